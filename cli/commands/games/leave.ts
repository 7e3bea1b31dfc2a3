import { cashOut } from "../../../core/games/cash-out.ts";
import type { GameReturn } from "../../../core/games/model.ts";
import { transferToBank } from "../../../core/games/transfer-to-bank.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { command } from "../../command-line/command.ts";
import { INTENT, needed, positional, words } from "../../command-line/options.ts";
import { type Answer, fields, moment, money } from "../../output/view.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";

export const gamesCashOut = command({
  path: ["games", "cash-out"],
  summary: "End a game and bring what is in it back to the credit",
  options: { game: needed(positional(words("--game <id>", "the game's id"))), intent: INTENT },
  run: ({ game: gameId, intent }, cli) =>
    runMoneyCommand(cli, intent, {
      action: cashOut,
      ask: { gameId },
      answer: returnAnswer,
    }),
});

export const gamesTransfer = command({
  path: ["games", "transfer"],
  summary: "End every game and bring what is left at any provider back to the credit",
  options: { intent: INTENT },
  run: ({ intent }, cli) =>
    runMoneyCommand(cli, intent, {
      action: transferToBank,
      ask: undefined,
      answer: returnAnswer,
    }),
});

function returnAnswer({ amountSatang, creditSatang, at }: GameReturn, key: IdempotencyKey): Answer {
  return {
    data: { amountSatang, creditSatang, at: toIso(at), intent: key },
    view: [fields({ "Came back": money(amountSatang), Credit: money(creditSatang), At: moment(at) })],
  };
}
