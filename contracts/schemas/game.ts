import * as v from "valibot";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../core/games/model.ts";
import { assumed } from "./field.ts";
import { baht, count, id, isoDay, isoTime, maybe, typedText } from "./scalars.ts";

const category = v.picklist(GAME_CATEGORIES);
const slotType = v.picklist(SLOT_TYPES);

/** All games of a category, or of one slot maker. */
export const gameQuery = v.object({ gameCate: assumed(category), slotType: assumed(v.optional(slotType)) });

export const games = v.array(
  v.object({
    id: assumed(id),
    name: assumed(v.string()),
    nameEn: assumed(maybe(v.string())),
    gameCate: assumed(category),
    slotType: assumed(maybe(slotType)),
    provider: assumed(v.string()),
    /** Percent of stakes that is paid back over time. */
    returnPercent: assumed(maybe(v.number())),
    image: assumed(maybe(v.string())),
    open: assumed(v.boolean()),
    hot: assumed(maybe(v.boolean())),
  }),
);

export const gameNamed = v.object({ gameId: assumed(typedText) });

export const gameLaunch = v.object({
  launchId: assumed(id),
  gameId: assumed(id),
  /** An address of the maker's, or a path of the backend's own. */
  url: assumed(id),
  expiresAt: assumed(maybe(isoTime)),
});

/** What came back from games, and the credit afterwards. */
export const gameReturn = v.object({ amount: assumed(baht), credit: assumed(baht), at: assumed(isoTime) });

export const winLossQuery = v.object({ start: assumed(isoDay), end: assumed(isoDay) });

const play = {
  rounds: assumed(count),
  staked: assumed(baht),
  won: assumed(baht),
  /** Won less staked. */
  net: assumed(baht),
} as const;

/** Days with play only, newest first. */
export const winLoss = v.object({
  days: assumed(v.array(v.object({ day: assumed(isoDay), ...play }))),
  /** The same play by game, most staked first. */
  games: assumed(maybe(v.array(v.object({ gameId: assumed(id), title: assumed(v.string()), ...play })))),
  total: assumed(v.object(play)),
});
