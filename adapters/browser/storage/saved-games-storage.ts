import {
  DEFAULT_GAME_CATEGORY,
  GAME_CATEGORIES,
  type Game,
  type SavedGames,
  SLOT_TYPES,
} from "../../../core/games/model.ts";
import type { SavedGamesStorage } from "../../../core/games/port.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { KeyValue } from "./key-value.ts";
import { isRecord, parseJson } from "./parse-json.ts";

/** One member's favourite and recently played games, on this device; what cannot be read is left out. */
export function createSavedGamesStorage(storage: KeyValue, prefix: string, member: MemberId): SavedGamesStorage {
  const key = `${prefix}.games.${member}`;
  return {
    read(): SavedGames {
      const stored = parseJson(storage.get(key) ?? "{}");
      const shelf = isRecord(stored) ? stored : {};
      return {
        favourites: gamesIn(shelf["favourites"]),
        recent: gamesIn(shelf["recent"]),
        category: oneOf(GAME_CATEGORIES, shelf["category"]) ?? DEFAULT_GAME_CATEGORY,
      };
    },
    write: (shelf) => storage.set(key, JSON.stringify(shelf)),
  };
}

function gamesIn(stored: unknown): readonly Game[] {
  return Array.isArray(stored) ? stored.flatMap((each: unknown) => gameOf(each) ?? []) : [];
}

function gameOf(stored: unknown): Game | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, name, latinName, provider, returnPercent, imagePath } = stored;
  const category = oneOf(GAME_CATEGORIES, stored["category"]);
  if (typeof id !== "string" || typeof name !== "string" || typeof provider !== "string" || !category) return undefined;
  return {
    id,
    name,
    provider,
    category,
    latinName: typeof latinName === "string" ? latinName : undefined,
    slotType: oneOf(SLOT_TYPES, stored["slotType"]),
    returnPercent: typeof returnPercent === "number" ? returnPercent : undefined,
    imagePath: typeof imagePath === "string" ? imagePath : undefined,
    open: stored["open"] === true,
    hot: stored["hot"] === true,
  };
}

function oneOf<T extends string>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}
