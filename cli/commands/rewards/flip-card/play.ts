import { flipCard } from "../../../../core/rewards/flip-card.ts";
import { FLIP_CARD_GAMES, type FlipCardGame } from "../../../../core/rewards/model.ts";
import type { RewardsPort } from "../../../../core/rewards/port.ts";
import type { Problem } from "../../../../core/shared/fault.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
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
import { runMoneyCommandAt } from "../../../runtime/run-money-command.ts";
import { prizeText } from "../prize-view.ts";
import { playJson } from "./play-json.ts";

export const flipCardPlay = command({
  path: ["flip-card", "play"],
  summary: "Pay points to turn a card and show its prize",
  needs: ["member"],
  examples: [inMemory("sanam flip-card play 1"), inMemory("sanam flip-card play 1 --game flip-card-reward")],
  options: {
    card: needed(positional(wholeNumber("--card <number>", "the card's number, from 1", { min: 1, max: 1000 }))),
    game: withDefault(choice("--game <name>", "which of the two games", FLIP_CARD_GAMES), "flip-card"),
    event: textOption("--event <id>", "the event (default: the first open event of the game)"),
    intent: INTENT,
  },
  run: async ({ card: number, game, event, intent }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const eventId = event === undefined ? await firstEvent(backend.value.rewards, game) : ok(event);
    if (!eventId.ok) return eventId;
    const choice = { game, eventId: eventId.value, card: number - 1 };
    return runMoneyCommandAt(backend.value, context, intent, {
      action: flipCard,
      ask: choice,
      again: { ...choice, knownIds: [] },
      answer: (play, key) => ({
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
      }),
    });
  },
});

async function firstEvent(rewards: RewardsPort, game: FlipCardGame): Promise<Result<string, Problem>> {
  const events = await rewards.flipCardEvents();
  if (!events.ok) return events;
  const on = events.value.find((event) => event.game === game);
  return on ? ok(on.id) : err(refuse("cards-not-on"));
}
