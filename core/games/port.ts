import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { DayRange } from "../shared/day-range.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type {
  Game,
  GameCategory,
  GameLaunch,
  GameReturn,
  RankingEntry,
  RankingPeriod,
  SlotType,
  WinLoss,
} from "./model.ts";

/** The lobby and the member's play, at some backend. Actions that move money take the key of the intent behind them. */
export interface GamesPort {
  games(category: GameCategory, signal?: AbortSignal): Promise<Result<readonly Game[], Problem>>;
  slots(type: SlotType, signal?: AbortSignal): Promise<Result<readonly Game[], Problem>>;
  /** Opens a game; some backends move credit to its provider at that. */
  open(gameId: string, intent: IdempotencyKey): Promise<Result<GameLaunch, Problem>>;
  /** Ends one game and brings what is in it back to the credit. */
  cashOut(gameId: string, intent: IdempotencyKey): Promise<Result<GameReturn, Problem>>;
  /** Brings what is left at every provider back to the credit. */
  transferToBank(intent: IdempotencyKey): Promise<Result<GameReturn, Problem>>;
  winLoss(range: DayRange): Promise<Result<WinLoss, Problem>>;
  ranking(period: RankingPeriod): Promise<Result<readonly RankingEntry[], Problem>>;
}
