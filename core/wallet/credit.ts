import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** What a member has, and when that was true. */
export interface Credit {
  readonly creditSatang: Satang;
  readonly points: number;
  /** When the backend read it; an answer with an earlier time is never shown over a later one. */
  readonly asOf: Instant;
}
