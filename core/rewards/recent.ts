import type { Problem } from "../shared/fault.ts";
import type { Page, PageQuery } from "../shared/page.ts";
import { mapOk, ok, type Result } from "../shared/result.ts";

/** As many as one look for a lost reply goes through. */
export const RECENT: PageQuery = { cursor: undefined, limit: 100 };

/** The ids of what was there before an action: the list that is known already, or its first page. */
export async function readRecent(
  known: readonly { readonly id: string }[] | undefined,
  read: (query: PageQuery) => Promise<Result<Page<{ readonly id: string }>, Problem>>,
): Promise<Result<readonly string[], Problem>> {
  const list = known ? ok(known) : mapOk(await read(RECENT), ({ items }) => items);
  return mapOk(list, (items) => items.map(({ id }) => id));
}
