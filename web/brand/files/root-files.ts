import { BRANDS_FILE, BRANDS_FOLDER, type BrandsFile, type BuiltFiles } from "../../../core/delivery/built-brand.ts";
import { HEADERS_FILE, headersFile } from "../../../core/delivery/headers-file.ts";
import { mergeOrigins } from "../../../core/delivery/page-origins.ts";
import { SHARE_FILE, withShareTags } from "../../../core/delivery/share-file.ts";
import { brandCss } from "../brand-css.ts";
import { brandOrigins } from "../brand-origins.ts";
import { sharedPage } from "./brand-page.ts";
import { firstFrameCss } from "./first-frame-css.ts";
import { pagesOf } from "./pages-of.ts";
import type { BrandWithPictures } from "./read-brand-file.ts";
import { shareFile } from "./share-file-of.ts";

/** The style sheet of the page of all brands. */
const CSS = "brands.css";

/**
 * Computes the files below the root for web servers that map no hostnames: a page with all brands, of which area.js
 * chooses one by hostname, and the default brand's small files. `files` are the default brand's (`brandFiles`).
 */
export function rootFiles(
  drawn: readonly [BrandWithPictures, ...BrandWithPictures[]],
  template: string,
  files: BuiltFiles,
): BuiltFiles {
  const [{ brand: first }, ...others] = drawn;
  const brands = [first, ...others.map(({ brand }) => brand)] as const;
  const folder = `${BRANDS_FOLDER}/${first.id}/`;
  const css = brands.flatMap((brand) => [brandCss(brand), firstFrameCss(brand)]).join("\n");
  const share = shareFile(first, files.has(`${folder}share.png`) ? `/${folder}share.png` : undefined);
  const list: BrandsFile = { default: first.id, brands: brands.map(({ id, hostnames }) => ({ id, hostnames })) };
  const copied = ["favicon.svg", "favicon.ico", "play/brand.css"] as const;
  const content = (name: string) => files.get(folder + name) ?? "";
  return new Map<string, string | Uint8Array>([
    ["index.html", withShareTags(sharedPage(template, brands, `/${CSS}`, css), share, "", "/")],
    [CSS, css],
    [BRANDS_FILE, json(list)],
    [SHARE_FILE, json(share)],
    // One list for all hosts, so it allows what any of the brands needs.
    [HEADERS_FILE, json(headersFile(mergeOrigins(brands.map(brandOrigins)), [...new Set(brands.flatMap(pagesOf))]))],
    ...copied.map((name) => [name, content(name)] as const),
  ]);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
