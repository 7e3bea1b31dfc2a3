import type { RankingStore } from "../site/ranking-store.ts";
import type { GameSessionStore } from "./game-session-store.ts";
import type { LobbyStore } from "./lobby-store.ts";
import type { SavedGamesStore } from "./saved-games-store.ts";
import type { WinLossStore } from "./win-loss-store.ts";

/** A member's stores of games and play. */
export interface GamesStores {
  readonly lobby: LobbyStore;
  readonly savedGames: SavedGamesStore;
  readonly game: GameSessionStore;
  readonly winLoss: WinLossStore;
  readonly ranking: RankingStore;
}
