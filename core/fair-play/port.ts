import type { PlayLimit } from "../rules/play-limits.ts";
import type { Problem } from "../shared/fault.ts";
import type { Page, PageQuery } from "../shared/page.ts";
import type { Result } from "../shared/result.ts";
import type { FairPlay, FairPlayFigures, FairPlayStep, RealityCheckMinutes } from "./model.ts";

/**
 * Limits, breaks and honest figures at some backend. Every change returns what holds after it, and made twice changes
 * nothing more, so that a lost reply may be asked for again.
 */
export interface FairPlayPort {
  fairPlay(): Promise<Result<FairPlay, Problem>>;
  /** Satang, or minutes for time; undefined to have none. What is lower holds at once, what is higher waits. */
  setLimit(limit: PlayLimit, amount: number | undefined): Promise<Result<FairPlay, Problem>>;
  /** Refuses `limit-too-early` and `limit-not-asked`: only what was asked, from its moment on and until it lapses. */
  confirmLimit(limit: PlayLimit, amount: number | undefined): Promise<Result<FairPlay, Problem>>;
  /** Takes an asked change back. */
  cancelLimit(limit: PlayLimit): Promise<Result<FairPlay, Problem>>;
  /**
   * 1 to 42 days. Refuses `pause-shorter` when one that lasts ends no sooner, and `play-paused` after a self-exclusion
   * until the member asks to return.
   */
  startBreak(days: number): Promise<Result<FairPlay, Problem>>;
  /** 6 to 60 months; undefined for good. Refuses `pause-shorter`. */
  exclude(months: number | undefined): Promise<Result<FairPlay, Problem>>;
  /** After a self-exclusion. Refuses `play-paused` while it lasts. */
  askToReturn(): Promise<Result<FairPlay, Problem>>;
  setRealityCheck(minutes: RealityCheckMinutes): Promise<Result<FairPlay, Problem>>;
  /** The member has seen today's suggestion. */
  noteSuggestion(): Promise<Result<FairPlay, Problem>>;
  figures(): Promise<Result<FairPlayFigures, Problem>>;
  /** What the member decided, newest first. */
  steps(query: PageQuery): Promise<Result<Page<FairPlayStep>, Problem>>;
}
