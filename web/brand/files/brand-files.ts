import { BRANDS_FOLDER, type BuiltFiles } from "../../../core/delivery/built-brand.ts";
import { HEADERS_FILE, headersFile } from "../../../core/delivery/headers-file.ts";
import { SHARE_FILE, withShareTags } from "../../../core/delivery/share-file.ts";
import type { Brand } from "../brand.ts";
import { brandCss } from "../brand-css.ts";
import { brandOrigins } from "../brand-origins.ts";
import { brandPage } from "./brand-page.ts";
import type { DrawPng } from "./draw-png.ts";
import { iconFiles } from "./icon-files.ts";
import { pagesOf } from "./pages-of.ts";
import { shareFile } from "./share-file-of.ts";
import { webManifest } from "./web-manifest.ts";

/** What a brand's files are made of, besides the brand. */
export interface BrandSources {
  readonly drawPng: DrawPng;
  /** The picture for chats, of 1200 by 630 pixels. */
  readonly sharePicture?: Uint8Array | undefined;
  /** The files of pictures and sounds that the brand names, by file name. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

/**
 * Computes the static files of a brand, by path in the built site. `template` is the page of the build
 * (`PAGE_TEMPLATE`). The brand must be checked.
 */
export function brandFiles(brand: Brand, template: string, sources: BrandSources): BuiltFiles {
  const { drawPng, sharePicture, pictures = [] } = sources;
  const folder = `${BRANDS_FOLDER}/${brand.id}`;
  const css = brandCss(brand);
  const share = shareFile(brand, sharePicture && `/${folder}/share.png`);
  const page = brandPage(template, brand, css);
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    // First, so that no picture takes the name of another file.
    ...pictures,
    ["index.html", withShareTags(page, share, "", "/")],
    ["brand.css", css],
    // The page of a game has no brand's name: its frame is a document of its own.
    ["play/brand.css", brandCss(brand, ":root")],
    ...iconFiles(brand, drawPng, sources.pictures),
    ["site.webmanifest", json(webManifest(brand, `/${folder}`))],
    ...(sharePicture ? [["share.png", sharePicture] as const] : []),
    [SHARE_FILE, json(share)],
    [HEADERS_FILE, json(headersFile(brandOrigins(brand), pagesOf(brand)))],
  ];
  return new Map(files.map(([name, content]) => [`${folder}/${name}`, content]));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
