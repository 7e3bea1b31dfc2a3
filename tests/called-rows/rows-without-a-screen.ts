import type { RowName } from "./row-of-call.ts";

/** Rows that no page calls, each with the reason. A page must call every other row. */
export const ROWS_WITHOUT_A_SCREEN: Readonly<Partial<Record<RowName, string>>> = {};
