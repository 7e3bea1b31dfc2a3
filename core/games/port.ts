import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MoneyActionDependencies } from "../money-action/run.ts";
import type { DayRange } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type {
  AccountGames,
  FavouritesChange,
  Game,
  GameCategory,
  GameLaunch,
  GameReturn,
  GameTable,
  PlayedRound,
  RoundAsk,
  SavedGames,
  SlotType,
  WinLoss,
} from "./model.ts";

/** The lobby and the member's play at some backend. Actions that move money take the key of their intent. */
export interface GamesPort {
  games(category: GameCategory, signal?: AbortSignal): Promise<Result<readonly Game[], Problem>>;
  slots(type: SlotType, signal?: AbortSignal): Promise<Result<readonly Game[], Problem>>;
  /** All games, without a session. Not every backend has such a list. */
  publicGames(signal?: AbortSignal): Promise<Result<readonly Game[], Problem>>;
  /** Opens a game; some backends then move credit to its provider. */
  open(gameId: string, intent: IdempotencyKey): Promise<Result<GameLaunch, Problem>>;
  /** Ends one game and returns its money to the credit. */
  cashOut(gameId: string, intent: IdempotencyKey): Promise<Result<GameReturn, Problem>>;
  /** Returns the money at every provider to the credit. */
  transferToBank(intent: IdempotencyKey): Promise<Result<GameReturn, Problem>>;
  winLoss(range: DayRange): Promise<Result<WinLoss, Problem>>;
  /** The favourites and the last played games of the account. Not every backend keeps them. */
  savedGames(): Promise<Result<AccountGames, Problem>>;
  /** Changes the favourites; safe to repeat. Ignores unknown games. Returns what the account has then. */
  saveFavourites(change: FavouritesChange): Promise<Result<AccountGames, Problem>>;
}

/** The house's own games. The launch id alone opens them: no session is needed. */
export interface TablePort {
  /** Refuses `launch-over`. */
  table(launchId: string): Promise<Result<GameTable, Problem>>;
  /** Refuses `launch-over`, `bet-unknown`, `amount-*`, `credit-insufficient`, `game-closed` and `provider-down`. */
  play(launchId: string, ask: RoundAsk, intent: IdempotencyKey): Promise<Result<PlayedRound, Problem>>;
}

/** Stores one member's games on this device. */
export interface SavedGamesStorage {
  read(): SavedGames;
  write(saved: SavedGames): void;
}

/** What opening and leaving games needs. */
export interface GamesDependencies extends MoneyActionDependencies {
  readonly games: GamesPort;
}

/** What playing one of the house's own games needs. */
export interface TableDependencies extends MoneyActionDependencies {
  readonly table: TablePort;
}
