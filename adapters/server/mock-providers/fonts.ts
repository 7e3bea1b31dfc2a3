import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The site's fonts: a device without a Thai font would show boxes in the frame. */
export const FONTS = ["thai", "latin"] as const;
export type Font = (typeof FONTS)[number];

export function readFont(font: Font): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(require.resolve(`@fontsource/anuphan/files/anuphan-${font}-400-normal.woff2`)));
}

export const FONT_STYLES = `@font-face{font-family:Anuphan;src:url(thai.woff2) format("woff2");unicode-range:U+0E01-0E5B,U+200C-200D,U+25CC}
@font-face{font-family:Anuphan;src:url(latin.woff2) format("woff2");unicode-range:U+0000-00FF,U+2013-2014,U+2032}`;
