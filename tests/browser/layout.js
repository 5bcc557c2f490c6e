// Measures the page as it is now: text that is too small or too faint, targets that are too small,
// things outside their panes, texts over texts, and choices that are out of sight.
({ text, phone_text, contrast, target }) => {
  const found = [];
  const phone = innerWidth < 700;
  const smallest = phone ? phone_text : text;
  const seen = new Set();
  const add = (what, where, much) => {
    const sign = `${what} ${where}`;
    if (!seen.has(sign)) found.push([what, where, String(much)]);
    seen.add(sign);
  };
  const visible = (r) => r.width > 0.5 && r.height > 0.5 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight;
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const brief = (s) => s.replace(/\s+/g, " ").trim().slice(0, 40);
  // A sign for a sentence: numbers and names differ from game to game, the place does not.
  const pane = (e) => (e.closest("[data-helm] svg[role=group]") ? "hand" : e.closest("[data-helm]") ? "helm" : e.closest("main") ? "board" : e.closest("aside") ? "side" : e.closest("header") ? "top" : "page");

  const rgb = (c) => {
    const m = /rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[,/ ]+([\d.]+)(%?))?\)/.exec(c);
    if (m) return [m[1] / 255, m[2] / 255, m[3] / 255, m[4] === undefined ? 1 : m[4] / (m[5] ? 100 : 1)];
    const s = /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+))?\)/.exec(c);
    return s ? [+s[1], +s[2], +s[3], s[4] === undefined ? 1 : +s[4]] : null;
  };
  // A gradient counts as the mean of its ends.
  const gradient = (fill) => {
    const stops = [...(document.getElementById(/#([^")]+)/.exec(fill)?.[1] ?? "")?.querySelectorAll("stop") ?? [])].map((stop) => {
      const style = getComputedStyle(stop);
      const c = rgb(style.stopColor);
      return c && [c[0], c[1], c[2], c[3] * parseFloat(style.stopOpacity)];
    });
    if (!stops.length || stops.includes(null)) return null;
    return [0, 1, 2, 3].map((i) => stops.reduce((sum, c) => sum + c[i], 0) / stops.length);
  };
  const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
  const light = (c) => {
    const [r, g, b] = c.slice(0, 3).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  const ground = [8 / 255, 12 / 255, 24 / 255, 1];

  // ---- drawn texts ------------------------------------------------------------------------
  const boxes = [];
  const svgs = [...document.querySelectorAll("main svg.things, [data-helm] svg[role=group]")];
  for (const svg of svgs) svg.style.setProperty("pointer-events", "none");
  for (const svg of svgs) {
    const frame = (svg.closest(".board, .hand") ?? svg).getBoundingClientRect();
    const texts = [...svg.querySelectorAll("text")].filter((t) => shown(t) && t.textContent.trim());
    for (const t of texts) t.style.pointerEvents = "visiblePainted";
    const shapes = [...svg.querySelectorAll("rect, path, circle")];
    for (const s of shapes) s.style.pointerEvents = "visiblePainted";
    svg.style.pointerEvents = "auto";
    const hits = document.querySelector("svg.hits");
    const others = [...document.querySelectorAll("main svg.hits, main svg.marks, [data-helm] svg[role=group] [data-key]")];
    const before = others.map((o) => o.style.visibility);
    for (const o of others) o.style.visibility = "hidden";
    for (const t of texts) {
      const r = t.getBoundingClientRect();
      const m = t.getScreenCTM();
      if (!visible(r) || !m || r.bottom < frame.top || r.top > frame.bottom || r.right < frame.left || r.left > frame.right) continue;
      const words = brief(t.textContent);
      const size = parseFloat(getComputedStyle(t).fontSize) * Math.hypot(m.c, m.d);
      if (size < smallest - 0.05) add("small text", `${pane(svg)} “${words}”`, `${size.toFixed(1)} px`);
      const cx = (r.left + r.right) / 2, cy = (r.top + r.bottom) / 2;
      if (cx < frame.left || cx > frame.right || cy < frame.top || cy > frame.bottom) continue;
      boxes.push({ r, words, svg });
      const stack = document.elementsFromPoint(Math.min(cx, innerWidth - 1), Math.min(cy, innerHeight - 1));
      let below = [];
      for (const e of stack) {
        if (e.tagName === "text" || e.tagName === "tspan") continue;
        if (!svg.contains(e) || e === svg) { if (e === svg) break; continue; }
        const style = getComputedStyle(e);
        const c = style.fill.startsWith("url") ? gradient(style.fill) : rgb(style.fill);
        if (style.fill.startsWith("url") && !c) { below = null; break; }
        if (!c) continue;
        c[3] *= parseFloat(style.fillOpacity) * parseFloat(style.opacity);
        below.push(c);
        if (c[3] > 0.98) break;
      }
      const ink = rgb(getComputedStyle(t).fill);
      if (below && ink) {
        const back = below.reduceRight((b, c) => over(c, b), ground);
        ink[3] *= parseFloat(getComputedStyle(t).opacity);
        const how = ratio(over(ink, back), back);
        if (how < contrast - 0.02) add("faint text", `${pane(svg)} “${words}”`, `${how.toFixed(1)} : 1`);
      }
    }
    others.forEach((o, i) => (o.style.visibility = before[i]));
    for (const s of [...shapes, ...texts]) s.style.pointerEvents = "";
    svg.style.pointerEvents = "";
    void hits;
  }
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (a.svg !== b.svg) continue;
      const w = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left);
      const h = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
      const least = Math.min(a.r.width * a.r.height, b.r.width * b.r.height);
      if (w > 2 && h > 2 && (w * h) / least > 0.3) add("text over text", `${pane(a.svg)} “${a.words}” and “${b.words}”`, `${Math.round((100 * w * h) / least)} %`);
    }
  }

  // ---- the page around --------------------------------------------------------------------
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.textContent.trim() || !e || e.closest("svg, script, style, .unseen, option") || !shown(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const r = range.getBoundingClientRect();
    if (!visible(r)) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    const where = `${pane(e)} “${brief(node.textContent)}”`;
    if (size < smallest - 0.05) add("small text", where, `${size.toFixed(1)} px`);
    const own = e.closest("[data-helm], aside, header, .strip, nav, dialog");
    if (own && !e.closest("[data-bubble]")) {
      const b = own.getBoundingClientRect();
      const cut = e.closest(".bar, .options, .row, .strip, [role=log], [role=region], .players, .path, .outlook");
      if ((r.right > b.right + 1.5 || r.left < b.left - 1.5) && !(cut && cut.scrollWidth > cut.clientWidth)) add("outside its pane", where, `${Math.round(r.right - b.right)} px`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) add("outside its pane", "page", `${document.documentElement.scrollWidth} of ${innerWidth} px wide`);

  // ---- targets ----------------------------------------------------------------------------
  if (phone) {
    for (const b of document.querySelectorAll("button, a[href], [role=tab], select, input:not([type=checkbox])")) {
      const r = b.getBoundingClientRect();
      if (!visible(r) || !shown(b) || b.closest("[data-bubble]")) continue;
      const more = getComputedStyle(b, "::after"); // an invisible rim may belong to it
      const rim = more.content !== "none" && more.position === "absolute" ? [more.left, more.top].map((v) => Math.max(0, -parseFloat(v) || 0)) : [0, 0];
      if (Math.min(r.width + 2 * rim[0], r.height + 2 * rim[1]) < target - 0.5) add("small target", `${pane(b)} “${brief(b.getAttribute("aria-label") ?? b.textContent)}”`, `${Math.round(r.width)} x ${Math.round(r.height)} px`);
    }
  }

  // ---- choices and things -----------------------------------------------------------------
  const board = document.querySelector("main .board")?.getBoundingClientRect();
  const scrolls = document.querySelector("main .board.scrolls") !== null;
  const lit = [...document.querySelectorAll("[data-lit]")];
  const inView = (e) => {
    const r = e.getBoundingClientRect();
    const clip = e.closest(".hand, .bar, .board, .players, .strip")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    return x >= Math.max(0, clip.left) && x <= Math.min(innerWidth, clip.right) && y >= Math.max(0, clip.top) && y <= Math.min(innerHeight, clip.bottom);
  };
  if (lit.length && !lit.some(inView)) add("choice out of view", "none of the choices is in view", lit.length);
  if (!phone) {
    const away = lit.filter((e) => !inView(e) && e.closest(".board, .bar"));
    if (away.length) add("choice out of view", `${pane(away[0])} ${away[0].dataset.key.split(":")[0]}`, `${away.length} of ${lit.length}`);
  }
  if (board) {
    for (const e of document.querySelectorAll("main svg.hits [data-key]")) {
      const r = e.getBoundingClientRect();
      if (!r.width) continue;
      const out = Math.max(board.left - r.left, r.right - board.right, scrolls ? 0 : board.top - r.top, scrolls ? 0 : r.bottom - board.bottom);
      if (out > 2) add("outside its pane", `board ${e.dataset.key.split(":")[0]}`, `${Math.round(out)} px`);
    }
  }
  return found;
}
