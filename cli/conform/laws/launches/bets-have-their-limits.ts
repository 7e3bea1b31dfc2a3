import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { same } from "../../engine/stop.ts";
import { launchOf } from "../support/actions.ts";

export const betsHaveTheirLimits: Law = {
  id: "launches/bets-have-their-limits",
  sentence:
    "A round takes the smallest and the largest stake that the table names; others, unknown bets and more than the credit are refused.",
  needs: ["writes", "funds"],
  rows: ["openGame", "gameTable", "playRound"],
  async run({ member, visitor }) {
    const one = await member({ credit: 5_000_000 });
    const launchId = await launchOf(one);
    const { bets, minimum, maximum } = await visitor.get("gameTable", { body: { launchId } });
    const betOn = bets[0]?.id ?? "";
    const round = (satang: number, on = betOn) => ({ body: { launchId, betOn: on, amount: satang / 100 } });
    await visitor.refused("playRound", round(toSatang(minimum) - 1), "amount-below-minimum");
    await visitor.refused("playRound", round(toSatang(maximum) + 1), "amount-above-maximum");
    await visitor.refused("playRound", round(1_000, "no-such-bet"), "bet-unknown");
    same("the credit after refused rounds", 5_000_000, await one.credit());
    await visitor.get("playRound", round(toSatang(minimum)));
    await visitor.get("playRound", round(toSatang(maximum)));

    const poor = await member({ credit: 1_000 });
    const other = await launchOf(poor);
    const tooMuch = { body: { launchId: other, betOn, amount: 10.01 } };
    await visitor.refused("playRound", tooMuch, "credit-insufficient");
    same("the credit of the poor member", 1_000, await poor.credit());
  },
};
