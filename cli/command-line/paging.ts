import type { Page } from "../../core/shared/page.ts";
import { type Block, text } from "../output/view.ts";
import { textOption, wholeNumber, withDefault } from "./options.ts";

/** Which part of a long list a command shows. */
export const PAGING = {
  limit: withDefault(wholeNumber("--limit <count>", "how many at most", { min: 1, max: 100 }), 20),
  cursor: textOption("--cursor <id>", "go on where the last page ended, as its `next` said"),
} as const;

/** How to go on, where there is more. */
export function nextPage({ next }: Page<unknown>): readonly Block[] {
  return next === undefined ? [] : [text(""), text(`More: --cursor ${next}`)];
}
