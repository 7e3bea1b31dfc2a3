import { HISTORY_KINDS } from "../../../../core/wallet/model.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { ledgerOf } from "../support/lists.ts";

export const kindsPartitionTheLedger: Law = {
  id: "days/kinds-partition-the-ledger",
  sentence: "A filter by kind has exactly the lines of that kind, and all kinds together are the ledger.",
  needs: [],
  rows: ["transactionHistory"],
  async run({ reader }) {
    const one = await reader();
    const whole = await ledgerOf(one);
    for (const kind of HISTORY_KINDS) {
      const expected = whole.filter((line) => line.kind === kind).map(({ id }) => id);
      same(
        `the lines of ${kind}`,
        expected,
        (await ledgerOf(one, { kinds: [kind] })).map(({ id }) => id),
      );
    }
    const two = whole.filter(({ kind }) => kind === "game" || kind === "deposit").map(({ id }) => id);
    same(
      "the lines of two kinds",
      two,
      (await ledgerOf(one, { kinds: ["game", "deposit"] })).map(({ id }) => id),
    );
  },
};
