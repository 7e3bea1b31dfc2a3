import type { RowName } from "./row-of-call.ts";

/** Rows that the site has no use for, each with the reason; every other one must be called by a page. */
export const ROWS_WITHOUT_A_SCREEN: Readonly<Partial<Record<RowName, string>>> = {};
