import type { Problem } from "../shared/fault.ts";
import type { Page, PageQuery } from "../shared/page.ts";
import { mapOk, type Result } from "../shared/result.ts";

/** As many as one look for a lost reply goes through. */
const NEWEST: PageQuery = { cursor: undefined, limit: 100 };

/** The newest items of a log that is read in pages. */
export async function newest<Item>(
  read: (query: PageQuery) => Promise<Result<Page<Item>, Problem>>,
): Promise<Result<readonly Item[], Problem>> {
  return mapOk(await read(NEWEST), ({ items }) => items);
}
