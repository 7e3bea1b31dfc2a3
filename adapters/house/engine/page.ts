import type { Page, PageQuery } from "../../../core/shared/page.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";

/** One page of what comes newest first. A cursor is the id of the last item that was shown: new ones don't shift it. */
export function pageOf<Item extends { readonly id: string }>(
  newestFirst: Iterable<Item>,
  { cursor, limit }: PageQuery,
): Result<Page<Item>, Refusal> {
  const items: Item[] = [];
  let begun = cursor === undefined;
  for (const item of newestFirst) {
    if (!begun) {
      begun = item.id === cursor;
      continue;
    }
    if (items.length === limit) return ok({ items, next: items[items.length - 1]?.id });
    items.push(item);
  }
  return begun ? ok({ items, next: undefined }) : err(at("cursor", refuse("body-invalid", { field: "cursor" })));
}
