import type { ReplyOf } from "../../../contracts/model/rule.ts";
import { deviates } from "../engine/findings.ts";
import type { Member } from "../engine/members.ts";

export type LedgerLine = ReplyOf<"transactionHistory">["items"][number];

interface Filter {
  readonly from?: string;
  readonly to?: string;
  readonly kinds?: LedgerLine["kind"][];
}

/** Reads a page of a list. */
export type ReadPage<Item> = (page: {
  readonly limit: number;
  readonly cursor?: string;
}) => Promise<{ readonly items: readonly Item[]; readonly next?: string | null | undefined }>;

const MOST_PAGES = 400;

/** All items, the newest first; or at least `most` of them. */
export async function wholeList<Item>(
  read: ReadPage<Item>,
  limit = 100,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await read({ limit, ...(cursor !== undefined && { cursor }) });
    items.push(...page.items);
    if (page.items.length > limit) deviates("a page", `at most ${limit} items`, page.items.length);
    if (!page.next || items.length >= most) return items;
    cursor = page.next;
  }
  return deviates("the pages of a list", "an end", `none after ${MOST_PAGES} pages`);
}

/** The member's ledger, the newest first. */
export function ledgerOf(member: Member, filter: Filter = {}): Promise<readonly LedgerLine[]> {
  return wholeList((page) => member.get("transactionHistory", { body: { ...filter, ...page } }));
}

/** Every list of a member that comes in pages. */
export function pagedLists(one: Member): Readonly<Record<string, ReadPage<{ readonly id: string | number }>>> {
  const inQuery = ({ limit, ...cursor }: Parameters<ReadPage<unknown>>[0]) => ({ limit: String(limit), ...cursor });
  return {
    "the ledger": (page) => one.get("transactionHistory", { body: page }),
    "the spins": (page) => one.get("wheelLog", { body: page }),
    "the purchases": (page) => one.get("rewardRequestHistory", { body: page }),
    "the cards": (page) => one.get("flipCardLogs", { query: inQuery(page) }),
    // Of our own design: a backend that lacks them has been judged by the others then.
    "the inbox": (page) => one.get("inbox", { query: inQuery(page) }),
    "the activity": (page) => one.get("activity", { query: inQuery(page) }),
  };
}

export function idsOf<Id>(items: readonly { readonly id: Id }[]): readonly Id[] {
  return items.map(({ id }) => id);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function rises(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? number));
}

export function falls(numbers: readonly number[]): boolean {
  return rises(numbers.toReversed());
}
