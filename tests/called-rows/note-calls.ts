import type { BrowserContext } from "playwright-core";
import { type RowName, rowOfCall } from "./row-of-call.ts";

const rows = new Set<RowName>();

/** Records which rows of the contract the pages of a context, and their frames, call with success from now on. */
export function noteCalls(context: BrowserContext): void {
  context.on("response", (reply) => {
    const succeeded = reply.status() >= 200 && reply.status() < 300;
    // A server's reply has a date. A reply without one comes from the journey itself and proves nothing.
    if (!succeeded || reply.headers()["date"] === undefined) return;
    const row = rowOfCall(reply.request().method(), reply.url());
    if (row) rows.add(row);
  });
}

/** The names of the rows that were called with success since this test file started. */
export const notedRows = (): readonly RowName[] => [...rows].sort();
