import type { Page } from "../../core/shared/page.ts";
import { type Block, text } from "../output/view.ts";
import { textOption, wholeNumber, withDefault } from "./options.ts";

/** The options that choose a part of a long list. */
export const PAGING = {
  limit: withDefault(wholeNumber("--limit <count>", "the largest number of entries", { min: 1, max: 100 }), 20),
  cursor: textOption("--cursor <id>", "start after the last page: the value of its `next`"),
} as const;

/** How to see the next page, if there is one. */
export function nextPage({ next }: Page<unknown>): readonly Block[] {
  return next === undefined ? [] : [text(""), text(`More: --cursor ${next}`)];
}
