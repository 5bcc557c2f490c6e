import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "../../starboard/look/tokens.css";
import "./styles/base.css";
import { stayOffline } from "./local/site";

stayOffline();
mount(App, { target: document.getElementById("app")! });
