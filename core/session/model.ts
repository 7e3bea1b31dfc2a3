import type { LevelId, LevelName } from "../rules/levels.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { BankCode } from "../wallet/banks.ts";

declare const memberIdBrand: unique symbol;

/** The backend's uuid of a member, as `{uuid}` stands in its paths. */
export type MemberId = string & { readonly [memberIdBrand]: true };

/** For values that were parsed or made by a backend; an id is opaque, so any non-empty text is one. */
export function memberId(text: string): MemberId {
  if (text === "") throw new RangeError("an empty member id");
  return text as MemberId;
}

/** The member's own account, where withdrawals go. */
export interface MemberBankAccount {
  readonly uuid: string;
  /** Undefined where the backend names a bank that we do not know; `bankName` is always there to be shown. */
  readonly bank: BankCode | undefined;
  readonly bankName: string;
  /** Digits only (the wire's bankId). */
  readonly accountNumber: string;
}

/** The signed-in player (spec section 3, "Current user"). */
export interface Member {
  readonly id: MemberId;
  readonly username: string;
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  readonly level: LevelName;
  readonly levelId: LevelId;
  readonly points: number;
  readonly bankAccount: MemberBankAccount | undefined;
  readonly joinedAt: Instant | undefined;
}

/** What the backend says of a member's level, beside the level itself. */
export interface LevelStanding {
  readonly level: LevelName;
  readonly levelId: LevelId;
  /** Sum of credited deposits since registration, in satang. */
  readonly depositedTotalSatang: number;
  /** Sum of credited deposits in the current Bangkok month, in satang. */
  readonly depositedThisMonthSatang: number;
}
