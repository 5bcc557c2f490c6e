/** Tells when the faces have arrived, so that texts are measured again. */

import { forgetWidths } from "./measure";

class Faces {
  loaded = $state(0);

  constructor() {
    if (typeof document === "undefined" || !document.fonts) return;
    document.fonts.addEventListener?.("loadingdone", () => {
      forgetWidths();
      this.loaded += 1;
    });
  }
}

export const faces = new Faces();
