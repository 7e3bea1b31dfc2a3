import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** Draws an SVG as a PNG that is `size` pixels wide. */
export type DrawPng = (svg: string, size: number) => Uint8Array;

let ready: Promise<Uint8Array[]> | undefined;

/** Loads the rasteriser once; it is WebAssembly and needs no program of the machine. */
export async function loadDrawPng(): Promise<DrawPng> {
  ready ??= load();
  const fontBuffers = await ready;
  return (svg, size) => {
    // Most drawings have no letters, and reading the fonts takes longer than drawing.
    const font = svg.includes("<text") ? { font: { fontBuffers, defaultFontFamily: "Anuphan" } } : {};
    const drawing = new Resvg(svg, { fitTo: { mode: "width", value: size }, ...font });
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free();
    drawing.free();
    return png;
  };
}

const FONTS = ["anuphan-thai", "anuphan-latin", "trirong-thai", "trirong-latin"];

/** The fonts of brands, after the rasteriser is ready. */
async function load(): Promise<Uint8Array[]> {
  const code = await readFile(fileOf("resvg.wasm", "@resvg/resvg-wasm/index_bg.wasm"));
  // It refuses a second time, and the slips of a sandbox may have been the first in this process.
  await initWasm(code).catch(() => undefined);
  return Promise.all(
    FONTS.map((font) => {
      const name = `${font}-600-normal.woff2`;
      return readFile(fileOf(name, `@fontsource/${font.split("-")[0]}/files/${name}`));
    }),
  );
}

/** The bundle of the command line tool has such files beside it; the package of the tool has no other packages. */
function fileOf(copy: string, original: string): string {
  const copied = join(import.meta.dirname, copy);
  return existsSync(copied) ? copied : createRequire(import.meta.url).resolve(original);
}
