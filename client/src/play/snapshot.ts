/** Pictures of what the board shows: an SVG file that needs nothing else, and a PNG of it. */

/** The properties that our style sheets give to drawings. */
const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "opacity", "font-family", "font-size", "font-weight", "color", "display"];

/** The drawing with all it refers to, and with its styles written into it. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [before, after] = [[svg, ...svg.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]];
  after.forEach((element, n) => {
    const style = getComputedStyle(before[n]!);
    element.setAttribute("style", STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
    element.removeAttribute("class");
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  const wanted = new Set([...copy.querySelectorAll("[href]")].map((use) => use.getAttribute("href") ?? ""));
  for (const style of copy.outerHTML.matchAll(/url\((?:&quot;|")?(#[\w-]+)/g)) wanted.add(style[1]!);
  for (const id of wanted) {
    const found = id.startsWith("#") ? document.getElementById(id.slice(1)) : null;
    if (found) defs.append(found.cloneNode(true));
  }
  copy.prepend(defs);
  return new XMLSerializer().serializeToString(copy);
}

/** What is drawn on the board is saved as SVG; where the browser can, as PNG too. */
export async function savePicture(name: string): Promise<void> {
  const svg = document.querySelector<SVGSVGElement>(".board svg.things");
  if (!svg) return;
  const text = standalone(svg);
  download(`${name}.svg`, new Blob([text], { type: "image/svg+xml" }));
  const png = await raster(text, svg.getBoundingClientRect()).catch(() => null);
  if (png) download(`${name}.png`, png);
}

async function raster(text: string, { width, height }: DOMRect): Promise<Blob | null> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await loaded;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * width, 2 * height];
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#060913";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
