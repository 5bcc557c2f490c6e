import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// While developing, the page comes from here and everything else from a running server.
const server = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8000";

/** The server sends a file in its smallest form: squeeze once here instead of at every visit. */
const squeeze: Plugin = {
  name: "squeeze",
  apply: "build",
  writeBundle(options, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))) {
      const file = join(options.dir!, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(content));
    }
  },
};

/** Scripts and styles find each other wherever they lie; the page names their folder from the root. */
const fromTheRoot: Plugin = {
  name: "from-the-root",
  apply: "build",
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
};

export default defineConfig({
  base: "./",
  plugins: [svelte(), squeeze, fromTheRoot],
  worker: { format: "es" },
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
      "/accents.css": server,
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "src/text/*.test.ts"] },
});
