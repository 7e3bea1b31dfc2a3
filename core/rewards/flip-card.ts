import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfCreation } from "../money-action/evidence.ts";
import { readKnownIds } from "../money-action/read-known-ids.ts";
import { mapOk } from "../shared/result.ts";
import { FLIP_CARD_GAMES, type FlipCardGame, type FlipCardPick, type FlipCardPlay } from "./model.ts";
import { newest } from "./newest.ts";
import type { RewardsDependencies } from "./port.ts";

export interface CardChoice extends FlipCardPick {
  readonly game: FlipCardGame;
}

export interface FlipAsk extends CardChoice {
  /** The latest cards, if the caller has read them already. */
  readonly plays?: readonly FlipCardPlay[] | undefined;
}

const stored = { game: FLIP_CARD_GAMES, eventId: "text", card: "count", knownIds: "ids" } as const;

/** Turns a card over; the backend decides what lies under it. */
export const flipCard: MoneyAction<typeof stored, RewardsDependencies, FlipAsk, FlipCardPlay> = {
  kind: "flip-card",
  stored,
  async judge({ rewards }, { game, eventId, card, plays }) {
    const known = await readKnownIds(plays, () => newest((query) => rewards.flipCardLog(query)));
    return mapOk(known, (knownIds) => ({ game, eventId, card, knownIds }));
  },
  send: ({ rewards }, { game, eventId, card, key }) => rewards.flipCard(game, { eventId, card }, key),
  lookUp: async ({ rewards }, intent) =>
    evidenceOfCreation(
      await newest((query) => rewards.flipCardLog(query)),
      intent,
      ({ eventId, card }) => eventId === intent.eventId && card === intent.card,
    ),
};
