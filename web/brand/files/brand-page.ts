import { createHash } from "node:crypto";
import { BRANDS_FOLDER } from "../../../core/delivery/built-brand.ts";
import type { Brand } from "../brand.ts";
import { escapeHtml } from "./escape-html.ts";
import { fillPage } from "./fill-page.ts";
import { servedTexts } from "./served-texts.ts";
import { markSvg } from "./mark-svg.ts";
import { dataBlock } from "./page-data.ts";
import { servedPalette } from "./served-palette.ts";

/** The page of one brand. Its style sheet's address changes with the content. */
export function brandPage(template: string, brand: Brand, css: string): string {
  const texts = Object.entries(servedTexts(brand)).map(([key, text]) => [key, escapeHtml(text)]);
  return fillPage(template, {
    id: brand.id,
    scheme: brand.scheme,
    title: escapeHtml(brand.name),
    color: servedPalette(brand)["ink-0"],
    css: `/${BRANDS_FOLDER}/${brand.id}/brand.css?v=${versionOf(css)}`,
    folder: `/${BRANDS_FOLDER}/${brand.id}`,
    data: dataBlock([brand]),
    mark: markSvg(brand),
    ...Object.fromEntries(texts),
  });
}

/** Changes with the content. */
export function versionOf(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}
