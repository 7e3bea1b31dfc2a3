import { BRANDS_FOLDER, type BuiltFiles } from "../../../contracts/delivery/built-brand.ts";
import { HEADERS_FILE, headersFile } from "../../../contracts/delivery/page-headers.ts";
import { hostSources, type PageOrigins } from "../../../contracts/delivery/page-origins.ts";
import { SHARE_FILE, withShareTags } from "../../../contracts/delivery/share-file.ts";
import type { Brand } from "../brand.ts";
import { brandCss } from "../brand-css.ts";
import { brandPage, firstLanguage, languageCss, servedPalette, servedTexts, withCard } from "./brand-page.ts";
import type { DrawPng } from "./draw-png.ts";
import { iconFiles } from "./icon-files.ts";
import { sharePicture } from "./mark-drawings.ts";
import { pagesOf, shareFile } from "./share-file-of.ts";

/** What a brand's files are made of, besides the brand. */
export interface BrandSources {
  readonly drawPng: DrawPng;
  /** The picture for chats, of 1200 by 630 pixels; one is drawn when the brand has none. */
  readonly sharePicture?: Uint8Array | undefined;
  /** The files of pictures and sounds that the brand names, by file name. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

/**
 * Computes the static files of a brand, by path in the built site. `template` is the page of the build
 * (`PAGE_TEMPLATE`). The brand must be checked.
 */
export function brandFiles(brand: Brand, template: string, sources: BrandSources): BuiltFiles {
  const { drawPng, pictures } = sources;
  const folder = `${BRANDS_FOLDER}/${brand.id}`;
  const css = withCard(brandCss(brand, undefined, pictures), brand, pictures) + languageCss(brand.languages);
  const share = shareFile(brand, `/${folder}/share.png`);
  const page = brandPage(template, brand, css);
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    // First, so that no picture takes the name of another file.
    ...(pictures ?? []),
    ["index.html", withShareTags(page, share, "", "/")],
    ["brand.css", css],
    // The page of a game has no brand's name: its frame is a document of its own.
    ["play/brand.css", brandCss(brand, ":root")],
    ...iconFiles(brand, drawPng, pictures),
    ["site.webmanifest", json(webManifest(brand, `/${folder}`))],
    ["share.png", sources.sharePicture ?? sharePicture(brand, drawPng, pictures)],
    [SHARE_FILE, json(share)],
    [HEADERS_FILE, json(headersFile(brandOrigins(brand), pagesOf(brand)))],
  ];
  return new Map(files.map(([name, content]) => [`${folder}/${name}`, content]));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** What a phone needs to install the site as an app. `folder` is the path of the brand's files. */
function webManifest(brand: Brand, folder: string) {
  const { "ink-0": background } = servedPalette(brand);
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `${folder}/${name}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: servedTexts(brand).description,
    lang: firstLanguage(brand),
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
}

/** The origins that a brand's pages load from, besides their own. */
export function brandOrigins(brand: Brand): PageOrigins {
  const {
    backendUrl,
    imageHost,
    chatScriptUrl,
    chatHosts = [],
    contentHosts = [],
    configuration = {},
    telemetry,
    sounds = {},
  } = brand;
  return {
    backend: hostSources([backendUrl]),
    content: [
      ...new Set([
        ...hostSources([imageHost, ...Object.values(configuration), ...addressesOf(sounds)]),
        ...contentHosts,
      ]),
    ],
    // Without a script there is no chat, so its hosts are not allowed either.
    ...(telemetry && { calls: hostSources([telemetry.url]) }),
    chat: chatScriptUrl === undefined ? [] : [...hostSources([chatScriptUrl]), ...chatHosts],
  };
}

function addressesOf(values: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.values(values).filter((value) => value !== undefined);
}
