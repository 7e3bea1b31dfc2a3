import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { type Instant, toIso } from "../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../core/shared/money.ts";

/** A JSON value; keys that are undefined are left out. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

dayjs.extend(utc);

const BANGKOK_OFFSET_HOURS = 7;

export type View = readonly Block[];
export type Block =
  | { readonly block: "text"; readonly text: string }
  | { readonly block: "fields"; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly block: "table"; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  /** Printed unchanged, for output that other programs read. */
  | { readonly block: "raw"; readonly text: string };

export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
}

export function text(line: string): Block {
  return { block: "text", text: line };
}

export function raw(output: string): Block {
  return { block: "raw", text: output };
}

/** One label and value per line; a line whose value is undefined is left out. */
export function fields(rows: Readonly<Record<string, string | undefined>>): Block {
  return {
    block: "fields",
    rows: Object.entries(rows).flatMap(([label, value]) => (value === undefined ? [] : [[label, value]])),
  };
}

/** A table, or the sentence `whenEmpty` when it has no rows. A title that ends in `>` aligns its column to the right. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[], whenEmpty: string): Block {
  if (rows.length === 0) return text(whenEmpty);
  const columns = titles.map((title): Column => {
    const alignRight = title.endsWith(">");
    return { title: alignRight ? title.slice(0, -1) : title, align: alignRight ? "right" : "left" };
  });
  return { block: "table", columns, rows };
}

export function money(amount: Satang): string {
  return formatBaht(amount);
}

/**
 * `2026-11-20 14:03:05 +07`: Bangkok time, or `-` for undefined. Shifts the UTC fields, because dayjs' `utcOffset` goes
 * through the machine's own zone and is an hour off where its clocks change.
 */
export function moment(at: Instant | undefined): string {
  return at === undefined ? "-" : dayjs.utc(at).add(BANGKOK_OFFSET_HOURS, "hour").format("YYYY-MM-DD HH:mm:ss [+07]");
}

export function yesNo(value: boolean): string {
  return value ? "yes" : "no";
}

export function isoOf(at: Instant | undefined): string | undefined {
  return at === undefined ? undefined : toIso(at);
}

/** `1 point`, `2 points`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
