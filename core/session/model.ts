import type { LevelId, LevelName } from "../rules/levels.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { BankCode } from "../wallet/banks.ts";
import type { SecondFactorProof } from "./second-factor/model.ts";

declare const memberIdBrand: unique symbol;

/** The backend's uuid of a member: `{uuid}` in its paths. */
export type MemberId = string & { readonly [memberIdBrand]: true };

/** Accepts any text but the empty one, because ids are opaque; throws a RangeError on that. */
export function memberId(text: string): MemberId {
  if (text === "") throw new RangeError("an empty member id");
  return text as MemberId;
}

/** The member's own account, which withdrawals go to. */
export interface MemberBankAccount {
  readonly uuid: string;
  /** Undefined for a bank that we do not know; `bankName` can always be shown. */
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
  /** The wire's `user_credit.level`. A backend may keep it apart from the member's own level, or have none. */
  readonly creditLevelId: LevelId | undefined;
  readonly bankAccount: MemberBankAccount | undefined;
  /** Undefined until the member enters one, and where the backend does not send it with the member. */
  readonly address: Address | undefined;
  readonly joinedAt: Instant | undefined;
  /** The language that the member chose last, as the backend names it. Known from the backend only, never from a storage. */
  readonly language?: string | undefined;
}

/** A member's level and the deposits that count towards the next one. */
export interface LevelStanding {
  readonly level: LevelName;
  readonly levelId: LevelId;
  /** Sum of credited deposits since registration, in satang. */
  readonly depositedTotalSatang: number;
  /** Sum of credited deposits in the current Bangkok month, in satang. */
  readonly depositedThisMonthSatang: number;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Only after the backend asked for it with `second-factor-required`. */
  readonly secondFactor?: SecondFactorProof;
}

/** A signed-in session: the bearer token and its member. */
export interface Session {
  readonly token: string;
  readonly member: Member;
}

/** Both steps of a registration as they are sent; all values are normalised (digits only, trimmed). */
export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly phone: string;
  readonly bank: BankCode;
  readonly accountNumber: string;
  readonly inviterCode?: string;
  readonly campaign?: { readonly team: string; readonly marketing: string };
  /** Which terms and privacy policy the member accepted, as the operator names their versions. */
  readonly consentVersion?: string;
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** A member who forgot the password has asked for a code. */
export interface RecoveryStart {
  /** Goes with the code. Everybody gets one, so it says nothing about who is a member. */
  readonly ticket: string;
  /** How long a code works. */
  readonly expiresInMs: number;
}

/** A new password, with the code that was sent to the member's phone. */
export interface Recovery {
  readonly ticket: string;
  readonly code: string;
  readonly newPassword: string;
  /** Only after the backend asked for it with `second-factor-required`. */
  readonly secondFactor?: SecondFactorProof;
}

export type Availability = "free" | "taken";

/** In the order of a Thai address. */
export const ADDRESS_FIELDS = [
  "recipient",
  "phone",
  "line",
  "subdistrict",
  "district",
  "province",
  "postcode",
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Where prizes are sent; a backend may know only part of it. */
export type Address = { readonly [Field in AddressField]?: string | undefined };

/** Fields that are left out stay as they are. */
export type AddressChange = { readonly [Field in AddressField]?: string };

/** What the chat widget knows about a signed-in member (spec section 4). */
export interface ChatVisitor {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly username: string;
  readonly bankName: string;
  readonly bankId: string;
  readonly level: string;
  readonly point: number;
  /** The site's host; conversations are tagged with it. */
  readonly tag: string;
}

/** The header of a reply with another bearer token for the session of the call. */
export const RENEWED_TOKEN_HEADER = "x-session-token";
