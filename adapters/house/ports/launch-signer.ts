import type { MemberId } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";

/** A game of an outside maker that a member opens. */
export interface Launch {
  /** Where the maker's games open. */
  readonly url: string;
  /** What the maker calls the game. */
  readonly code: string;
  readonly member: MemberId;
  readonly id: string;
  readonly at: Instant;
}

/** The address at which the game opens once, signed for its maker. The same launch has the same address. */
export type SignLaunch = (launch: Launch) => string;
