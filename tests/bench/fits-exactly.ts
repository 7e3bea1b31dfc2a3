import * as v from "valibot";
import { fitsExactly } from "../../contracts/fits-exactly.ts";
import { historyPage } from "../../contracts/schemas/history.ts";
import type { BenchRow } from "./bench-row.ts";
import { interleave, type Sample } from "./interleave.ts";

const LIMIT = 2;
const ROUNDS = 15;
const CHECKS = 3000;

const REPLY: v.InferInput<typeof historyPage> = {
  items: Array.from({ length: 20 }, (_, index) => ({
    id: String(40 - index),
    kind: "game",
    at: `2026-11-20T05:${10 + index}:00.000Z`,
    amount: index % 2 === 0 ? -40 : 76.5,
    point: 0,
    balance: 1000 + index * 3.5,
    reference: `round-${index}`,
    title: "เสือโชคลาภ",
  })),
  next: "20",
};

/** How fast the client's short cut accepts a reply that follows the contract, against a parse of the same reply. */
export async function benchFitsExactly(): Promise<BenchRow[]> {
  const { parse, fits } = await interleave(
    {
      parse: timeOf(() => v.safeParse(historyPage, REPLY).success),
      fits: timeOf(() => fitsExactly(historyPage, REPLY)),
    },
    ROUNDS,
  );
  const ratio = parse / fits;
  return [
    {
      what: "fitsExactly on a page of 20 ledger lines, against a parse by valibot",
      measured: `${ratio.toFixed(2)}x`,
      budget: `${LIMIT}x`,
      met: ratio >= LIMIT,
    },
  ];
}

/** Microseconds of processor time per check. */
function timeOf(check: () => boolean): Sample {
  return () => {
    const before = process.cpuUsage();
    for (let done = 0; done < CHECKS; done++) if (!check()) throw new Error("the reply does not follow the contract");
    const { user, system } = process.cpuUsage(before);
    return (user + system) / CHECKS;
  };
}
