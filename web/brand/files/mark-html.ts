import { escapeHtml } from "./escape-html.ts";
import { type DrawnBrand, markImageOf } from "./mark-image-of.ts";
import { markSvg } from "./mark-svg.ts";

/** The mark of the first frame as markup. An operator's drawing is a picture: in the page, its styles would be inline. */
export function markHtml(drawn: DrawnBrand): string {
  if (drawn.brand.logo === undefined) return markSvg(drawn.brand);
  return `<img src="${escapeHtml(markImageOf(drawn))}" alt="" width="32" height="32" />`;
}
