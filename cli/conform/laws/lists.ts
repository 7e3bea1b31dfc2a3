import { deviates } from "../engine/findings.ts";
import type { Member } from "../engine/law.ts";
import type { ReplyOf } from "../engine/rows.ts";

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
  return (limit, cursor) => member.get("transactionHistory", { body: { ...filter, limit, ...withCursor(cursor) } });
}

/** The member's ledger, newest first. */
export function ledgerOf(member: Member, filter?: Filter): Promise<readonly LedgerLine[]> {
  return wholeList(ledgerPages(member, filter));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function rises(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? number));
}

export function falls(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number <= (numbers[index - 1] ?? number));
}

export function statusesOf(list: readonly { readonly status: string }[]): readonly string[] {
  return list.map(({ status }) => status);
}

export async function rewardsOf(member: Member) {
  return (await member.get("rewards")).flatMap(({ rewards }) => rewards);
}

interface Identified {
  readonly id: string | number;
}

/** Every list of a member that comes in pages. */
export function pagedLists(one: Member): Readonly<Record<string, ReadPage<Identified>>> {
  return {
    "the ledger": ledgerPages(one),
    "the spins": (limit, cursor) => one.get("wheelLog", { body: { limit, ...withCursor(cursor) } }),
    "the purchases": (limit, cursor) => one.get("rewardRequestHistory", { body: { limit, ...withCursor(cursor) } }),
    "the cards": (limit, cursor) => one.get("flipCardLogs", { query: { limit: String(limit), ...withCursor(cursor) } }),
    "the inbox": (limit, cursor) => one.get("inbox", { query: { limit: String(limit), ...withCursor(cursor) } }),
    "the activity": (limit, cursor) => one.get("activity", { query: { limit: String(limit), ...withCursor(cursor) } }),
  };
}

function withCursor(cursor: string | undefined): Readonly<Record<string, string>> {
  return cursor === undefined ? {} : { cursor };
}
