import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** One stretch of play on this device. */
export interface PlayTime {
  readonly startedAt: Instant;
  /** When the last reality check was answered; the start before the first one. */
  readonly checkedAt: Instant;
  /** When a game was open last. */
  readonly lastAt: Instant;
  /** All that was ever staked and returned, at the start; undefined where the backend does not say. */
  readonly money?: { readonly stakedSatang: Satang; readonly wonSatang: Satang };
}

/** A reload must not start the time again. */
export interface PlayTimeStorage {
  read(): PlayTime | undefined;
  write(time: PlayTime): void;
}
