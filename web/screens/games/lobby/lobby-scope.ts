import { createContext, use } from "react";
import { paths } from "../../../app/paths.ts";
import type { GameSessionStore } from "../../../stores/games/game-session-store.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import type { SavedGamesStore } from "../../../stores/games/saved-games-store.ts";

/** Whose lobby is shown: a visitor's has no games of their own, and opens none. */
export interface LobbyScope {
  readonly lobby: LobbyStore;
  readonly savedGames?: SavedGamesStore | undefined;
  readonly game?: GameSessionStore | undefined;
}

export const LobbyContext = createContext<LobbyScope | undefined>(undefined);

export function useLobby(): LobbyScope {
  const scope = use(LobbyContext);
  if (!scope) throw new Error("no LobbyContext above this component");
  return scope;
}

/** Of a member's address of the lobby, the one that leads there for this reader: visitors have their own. */
export function usePlace(): (path: string) => string {
  const visitor = useLobby().savedGames === undefined;
  return (path) => (visitor ? path.replace(paths.gamesHome, paths.look) : path);
}
