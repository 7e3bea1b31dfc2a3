import { flipCard } from "../../../../core/rewards/flip-card.ts";
import { FLIP_CARD_GAMES, type FlipCardGame } from "../../../../core/rewards/play.ts";
import type { RewardsPort } from "../../../../core/rewards/port.ts";
import { settleFlip } from "../../../../core/rewards/settle-flip.ts";
import type { Problem } from "../../../../core/shared/fault.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import {
  choice,
  INTENT,
  needed,
  positional,
  textOption,
  wholeNumber,
  withDefault,
} from "../../../command-line/options.ts";
import { fields, moment } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { answerOf, progressOf } from "../../../runtime/money-outcome.ts";
import { prizeText } from "../prize-view.ts";
import { playJson } from "./play-json.ts";

export const flipCardPlay = command({
  path: ["flip-card", "play"],
  summary: "Pay points to turn a card and show its prize",
  options: {
    card: needed(positional(wholeNumber("--card <number>", "the card's number, from 1", { min: 1, max: 1000 }))),
    game: withDefault(choice("--game <name>", "which of the two games", FLIP_CARD_GAMES), "flip-card"),
    event: textOption("--event <id>", "the event (default: the first open event of the game)"),
    intent: INTENT,
  },
  run: async ({ card: number, game, event, intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const dependencies = backend.value;
    const found = event === undefined ? await firstEvent(dependencies.rewards, game) : ok(event);
    if (!found.ok) return found;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    const choice = { game, eventId: found.value, card: number - 1 };
    const outcome =
      intent === undefined
        ? await flipCard(dependencies, { choice, key }, hooks)
        : await settleFlip(
            dependencies,
            { kind: "flip-card", key, madeAt: dependencies.clock(), ...choice, knownIds: [] },
            hooks,
          );
    return answerOf(outcome, key, (play) => ({
      data: { ...playJson(play), intent: key },
      view: [
        fields({
          Id: play.id,
          Event: play.eventId,
          Card: String(play.card + 1),
          Prize: prizeText(play.prize),
          "All cards": play.revealed.length === 0 ? undefined : play.revealed.map(prizeText).join(", "),
          "Points now": String(play.pointsAfter),
          At: moment(play.at),
        }),
      ],
    }));
  },
});

async function firstEvent(rewards: RewardsPort, game: FlipCardGame): Promise<Result<string, Problem>> {
  const events = await rewards.flipCardEvents();
  if (!events.ok) return events;
  const on = events.value.find((event) => event.game === game);
  return on ? ok(on.id) : err(refuse("cards-not-on"));
}
