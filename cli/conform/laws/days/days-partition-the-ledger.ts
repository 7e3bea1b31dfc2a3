import { bangkokDateOf, parseInstant } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { ledgerOf } from "../support/lists.ts";

const MOST_DAYS = 12;

export const daysPartitionTheLedger: Law = {
  id: "days/days-partition-the-ledger",
  sentence: "The ledger of a Bangkok day has exactly the lines of that day, and a range has the lines of its days.",
  needs: [],
  rows: ["transactionHistory"],
  async run({ reader }) {
    const one = await reader();
    const whole = await ledgerOf(one);
    const dayOf = (line: { readonly at: string }) => bangkokDateOf(parseInstant(line.at) as never);
    const ids = (lines: typeof whole) => lines.map(({ id }) => id);
    const days = [...new Set(whole.map(dayOf))].slice(0, MOST_DAYS);
    for (const day of days) {
      const expected = whole.filter((line) => dayOf(line) === day);
      same(`the ledger of ${day}`, ids(expected), ids(await ledgerOf(one, { from: day, to: day })));
    }
    const [last] = days;
    const first = days[days.length - 1];
    if (last === undefined || first === undefined) return;
    const expected = whole.filter((line) => dayOf(line) >= first);
    same(`the ledger from ${first} to ${last}`, ids(expected), ids(await ledgerOf(one, { from: first, to: last })));
  },
};
