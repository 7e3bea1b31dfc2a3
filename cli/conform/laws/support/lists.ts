import type { ReplyOf } from "../../engine/rows.ts";
import { deviates } from "../../engine/stop.ts";
import type { Member } from "../../engine/trial.ts";

export type LedgerLine = ReplyOf<"transactionHistory">["items"][number];

interface Filter {
  readonly from?: string;
  readonly to?: string;
  readonly kinds?: LedgerLine["kind"][];
}

/** A list that comes in pages. */
export type ReadPage<Item> = (
  limit: number,
  cursor: string | undefined,
) => Promise<{ readonly items: readonly Item[]; readonly next?: string | null | undefined }>;

const MOST_PAGES = 400;

/** All items, newest first. */
export async function wholeList<Item>(read: ReadPage<Item>, limit = 100): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await read(limit, cursor);
    items.push(...page.items);
    if (page.items.length > limit) deviates("a page", `at most ${limit} items`, page.items.length);
    if (!page.next) return items;
    cursor = page.next;
  }
  return deviates("the pages of a list", "an end", `none after ${MOST_PAGES} pages`);
}

export function ledgerPages(member: Member, filter: Filter = {}): ReadPage<LedgerLine> {
  return (limit, cursor) =>
    member.get("transactionHistory", { body: { ...filter, limit, ...(cursor === undefined ? {} : { cursor }) } });
}

/** The member's ledger, newest first. */
export function ledgerOf(member: Member, filter?: Filter): Promise<readonly LedgerLine[]> {
  return wholeList(ledgerPages(member, filter));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
