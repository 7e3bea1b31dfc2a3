import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** Draws an SVG as a PNG that is `size` pixels wide. */
export type DrawPng = (svg: string, size: number) => Uint8Array;

let ready: Promise<void> | undefined;

/** Loads the rasteriser once; it is WebAssembly and needs no program of the machine. */
export async function loadDrawPng(): Promise<DrawPng> {
  // It refuses a second time, and the slips of a sandbox may have been the first in this process.
  ready ??= readFile(codeFile()).then((code) => initWasm(code).catch(() => undefined));
  await ready;
  return drawPng;
}

/** The bundle of the command line tool has it beside it; the package of the tool has no other packages. */
function codeFile(): string {
  const copied = join(import.meta.dirname, "resvg.wasm");
  return existsSync(copied) ? copied : createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
}

function drawPng(svg: string, size: number): Uint8Array {
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: size } });
  const picture = drawing.render();
  const png = picture.asPng();
  picture.free();
  drawing.free();
  return png;
}
