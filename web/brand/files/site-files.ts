import {
  BRANDS_FILE,
  BRANDS_FOLDER,
  type BrandsFile,
  type BuiltFiles,
} from "../../../contracts/delivery/built-brand.ts";
import { HEADERS_FILE, headersFile } from "../../../contracts/delivery/page-headers.ts";
import { mergeOrigins } from "../../../contracts/delivery/page-origins.ts";
import { ROBOTS_FILE, robotsText } from "../../../contracts/delivery/robots.ts";
import { SHARE_FILE, withShareTags } from "../../../contracts/delivery/share-file.ts";
import { brandCss } from "../brand-css.ts";
import { brandFiles, brandOrigins } from "./brand-files.ts";
import { firstFrameCss, languageCss, languagesOf, sharedPage } from "./brand-page.ts";
import type { DrawPng } from "./draw-png.ts";
import type { BrandWithPictures } from "./read-brand-file.ts";
import { pagesOf, shareFile } from "./share-file-of.ts";

/** All files that brands add to the built site, by path: each brand's and those below the root. The first is the default. */
export function siteFiles(
  brands: readonly [BrandWithPictures, ...BrandWithPictures[]],
  template: string,
  drawPng: DrawPng,
): BuiltFiles {
  const [first, ...others] = brands;
  const ofBrand = ({ brand, ...pictures }: BrandWithPictures) => brandFiles(brand, template, { drawPng, ...pictures });
  const firstFiles = ofBrand(first);
  const root = rootFiles(brands, template, firstFiles);
  return new Map([...root, ...firstFiles, ...others.flatMap((other) => [...ofBrand(other)])]);
}

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
  const rules = drawn.flatMap(({ brand, pictures }) => [brandCss(brand, undefined, pictures), firstFrameCss(brand)]);
  const css = rules.join("\n") + languageCss(languagesOf(brands));
  const share = shareFile(first, `/${folder}share.png`);
  const list: BrandsFile = { default: first.id, brands: brands.map(({ id, hostnames }) => ({ id, hostnames })) };
  const copied = ["favicon.svg", "favicon.ico", "play/brand.css"] as const;
  const content = (name: string) => files.get(folder + name) ?? "";
  return new Map<string, string | Uint8Array>([
    ["index.html", withShareTags(sharedPage(template, brands, `/${CSS}`, css), share, "", "/")],
    [CSS, css],
    [BRANDS_FILE, json(list)],
    [SHARE_FILE, json(share)],
    [ROBOTS_FILE, robotsText(true)],
    // One list for all hosts, so it allows what any of the brands needs.
    [HEADERS_FILE, json(headersFile(mergeOrigins(brands.map(brandOrigins)), [...new Set(brands.flatMap(pagesOf))]))],
    ...copied.map((name) => [name, content(name)] as const),
  ]);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
