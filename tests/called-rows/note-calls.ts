import type { BrowserContext } from "playwright-core";
import { type RowName, rowOfCall } from "./row-of-call.ts";

const rows = new Set<RowName>();

/** Notes from now on which rows of the contract the pages of a context call, and their frames. */
export function noteCalls(context: BrowserContext): void {
  context.on("response", (reply) => {
    const served = reply.status() >= 200 && reply.status() < 300;
    // Servers date their replies; a reply that a journey made up by itself has no date, and proves nothing.
    if (!served || reply.headers()["date"] === undefined) return;
    const row = rowOfCall(reply.request().method(), reply.url());
    if (row) rows.add(row);
  });
}

/** The rows that were called with success since this test file began, by name. */
export const notedRows = (): readonly RowName[] => [...rows].sort();
