import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { GameTable, PlayedRound, RoundAsk } from "./table.ts";

/** A game of the house's own, for whoever holds its launch id: no session is asked for. */
export interface TablePort {
  /** Refuses `launch-over`. */
  table(launchId: string): Promise<Result<GameTable, Problem>>;
  /** Refuses `launch-over`, `bet-unknown`, `amount-*`, `credit-insufficient`, `game-closed` and `provider-down`. */
  play(launchId: string, ask: RoundAsk, intent: IdempotencyKey): Promise<Result<PlayedRound, Problem>>;
}
