import { feelOf, type GameFeelStorage, NO_FEEL } from "../../../core/games/play-game.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

/** One member's choice of sound and haptics in games on this device. */
export function createGameFeelStorage(storage: KeyValue, prefix: string, member: MemberId): GameFeelStorage {
  const key = `${prefix}.feel.${member}`;
  return {
    read() {
      const stored = parseJson(storage.get(key) ?? "");
      return (typeof stored === "object" ? feelOf({ ...stored, source: "game", event: "feel" }) : undefined) ?? NO_FEEL;
    },
    write: (feel) => storage.set(key, JSON.stringify(feel)),
  };
}
