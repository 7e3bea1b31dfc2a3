import type { Brand } from "../brand.ts";
import { servedPalette } from "./served-palette.ts";

/** What the page holds as data: the brand as the site reads it, and what area.js sets before the first paint. */
function pageData(brand: Brand) {
  const {
    contentHosts: _,
    chatHosts: __,
    siteUrl: ___,
    pictures: ____,
    embeds: _____,
    features: ______,
    look: _______,
    // Among the configuration's entries.
    logo: ________,
    background: _________,
    ...rest
  } = brand;
  return { ...rest, pageColor: servedPalette(brand)["ink-0"] };
}

/** JSON inside a script element: no `</script>` and no comment can begin in it. */
export function dataBlock(brands: readonly Brand[]): string {
  return JSON.stringify(brands.map(pageData)).replace(/</g, "\\u003c");
}
