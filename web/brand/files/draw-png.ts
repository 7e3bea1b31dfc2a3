import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { BrandSources } from "./brand-files.ts";

let ready: Promise<void> | undefined;

/** Loads the rasteriser once; it is WebAssembly and needs no program of the machine. */
export async function loadDrawPng(): Promise<BrandSources["drawPng"]> {
  ready ??= readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")).then((code) =>
    initWasm(code),
  );
  await ready;
  return drawPng;
}

function drawPng(svg: string, size: number): Uint8Array {
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: size } });
  const picture = drawing.render();
  const png = picture.asPng();
  picture.free();
  drawing.free();
  return png;
}
