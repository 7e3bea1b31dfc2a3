import { settleRound } from "../../../core/games/play-round.ts";
import { command } from "../../command-line/command.ts";
import { amount, INTENT, needed, positional, textOption } from "../../command-line/options.ts";
import { fields, money, text } from "../../output/view.ts";
import { answerOf, progressOf } from "../../runtime/money-outcome.ts";
import { roundJson, roundTable } from "./round-view.ts";

export const gamesPlay = command({
  path: ["games", "play"],
  summary: "Play one round of an open game of the house",
  options: {
    launch: needed(positional(textOption("--launch <id>", "the launch id from games open"))),
    on: needed(textOption("--on <bet>", "the bet's id from games table")),
    amount: needed(amount("--amount <baht>", "the amount")),
    intent: INTENT,
  },
  run: async ({ launch, on, amount: amountSatang, intent }, cli) => {
    const backend = await cli.connect();
    if (!backend.ok) return backend;
    const dependencies = backend.value;
    const key = intent ?? cli.newIntent();
    const playing = {
      kind: "game-round",
      key,
      madeAt: dependencies.clock(),
      launchId: launch,
      betOn: on,
      amountSatang,
    } as const;
    const outcome = await settleRound(dependencies, playing, progressOf(cli, key));
    return answerOf(outcome, key, ({ round, creditSatang }) => ({
      data: { round: roundJson(round), creditSatang, intent: key },
      view: [roundTable([round]), text(""), fields({ Credit: money(creditSatang) })],
    }));
  },
});
