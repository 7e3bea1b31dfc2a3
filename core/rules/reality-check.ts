import { type Instant, MINUTE_MS } from "../shared/bangkok-time.ts";

export interface RealityCheckQuestion {
  /** When the member began to play, or answered the last check. */
  readonly since: Instant;
  /** 0 for none. */
  readonly minutes: number;
  /** It waits for the end of a round. */
  readonly isRoundUnderWay: boolean;
  readonly now: Instant;
}

/** Whether the check stands in front of the game now. */
export function isRealityCheckDue({ since, minutes, isRoundUnderWay, now }: RealityCheckQuestion): boolean {
  return minutes > 0 && !isRoundUnderWay && now - since >= minutes * MINUTE_MS;
}
