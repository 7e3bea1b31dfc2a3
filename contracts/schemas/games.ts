import * as v from "valibot";
import { MOST_FAVOURITES } from "../../core/games/game-rows.ts";
import { GAME_CATEGORIES, SLOT_TYPES, TABLE_ENGINES } from "../../core/games/model.ts";
import { chance } from "./rewards.ts";
import { assumed, baht, count, id, isoDay, isoTime, maybe, requestedBaht, typedText } from "./scalars.ts";

const category = v.picklist(GAME_CATEGORIES);
const slotType = v.picklist(SLOT_TYPES);

/** Without a slot type: all games of the category. */
export const gameListBody = v.object({ gameCate: assumed(category), slotType: assumed(v.optional(slotType)) });

export const games = v.array(
  v.object({
    id: assumed(id),
    name: assumed(v.string()),
    nameEn: assumed(maybe(v.string())),
    gameCate: assumed(category),
    slotType: assumed(maybe(slotType)),
    provider: assumed(v.string()),
    /** Percent of the stakes that is paid back over time. */
    returnPercent: assumed(maybe(v.number())),
    image: assumed(maybe(v.string())),
    open: assumed(v.boolean()),
    hot: assumed(maybe(v.boolean())),
    /** When the lobby got the game. */
    addedAt: assumed(maybe(isoTime)),
    /** 1 for the most played game of all categories. */
    rank: assumed(maybe(v.pipe(count, v.minValue(1)))),
    /** What the game's jackpot holds now. */
    jackpot: assumed(maybe(baht)),
  }),
);

/** Both lists have the latest first. */
export const savedGames = v.object({ favourites: assumed(games), recent: assumed(games) });

const gameIds = v.pipe(v.array(typedText), v.maxLength(MOST_FAVOURITES));

/** `add` has the latest favourite first. Ids of unknown games are ignored. */
export const favouritesBody = v.object({ add: assumed(gameIds), remove: assumed(gameIds) });

export const gameIdBody = v.object({ gameId: assumed(typedText) });

export const gameLaunch = v.object({
  launchId: assumed(id),
  gameId: assumed(id),
  /** An address of the game's maker, or a path of the backend. */
  url: assumed(id),
  expiresAt: assumed(maybe(isoTime)),
});

/** The amount that games returned, and the credit after it. */
export const gameReturn = v.object({ amount: assumed(baht), credit: assumed(baht), at: assumed(isoTime) });

export const winLossBody = v.object({ start: assumed(isoDay), end: assumed(isoDay) });

const play = {
  rounds: assumed(count),
  staked: assumed(baht),
  won: assumed(baht),
  /** Won minus staked. */
  net: assumed(baht),
} as const;

/** Only the days with play, newest first. */
export const winLoss = v.object({
  days: assumed(v.array(v.object({ day: assumed(isoDay), ...play }))),
  /** The same play by game, the highest stakes first. */
  games: assumed(maybe(v.array(v.object({ gameId: assumed(id), title: assumed(v.string()), ...play })))),
  total: assumed(v.object(play)),
});

export const launchIdBody = v.object({ launchId: assumed(typedText) });

export const roundBody = v.object({
  launchId: assumed(typedText),
  /** The id of one of the table's bets, with picked numbers after it; `cash-out` takes the win of an open round. */
  betOn: assumed(typedText),
  amount: assumed(requestedBaht),
});

const round = v.object({
  id: assumed(id),
  at: assumed(isoTime),
  betOn: assumed(v.string()),
  bet: assumed(baht),
  /** The amount paid out, with the stake. */
  win: assumed(baht),
  /** What cashing out pays now: a round of several steps that is not over. */
  value: assumed(maybe(baht)),
  /** The faces of the dice, or what else the game drew. */
  dice: assumed(v.array(count)),
  idempotencyKey: assumed(maybe(v.string())),
});

const bets = v.array(
  v.object({
    id: assumed(id),
    label: assumed(v.string()),
    chance: assumed(chance),
    /** What a winning stake of 100 pays out, with the stake; where prizes differ, the highest. */
    pays: assumed(v.number()),
    returnPercent: assumed(v.number()),
  }),
);

export const gameTable = v.object({
  gameId: assumed(id),
  title: assumed(v.string()),
  provider: assumed(v.string()),
  credit: assumed(baht),
  at: assumed(isoTime),
  expiresAt: assumed(isoTime),
  minimum: assumed(baht),
  maximum: assumed(baht),
  /** How the game's page draws it; without one, as dice. */
  engine: assumed(maybe(v.picklist(TABLE_ENGINES))),
  image: assumed(maybe(v.string())),
  /** What can be chosen now. */
  bets: assumed(bets),
  /** What the game can pay, where one choice has several prizes. */
  prizes: assumed(
    maybe(
      v.array(
        v.object({
          id: assumed(id),
          label: assumed(v.string()),
          chance: assumed(chance),
          /** What 100 staked on it pay; on reels, on a line. */
          pays: assumed(v.number()),
        }),
      ),
    ),
  ),
  /** A round of several steps that goes on. */
  open: assumed(maybe(round)),
  rounds: assumed(v.array(round)),
});

export const playedRound = v.object({
  round: assumed(round),
  credit: assumed(baht),
  /** What can be chosen next, where that changes. */
  bets: assumed(maybe(bets)),
});
