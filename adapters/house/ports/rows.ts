import type { BangkokDate } from "../../../core/shared/bangkok-time.ts";

/**
 * One row of a read model, which the journal stores beside the events: a line of a member's ledger, a request, a rank.
 * List, owner and id name it.
 */
export interface Row {
  readonly list: RowList;
  /** Whose row it is: a stream, or what all rows of one list have in common, for example a ranking's month. */
  readonly owner: string;
  readonly id: string;
  /** Pages go from the highest order to the lowest. An integer. Rows of the same order come in the order of their ids. */
  readonly order: number;
  /** The Bangkok day that it belongs to. */
  readonly day?: BangkokDate | undefined;
  /** What a page can be limited to, for example the kind of a ledger line. */
  readonly tag?: string | undefined;
  /** Integers that `add` adds to and `sum` adds up. As many in all rows of a list, at most three. */
  readonly sums?: readonly number[] | undefined;
  /** What the list's readers need besides. JSON data. */
  readonly body?: unknown;
}

export const ROW_LISTS = [
  "ledger",
  "deposits",
  "slips",
  "withdrawals",
  "claims",
  "gifts",
  "spins",
  "card-plays",
  "check-ins",
  "rounds",
  "plays",
  "affiliate-withdrawals",
  "inbox",
  "answers",
  "open-requests",
  "feed",
  "ranking",
  "popularity",
  "downline",
  "downline-days",
  "fair-play-days",
  "fair-play-steps",
] as const;
export type RowList = (typeof ROW_LISTS)[number];

/** Names a row. */
export type RowKey = Pick<Row, "list" | "owner" | "id">;

/** A change of a row. `add` adds the sums to those of the stored row, and replaces the rest of it. */
export type RowChange =
  | { readonly change: "put"; readonly row: Row }
  | { readonly change: "add"; readonly row: Row }
  | { readonly change: "delete"; readonly row: RowKey };

export interface RowQuery {
  readonly list: RowList;
  readonly owner: string;
  readonly limit: number;
  /** Only rows that come after this one. */
  readonly after?: Pick<Row, "order" | "id"> | undefined;
  /** Only rows with one of these tags; with all tags when there are none. */
  readonly tags?: readonly string[] | undefined;
  /** The first and the last day. Rows without a day are in no range. */
  readonly from?: BangkokDate | undefined;
  readonly to?: BangkokDate | undefined;
}

/** Reads the rows of the read models, with everything that was acknowledged before the call. */
export interface Rows {
  get(row: RowKey): Promise<Row | undefined>;
  page(query: RowQuery): Promise<readonly Row[]>;
  /** The sums of all rows of an owner with a day in the range, added up. Always three numbers, zeros without rows. */
  sum(query: Pick<RowQuery, "list" | "owner" | "from" | "to">): Promise<readonly number[]>;
  /** How many rows of an owner there are; with `above`, only those of a higher order. */
  count(query: Pick<RowQuery, "list" | "owner"> & { readonly above?: number }): Promise<number>;
}
