import { type BangkokDate, bangkokDateOf, bangkokTimeOf } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import { add, type Satang, subtract, toBaht, ZERO } from "../shared/money.ts";
import { mapOk, ok, type Result } from "../shared/result.ts";
import { HISTORY_KINDS, type HistoryEntry, type HistoryKind, type HistoryPage } from "./model.ts";
import type { WalletPort } from "./port.ts";

export interface HistoryFilter {
  /** Empty: every kind. */
  readonly kinds: readonly HistoryKind[];
  readonly from: BangkokDate | undefined;
  readonly to: BangkokDate | undefined;
}

/** One page of 1 to 100 lines. Swaps the days if they are in the wrong order. */
export function listHistory(
  { wallet }: { readonly wallet: Pick<WalletPort, "history"> },
  { kinds, from, to }: HistoryFilter,
  cursor: string | undefined,
  limit: number,
): Promise<Result<HistoryPage, Problem>> {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return wallet.history({ kinds, from: first, to: last, cursor, limit });
}

/** Adds a page below the shown lines. A line that moved to the next page meanwhile is not added again. */
export function appendHistory(shown: readonly HistoryEntry[], page: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.filter(({ id }) => !ids.has(id))];
}

export interface WholeHistory {
  readonly items: readonly HistoryEntry[];
  /** False when the history is longer than the limit. */
  readonly whole: boolean;
}

const PAGE = 100;
/** Ten thousand lines: years of play, in a file that a phone can still open. */
const MOST_PAGES = 100;

/** Reads every line of a filter page by page, newest first, for totals and files. */
export async function readWholeHistory(
  dependencies: { readonly wallet: Pick<WalletPort, "history"> },
  filter: HistoryFilter,
  mostPages: number = MOST_PAGES,
): Promise<Result<WholeHistory, Problem>> {
  let items: readonly HistoryEntry[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await listHistory(dependencies, filter, cursor, PAGE);
    if (!page.ok) return page;
    items = appendHistory(items, page.value.items);
    cursor = page.value.next;
    if (cursor === undefined) return ok({ items, whole: true });
  }
  return ok({ items, whole: false });
}

export interface HistoryTotal {
  readonly kind: HistoryKind;
  readonly count: number;
  /** Credit that came in and that went out, both at least 0. */
  readonly inSatang: Satang;
  readonly outSatang: Satang;
  /** In minus out; signed. */
  readonly netSatang: Satang;
  /** Signed. */
  readonly points: number;
}

/** The totals of each kind that occurs, in the order of `HISTORY_KINDS`; every line counts once. */
export function historyTotals(items: readonly HistoryEntry[]): readonly HistoryTotal[] {
  return HISTORY_KINDS.flatMap((kind) => {
    const lines = items.filter((item) => item.kind === kind);
    if (lines.length === 0) return [];
    return [
      {
        kind,
        count: lines.length,
        ...flowsOf(lines),
        points: lines.reduce((sum, { points }) => sum + points, 0),
      },
    ];
  });
}

export interface HistoryDay {
  readonly day: BangkokDate;
  readonly items: readonly HistoryEntry[];
  /** Credit that came in and that went out, both at least 0; points are no money. Undefined where older lines may follow. */
  readonly inSatang: Satang | undefined;
  readonly outSatang: Satang | undefined;
}

/** The lines, newest first, by day. `whole` is false while older lines are not read: the last day may then go on. */
export function historyDays(items: readonly HistoryEntry[], whole: boolean): readonly HistoryDay[] {
  const days = [...new Set(items.map(({ at }) => bangkokDateOf(at)))];
  return days.map((day, index) => {
    const lines = items.filter(({ at }) => bangkokDateOf(at) === day);
    if (!whole && index === days.length - 1) return { day, items: lines, inSatang: undefined, outSatang: undefined };
    const { inSatang, outSatang } = flowsOf(lines);
    return { day, items: lines, inSatang, outSatang };
  });
}

function flowsOf(lines: readonly HistoryEntry[]) {
  const credits = lines.map(({ creditSatang }) => creditSatang);
  const inSatang = add(ZERO, ...credits.filter((credit) => credit > ZERO));
  const netSatang = add(ZERO, ...credits);
  return { inSatang, outSatang: subtract(inSatang, netSatang), netSatang };
}

export interface HistoryCsvWords {
  /** In the order of the columns: day, time, kind, title, credit, points, balance, reference. */
  readonly head: readonly [string, string, string, string, string, string, string, string];
  readonly kind: Readonly<Record<HistoryKind, string>>;
}

/** Marks the file as UTF-8 for spreadsheets; without it they garble Thai. */
const BYTE_ORDER_MARK = "\u{FEFF}";

/**
 * The lines as a spreadsheet file (RFC 4180): baht with two decimals, Bangkok days and times. A text that a spreadsheet
 * would run as a formula gets an apostrophe in front.
 */
export function historyCsv(items: readonly HistoryEntry[], words: HistoryCsvWords): string {
  const rows = items.map(({ at, kind, title, creditSatang, points, balanceSatang, reference }) => [
    bangkokDateOf(at),
    bangkokTimeOf(at),
    text(words.kind[kind]),
    text(title ?? ""),
    baht(creditSatang),
    String(points),
    balanceSatang === undefined ? "" : baht(balanceSatang),
    text(reference),
  ]);
  return BYTE_ORDER_MARK + [words.head.map(text), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function baht(amount: Satang): string {
  return toBaht(amount).toFixed(2);
}

function text(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** What moves points. Rounds and transfers, of which there are many more, do not. */
const KINDS = ["bonus", "reward", "wheel", "flip-card", "check-in"] as const satisfies readonly HistoryKind[];
const LIMIT = 20;

/** The latest lines of the ledger that moved points, newest first. */
export async function recentPoints({
  wallet,
}: {
  readonly wallet: Pick<WalletPort, "history">;
}): Promise<Result<readonly HistoryEntry[], Problem>> {
  const page = await wallet.history({ kinds: KINDS, from: undefined, to: undefined, cursor: undefined, limit: LIMIT });
  return mapOk(page, ({ items }) => items.filter(({ points }) => points !== 0));
}
