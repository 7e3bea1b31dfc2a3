import { FLIP_CARD_GAMES, type FlipCardGame, type FlipCardPlay } from "../../../core/rewards/model.ts";
import type { RewardsPort } from "../../../core/rewards/port.ts";
import { flipCard } from "../../../core/rewards/win-prize.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import {
  choice,
  needed,
  nextPage,
  PAGING,
  positional,
  SENDING,
  textOption,
  wholeNumber,
  withDefault,
} from "../../command-line/options.ts";
import { fields, type JsonObject, moment, table } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";
import { chanceText, claimJson, claimTable, prizeJson, prizeText } from "./prize-view.ts";

export const flipCardEvents = command({
  path: ["flip-card", "events"],
  summary: "List the open card events with their chances",
  needs: ["member"],
  examples: [inMemory("sanam flip-card events")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.flipCardEvents(), (events) => ({
      data: {
        items: events.map(({ prizes, startsAt, endsAt, ...event }) => ({
          ...event,
          startsAt: toIso(startsAt),
          endsAt: toIso(endsAt),
          prizes: prizes.map(({ prize, chance }) => ({ prize: prizeJson(prize), chance })),
        })),
      },
      view: [
        table(
          ["Event", "Game", "Title", "Cards>", "Points>", "Left>", "Ends", "Chances of a card"],
          events.map(({ id, game, title, cards, pricePoints, playsLeft, endsAt, prizes }) => [
            id,
            game,
            title,
            String(cards),
            String(pricePoints),
            playsLeft === undefined ? "-" : String(playsLeft),
            moment(endsAt),
            prizes.map((each) => `${prizeText(each.prize)} ${chanceText(each)}`).join(", "),
          ]),
          "No card game is on.",
        ),
      ],
    }));
  },
});

/** The command line counts cards from 1, the core from 0. */
function playJson({ prize, revealed, at, card, ...play }: FlipCardPlay): JsonObject {
  return { ...play, card: card + 1, prize: prizeJson(prize), revealed: revealed.map(prizeJson), at: toIso(at) };
}

export const flipCardPlay = command({
  path: ["flip-card", "play"],
  summary: "Pay points to turn a card and show its prize",
  needs: ["member"],
  examples: [inMemory("sanam flip-card play 1"), inMemory("sanam flip-card play 1 --game flip-card-reward")],
  options: {
    card: needed(positional(wholeNumber("--card <number>", "the card's number, from 1", { min: 1, max: 1000 }))),
    game: withDefault(choice("--game <name>", "which of the two games", FLIP_CARD_GAMES), "flip-card"),
    event: textOption("--event <id>", "the event (default: the first open event of the game)"),
    ...SENDING,
  },
  run: async ({ card: number, game, event, ...sending }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const eventId = event === undefined ? await firstEvent(backend.value.rewards, game) : ok(event);
    if (!eventId.ok) return eventId;
    const choice = { game, eventId: eventId.value, card: number - 1 };
    return runMoneyCommandAt(backend.value, context, sending, {
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

export const flipCardLogs = command({
  path: ["flip-card", "logs"],
  summary: "List the cards that the member turned, newest first",
  needs: ["member"],
  examples: [inMemory("sanam flip-card logs")],
  options: PAGING,
  run: async ({ limit, cursor }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.flipCardLog({ limit, cursor }), (page) => ({
      data: { items: page.items.map(playJson), next: page.next },
      view: [
        table(
          ["Id", "Event", "Card>", "Prize", "Points after>", "At"],
          page.items.map(({ id, eventId, card, prize, pointsAfter, at }) => [
            id,
            eventId,
            String(card + 1),
            prizeText(prize),
            String(pointsAfter),
            moment(at),
          ]),
          "No cards.",
        ),
        ...nextPage(page),
      ],
    }));
  },
});

export const flipCardRequests = command({
  path: ["flip-card", "requests"],
  summary: "List prizes won at flip-card-reward that staff hand out, newest first",
  needs: ["member"],
  examples: [inMemory("sanam flip-card requests")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.flipCardRequests(), (requests) => ({
      data: { items: requests.map(claimJson) },
      view: [claimTable(requests, "Nothing to hand out.")],
    }));
  },
});
