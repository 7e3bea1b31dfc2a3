import { evidenceOfCreation, readKnownIds } from "../money-action/evidence.ts";
import type { MoneyAction } from "../money-action/run.ts";
import type { Problem } from "../shared/fault.ts";
import type { Page, PageQuery } from "../shared/page.ts";
import { mapOk, type Result } from "../shared/result.ts";
import {
  FLIP_CARD_GAMES,
  type FlipCardGame,
  type FlipCardPick,
  type FlipCardPlay,
  type RewardRequest,
  type WheelSpin,
} from "./model.ts";
import type { RewardsDependencies } from "./port.ts";

/** As many as one look for a lost reply goes through. */
const NEWEST: PageQuery = { cursor: undefined, limit: 100 };

/** The newest items of a log that is read in pages. */
async function newest<Item>(
  read: (query: PageQuery) => Promise<Result<Page<Item>, Problem>>,
): Promise<Result<readonly Item[], Problem>> {
  return mapOk(await read(NEWEST), ({ items }) => items);
}

export interface SpinAsk {
  /** The latest spins, if the caller has read them already. */
  readonly spins?: readonly WheelSpin[] | undefined;
}

const spinWheelFields = { knownIds: "ids" } as const;

/** Spins the wheel; the backend draws where it stops. */
export const spinWheel: MoneyAction<typeof spinWheelFields, RewardsDependencies, SpinAsk, WheelSpin> = {
  kind: "wheel-spin",
  stored: spinWheelFields,
  async judge({ rewards }, { spins }) {
    const known = await readKnownIds(spins, () => newest((query) => rewards.wheelLog(query)));
    return mapOk(known, (knownIds) => ({ knownIds }));
  },
  send: ({ rewards }, { key }) => rewards.spin(key),
  lookUp: async ({ rewards }, intent) =>
    evidenceOfCreation(await newest((query) => rewards.wheelLog(query)), intent, () => true),
};

export interface CardChoice extends FlipCardPick {
  readonly game: FlipCardGame;
}

export interface FlipAsk extends CardChoice {
  /** The latest cards, if the caller has read them already. */
  readonly plays?: readonly FlipCardPlay[] | undefined;
}

const flipCardFields = { game: FLIP_CARD_GAMES, eventId: "text", card: "count", knownIds: "ids" } as const;

/** Turns a card over; the backend decides what lies under it. */
export const flipCard: MoneyAction<typeof flipCardFields, RewardsDependencies, FlipAsk, FlipCardPlay> = {
  kind: "flip-card",
  stored: flipCardFields,
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

export interface RewardClaim {
  readonly rewardId: string;
  /** The member's claims, if the caller has read them already. */
  readonly claims?: readonly RewardRequest[] | undefined;
}

const claimRewardFields = { rewardId: "text", knownIds: "ids" } as const;

/** Claims a reward; the backend judges whether the member may have it. */
export const claimReward: MoneyAction<typeof claimRewardFields, RewardsDependencies, RewardClaim, RewardRequest> = {
  kind: "reward-claim",
  stored: claimRewardFields,
  async judge({ rewards }, { rewardId, claims }) {
    const known = await readKnownIds(claims, () => newest((query) => rewards.requests(query)));
    return mapOk(known, (knownIds) => ({ rewardId, knownIds }));
  },
  send: ({ rewards }, { rewardId, key }) => rewards.request(rewardId, key),
  lookUp: async ({ rewards }, intent) =>
    evidenceOfCreation(
      await newest((query) => rewards.requests(query)),
      intent,
      ({ rewardId }) => rewardId === intent.rewardId,
    ),
};
