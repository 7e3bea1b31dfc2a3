import type { Page, PageQuery } from "../../../core/shared/page.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";

/** One page of a list, newest first. The cursor is the id of the page's last item, so new items do not shift pages. */
export function pageOf<Item extends { readonly id: string }>(
  newestFirst: Iterable<Item>,
  { cursor, limit }: PageQuery,
): Result<Page<Item>, Refusal> {
  const items: Item[] = [];
  let afterCursor = cursor === undefined;
  for (const item of newestFirst) {
    if (!afterCursor) {
      afterCursor = item.id === cursor;
      continue;
    }
    if (items.length === limit) return ok({ items, next: items[items.length - 1]?.id });
    items.push(item);
  }
  return afterCursor ? ok({ items, next: undefined }) : err(at("cursor", refuse("body-invalid", { field: "cursor" })));
}
