/** How large the window is, in the three kinds that the page knows. */

export type Kind = "phone" | "tablet" | "desk";

class Screen {
  kind = $state<Kind>("desk");
  height = $state(innerHeight);
  width = $state(innerWidth);

  constructor() {
    const phone = matchMedia("(max-width: 699.98px)");
    const desk = matchMedia("(min-width: 1200px)");
    const look = () => (this.kind = phone.matches ? "phone" : desk.matches ? "desk" : "tablet");
    phone.addEventListener("change", look);
    desk.addEventListener("change", look);
    look();
    addEventListener("resize", () => ([this.height, this.width] = [innerHeight, innerWidth]));
  }

  get layout(): "wide" | "tall" {
    return this.kind === "phone" || (this.kind === "tablet" && this.width < 0.9 * this.height) ? "tall" : "wide";
  }
}

export const screen = new Screen();
