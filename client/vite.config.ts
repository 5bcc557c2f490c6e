import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// While developing, the page comes from here and everything else from a running server.
const server = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../starboard/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict content policy allows no data: addresses for scripts and fonts
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the look and the text files lie outside of this folder
    proxy: {
      "/api": { target: server, ws: true },
      "/text": server,
      "/art": server,
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "src/text/*.test.ts"] },
});
