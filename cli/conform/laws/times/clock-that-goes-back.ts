import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";
import { ledgerOf } from "../support/lists.ts";

export const clockThatGoesBack: Law = {
  id: "times/clock-that-goes-back",
  sentence:
    "When the backend's clock goes back, no line of a ledger gets an earlier time than the line before it, and times go on as fast as the clock.",
  needs: ["writes", "funds", "clock"],
  rows: ["withdraw", "transactionHistory", "withdrawHistory"],
  async run({ member, clock }) {
    const one = await member({ credit: 10_000 });
    const first = await withdrawalOf(one, 1_000);
    const ids = [first.id];
    await clock.setBack(2 * HOUR_MS, async () => {
      ids.unshift((await withdrawalOf(one, 2_000)).id);
      await clock.advance(HOUR_MS);
      ids.unshift((await withdrawalOf(one, 3_000)).id);
      await clock.advance(-HOUR_MS);
    });
    const lines = await ledgerOf(one, { kinds: ["withdrawal"] });
    same(
      "the lines, newest first",
      ids,
      lines.map(({ reference }) => reference),
    );
    const times = lines.map(({ at }) => Date.parse(at));
    holds(
      "the times of the lines",
      times.every((time, index) => time <= (times[index - 1] ?? time)),
      "falling",
      times,
    );
    const [third = 0, second = 0] = times;
    same("the time between two withdrawals, an hour apart", HOUR_MS, third - second);
    same("the credit", 4_000, await one.credit());
  },
};
