import { cashOut, transferToBank } from "../../../core/games/leave-games.ts";
import type { GameReturn } from "../../../core/games/model.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { command } from "../../command-line/command.ts";
import { INTENT, needed, positional, textOption } from "../../command-line/options.ts";
import { type Answer, fields, moment, money } from "../../output/view.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";

export const gamesCashOut = command({
  path: ["games", "cash-out"],
  summary: "End a game and bring what is in it back to the credit",
  options: { game: needed(positional(textOption("--game <id>", "the game's id"))), intent: INTENT },
  run: ({ game: gameId, intent }, cli) =>
    runMoneyCommand(cli, intent, {
      first: (dependencies, key, hooks) => cashOut(dependencies, { gameId, key }, hooks),
      answer: returnAnswer,
    }),
});

export const gamesTransfer = command({
  path: ["games", "transfer"],
  summary: "End every game and bring what is left at any provider back to the credit",
  options: { intent: INTENT },
  run: ({ intent }, cli) =>
    runMoneyCommand(cli, intent, {
      first: (dependencies, key, hooks) => transferToBank(dependencies, { key }, hooks),
      answer: returnAnswer,
    }),
});

function returnAnswer({ amountSatang, creditSatang, at }: GameReturn, key: IdempotencyKey): Answer {
  return {
    data: { amountSatang, creditSatang, at: toIso(at), intent: key },
    view: [fields({ "Came back": money(amountSatang), Credit: money(creditSatang), At: moment(at) })],
  };
}
