import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Brand } from "../brand/brand.ts";
import { brandCss } from "../brand/brand-css.ts";

const brandFolder = resolve(import.meta.dirname, "../brand");
const FONT_FILE = /@fontsource\/[\w-]+\/files\/([\w-]+\.woff2)/g;

/**
 * The brand's colours and fonts for the pages in web/public/play, by file name. Those pages use no bundle, and their
 * frame has an opaque origin, from which it cannot load the site's fonts.
 */
export function gamePageFiles(brand: Brand): ReadonlyMap<string, string | Uint8Array> {
  const read = (name: string) => readFileSync(resolve(brandFolder, name), "utf8");
  const faces = read("fonts.css");
  const css = [read("tokens.css"), brandCss(brand, ":root"), faces.replace(FONT_FILE, "$1")].join("\n");
  const { resolve: find } = createRequire(import.meta.url);
  const fonts = Array.from(faces.matchAll(FONT_FILE), ([path, name = ""]) => [name, readFileSync(find(path))] as const);
  return new Map<string, string | Uint8Array>(
    [["brand.css", css], ...fonts].map(([name, source]) => [`play/${name}`, source]),
  );
}
