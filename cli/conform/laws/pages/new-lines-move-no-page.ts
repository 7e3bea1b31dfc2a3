import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";
import { ledgerOf, ledgerPages } from "../support/lists.ts";

export const newLinesMoveNoPage: Law = {
  id: "pages/new-lines-move-no-page",
  sentence: "A line that comes between two pages neither repeats nor hides another line.",
  needs: ["writes", "funds"],
  rows: ["transactionHistory", "withdraw"],
  async run({ member }) {
    const one = await member({ credit: 100_000 });
    for (let count = 0; count < 4; count += 1) await withdrawalOf(one, 100 + count);
    const before = (await ledgerOf(one)).map(({ id }) => id);
    const read = ledgerPages(one);
    const first = await read(2, undefined);
    await withdrawalOf(one, 500);
    const second = await read(100, first.next ?? undefined);
    same(
      "both pages",
      before,
      [...first.items, ...second.items].map(({ id }) => id),
    );
  },
};
