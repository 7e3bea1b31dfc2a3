import { playRound } from "../../../core/games/play-round.ts";
import { command } from "../../command-line/command.ts";
import { amount, INTENT, needed, positional, words } from "../../command-line/options.ts";
import { fields, money, text } from "../../output/view.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";
import { roundJson, roundTable } from "./rounds.ts";

export const gamesPlay = command({
  path: ["games", "play"],
  summary: "Play one round of an opened game of the house's own",
  options: {
    launch: needed(positional(words("--launch <id>", "the launch id, as games open told it"))),
    on: needed(words("--on <bet>", "what to bet on, as games table tells it")),
    amount: needed(amount("--amount <baht>", "how much")),
    intent: INTENT,
  },
  run: async ({ launch, on, amount: stake, intent }, cli) => {
    const backend = await cli.connect();
    if (!backend.ok) return backend;
    return runMoneyCommandAt(backend.value, cli, intent, {
      action: playRound,
      ask: { launchId: launch, betOn: on, amount: stake },
      answer: ({ round, creditSatang }, key) => ({
        data: { round: roundJson(round), creditSatang, intent: key },
        view: [roundTable([round]), text(""), fields({ Credit: money(creditSatang) })],
      }),
    });
  },
});
