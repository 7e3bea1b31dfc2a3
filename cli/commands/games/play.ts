import { playRound } from "../../../core/games/play-round.ts";
import { command } from "../../command-line/command.ts";
import { amount, INTENT, needed, positional, textOption } from "../../command-line/options.ts";
import { fields, money, text } from "../../output/view.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";
import { roundJson, roundTable } from "./round-view.ts";

export const gamesPlay = command({
  path: ["games", "play"],
  summary: "Play one round of an open game of the house",
  needs: ["member"],
  examples: ["sanam games play LAUNCH_ID --on high --amount 20"],
  options: {
    launch: needed(positional(textOption("--launch <id>", "the launch id from games open"))),
    on: needed(textOption("--on <bet>", "the bet's id from games table")),
    amount: needed(amount("--amount <baht>", "the amount")),
    intent: INTENT,
  },
  run: async ({ launch, on, amount: stake, intent }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return runMoneyCommandAt(backend.value, context, intent, {
      action: playRound,
      ask: { launchId: launch, betOn: on, amount: stake },
      answer: ({ round, creditSatang }, key) => ({
        data: { round: roundJson(round), creditSatang, intent: key },
        view: [roundTable([round]), text(""), fields({ Credit: money(creditSatang) })],
      }),
    });
  },
});
