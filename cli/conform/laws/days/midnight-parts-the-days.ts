import { addDays, bangkokDateOf } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { launchOf, withdrawalOf } from "../support/actions.ts";
import { ledgerOf } from "../support/lists.ts";
import { toLastMoment } from "../support/midnight.ts";

export const midnightPartsTheDays: Law = {
  id: "days/midnight-parts-the-days",
  sentence:
    "What happens in the last millisecond of a Bangkok day belongs to that day, and what follows to the next one.",
  needs: ["writes", "funds", "clock"],
  rows: ["transactionHistory", "winLoss", "withdraw", "playRound"],
  async run({ member, clock, visitor }) {
    const one = await member({ credit: 100_000 });
    const midnight = await toLastMoment(clock);
    const next = bangkokDateOf(midnight);
    const day = addDays(next, -1);
    const launchId = await launchOf(one);
    const { bets } = await visitor.get("gameTable", { body: { launchId } });
    const betOn = bets[0]?.id ?? "";
    const before = await withdrawalOf(one, 1_100);
    await visitor.get("playRound", { body: { launchId, betOn, amount: 11 } });
    await clock.to(midnight);
    const after = await withdrawalOf(one, 2_200);
    await visitor.get("playRound", { body: { launchId, betOn, amount: 22 } });

    const linesOf = async (from: string, to: string) =>
      (await ledgerOf(one, { from, to, kinds: ["withdrawal"] })).map(({ reference }) => reference);
    same("the withdrawals of the first day", [before.id], await linesOf(day, day));
    same("the withdrawals of the next day", [after.id], await linesOf(next, next));
    same("the withdrawals of both days", [after.id, before.id], await linesOf(day, next));
    const { days } = await one.get("winLoss", { body: { start: day, end: next } });
    const staked = days.map((each) => [each.day, each.staked]);
    same(
      "the stakes by day",
      [
        [next, 22],
        [day, 11],
      ],
      staked,
    );
  },
};
