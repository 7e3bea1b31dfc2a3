import { bangkokDateOf, bangkokTimeOf } from "../shared/bangkok-time.ts";
import { type Satang, toBaht } from "../shared/money.ts";
import type { HistoryEntry, HistoryKind } from "./model.ts";

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
