import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const brandFolder = resolve(import.meta.dirname, "../brand");
const FONT_FILE = /@fontsource\/[\w-]+\/files\/([\w-]+\.woff2)/g;

/**
 * The tokens and fonts for the pages in web/public/play, by file name. Those pages use no bundle, and their frame has an
 * opaque origin, from which it cannot load the site's fonts. A brand's files add the colours.
 */
export function gamePageFiles(): ReadonlyMap<string, string | Uint8Array> {
  const read = (name: string) => readFileSync(resolve(brandFolder, name), "utf8");
  const faces = read("fonts.css");
  const css = [read("tokens.css"), faces.replace(FONT_FILE, "$1")].join("\n");
  const { resolve: find } = createRequire(import.meta.url);
  const fonts = Array.from(faces.matchAll(FONT_FILE), ([path, name = ""]) => [name, readFileSync(find(path))] as const);
  return new Map<string, string | Uint8Array>(
    [["base.css", css], ...fonts].map(([name, source]) => [`play/${name}`, source]),
  );
}
