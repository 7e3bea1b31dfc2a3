import * as v from "valibot";
import { DEFAULT_GAME_CATEGORY, GAME_CATEGORIES, type Game, SLOT_TYPES } from "../../../core/games/model.ts";
import type { SavedGamesStorage } from "../../../core/games/port.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

const list = v.optional(v.array(v.unknown()), []);
const storedGames = v.object({
  favourites: list,
  recent: list,
  unsent: v.optional(v.array(v.string())),
  category: v.optional(v.string()),
});

const storedGame = v.object({
  id: v.string(),
  name: v.string(),
  provider: v.string(),
  category: v.picklist(GAME_CATEGORIES),
  latinName: v.optional(v.string()),
  slotType: v.optional(v.picklist(SLOT_TYPES)),
  returnPercent: v.optional(v.number()),
  imagePath: v.optional(v.string()),
  open: v.optional(v.boolean(), false),
  hot: v.optional(v.boolean(), false),
});

/**
 * One member's favourite and recent games on this device. Leaves out what it cannot read.
 * @param isCurrent whether the member is signed in; nothing is written for anybody else
 */
export function createSavedGamesStorage(
  storage: KeyValue,
  prefix: string,
  member: MemberId,
  isCurrent: () => boolean,
): SavedGamesStorage {
  const key = `${prefix}.games.${member}`;
  return {
    read() {
      const { success, output } = v.safeParse(storedGames, parseJson(storage.get(key) ?? ""));
      const { recent, unsent, category, ...stored } = success ? output : NOTHING;
      const favourites = gamesIn(stored.favourites);
      return {
        favourites,
        recent: gamesIn(recent),
        // What was stored before accounts had favourites is told to the account once.
        unsent: unsent ?? favourites.map(({ id }) => id),
        category: GAME_CATEGORIES.find((known) => known === category) ?? DEFAULT_GAME_CATEGORY,
      };
    },
    write(saved) {
      if (isCurrent()) storage.set(key, JSON.stringify(saved));
    },
  };
}

const NOTHING = { favourites: [], recent: [], unsent: undefined, category: undefined };

/** JSON leaves out what is undefined, so a field of a game may be missing. */
function gamesIn(entries: readonly unknown[]): readonly Game[] {
  return entries.flatMap((entry) => {
    const { success, output } = v.safeParse(storedGame, entry);
    if (!success) return [];
    const { latinName, slotType, returnPercent, imagePath } = output;
    // An old rank or jackpot would be untrue, and a list brings the present one.
    const unknown = { addedAt: undefined, rank: undefined, jackpotSatang: undefined };
    return { ...output, ...unknown, latinName, slotType, returnPercent, imagePath };
  });
}
