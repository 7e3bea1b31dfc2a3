import { instant, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { notChecked, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { toSatang } from "../engine/wire.ts";
import { launchOf, roundOf, TABLE_GAME } from "./steps.ts";

export const LAUNCHES_LAWS: readonly Law[] = [
  {
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
  },
  {
    id: "launches/closed-games-do-not-open",
    sentence:
      "A game that is shown as closed or does not exist cannot be opened; while its maker is down, nobody opens or plays it.",
    needs: ["writes", "funds", "alone"],
    rows: ["gameList", "openGame", "playRound"],
    async run({ member, staff, visitor }) {
      const one = await member({ credit: 10_000 });
      await one.refused("openGame", { body: { gameId: "no-such-game" } }, "game-not-found");
      const games = (
        await Promise.all(
          (["casino", "sport", "slot", "fishing", "card", "lotto"] as const).map((gameCate) =>
            one.get("gameList", { body: { gameCate } }),
          ),
        )
      ).flat();
      const closed = games.find(({ open }) => !open);
      if (closed) await one.refused("openGame", { body: { gameId: closed.id } }, "game-closed", "provider-down");
      const launchId = await launchOf(one);
      const { bets, provider } = await visitor.get("gameTable", { body: { launchId } });
      const round = { body: { launchId, betOn: bets[0]?.id ?? "", amount: 10 } };
      await staff.provider(provider, true);
      try {
        await one.refused("openGame", { body: { gameId: TABLE_GAME } }, "provider-down");
        await visitor.refused("playRound", round, "provider-down");
        same("the credit", 10_000, await one.credit());
      } finally {
        await staff.provider(provider, false);
      }
      await visitor.get("playRound", round);
    },
  },
  {
    id: "launches/launch-ends-when-it-says",
    sentence: "A launch ends at the moment that its table shows, not before, and a round moves that moment.",
    needs: ["writes", "funds", "clock"],
    rows: ["openGame", "gameTable", "playRound"],
    async run({ member, clock, visitor }) {
      const one = await member({ credit: 10_000 });
      const launchId = await launchOf(one);
      const tableOf = () => visitor.get("gameTable", { body: { launchId } });
      const table = await tableOf();
      const end = parseInstant(table.expiresAt) ?? notChecked("the table names no end");
      const round = { body: { launchId, betOn: table.bets[0]?.id ?? "", amount: 10 } };
      await clock.to(instant(end - 1));
      await visitor.get("playRound", round);
      const later = parseInstant((await tableOf()).expiresAt) ?? end;
      await clock.to(end);
      await tableOf();
      await clock.to(instant(later - 1));
      await tableOf();
      const credit = await one.credit();
      await clock.to(later);
      await visitor.refused("gameTable", { body: { launchId } }, "launch-over");
      await visitor.refused("playRound", round, "launch-over");
      same("the credit after the refused round", credit, await one.credit());
    },
  },
  {
    id: "launches/left-games-are-over",
    sentence: "A left game is over: its launch neither shows a table nor plays; an unknown launch is refused alike.",
    needs: ["writes", "funds"],
    rows: ["openGame", "cashOut", "transferToBank", "gameTable", "playRound"],
    async run({ member, visitor }) {
      const one = await member({ credit: 10_000 });
      const [first, second] = [await launchOf(one), await launchOf(one)];
      const { body: round } = await roundOf(visitor, second);
      await one.get("cashOut", { body: { gameId: TABLE_GAME } });
      const third = await launchOf(one);
      await one.get("transferToBank");
      for (const launchId of [first, second, third, "no-such-launch"]) {
        await visitor.refused("gameTable", { body: { launchId } }, "launch-over");
        await visitor.refused("playRound", { body: { ...round, launchId } }, "launch-over");
      }
      same("the credit", 10_000, await one.credit());
    },
  },
];
