import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Brand, readBrand } from "../../../../web/brand/brand.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { plainBrand as sanam } from "../plain-brand.ts";

export const BRAND_FILE = sanam;

export function testBrand(fields: Readonly<Record<string, unknown>> = {}): Brand {
  return unwrap(readBrand({ ...sanam, ...fields }));
}

/** The page before the build, with the link that the build adds. */
export const TEMPLATE = readFileSync(resolve(import.meta.dirname, "../../../../web/index.html"), "utf8").replace(
  "<head>\n",
  '<head>\n    <link rel="stylesheet" href="%css%">\n',
);

/** Stands for the rasteriser: says what it drew. */
export const noPng = (svg: string, size: number) => new TextEncoder().encode(`${size} ${svg.length}`);
