import type { GameSessionStore } from "./game-session-store.ts";
import type { GameShelfStore } from "./game-shelf-store.ts";
import type { LobbyStore } from "./lobby-store.ts";
import type { RankingStore } from "./ranking-store.ts";
import type { WinLossStore } from "./win-loss-store.ts";

/** A member's stores of games and play; they come in a chunk of their own. */
export interface GamesStores {
  readonly lobby: LobbyStore;
  readonly shelf: GameShelfStore;
  readonly game: GameSessionStore;
  readonly winLoss: WinLossStore;
  readonly ranking: RankingStore;
}
