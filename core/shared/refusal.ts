import type { LengthRange } from "../rules/input-rules.ts";
import type { LevelName } from "../rules/levels.ts";
import type { Instant } from "./bangkok-time.ts";
import type { Satang } from "./money.ts";

/** Every refusal of a rule or the house, with the facts of its sentence (`core/sentences`). */
const REFUSALS = {
  "amount-empty": noFacts,
  "amount-not-a-number": noFacts,
  "amount-negative": noFacts,
  "amount-zero": noFacts,
  "amount-decimals": noFacts,
  "amount-too-large": noFacts,
  "amount-below-minimum": facts<{ minimumSatang: Satang }>,
  "amount-above-maximum": facts<{ maximumSatang: Satang }>,

  "withdraw-over-day-cap": facts<CapFacts>,
  "withdraw-over-time-cap": facts<CapFacts>,
  "withdraw-no-count-left": facts<CapFacts>,
  "bonus-turnover": facts<{ leftSatang: Satang; turnoverSatang: Satang; until: Instant }>,
  "bonus-changed": noFacts,
  "affiliate-insufficient": facts<{ balanceSatang: Satang }>,
  "credit-insufficient": facts<{ creditSatang: Satang }>,

  "credentials-wrong": noFacts,
  /** Another backend may only know the moment. */
  "sign-in-locked": facts<{ until: Instant; retryAfter?: number }>,
  /** `puzzle`: the JSON text of what gets a place at once; see `core/session/solve-puzzles.ts`. */
  "too-many-requests": facts<{ until: Instant; retryAfter: number; puzzle?: string }>,
  "registration-not-started": noFacts,
  "second-factor-required": noFacts,
  "second-factor-wrong": noFacts,
  "second-factor-used": noFacts,
  "second-factor-format": noFacts,
  "passkey-unavailable": noFacts,
  "second-factor-changed": noFacts,
  "username-required": noFacts,
  "password-required": noFacts,
  "username-format": facts<LengthRange>,
  "username-taken": noFacts,
  "phone-format": noFacts,
  "phone-taken": noFacts,
  "password-format": facts<LengthRange>,
  "password-common": noFacts,
  "password-like-username": noFacts,
  "password-differs": noFacts,
  "password-same": noFacts,
  "password-wrong": noFacts,
  "name-required": noFacts,
  "bank-required": noFacts,
  "bank-account-format": facts<LengthRange>,
  "bank-account-taken": noFacts,
  "bank-account-unknown": noFacts,
  "inviter-unknown": noFacts,
  "recovery-account-required": noFacts,
  "recovery-too-often": facts<{ until: Instant; retryAfter: number }>,
  "recovery-code-format": noFacts,
  "recovery-code-wrong": noFacts,
  "recovery-over": noFacts,
  "consent-required": noFacts,

  "address-recipient-required": noFacts,
  "address-phone-format": noFacts,
  "address-line-required": noFacts,
  "address-subdistrict-required": noFacts,
  "address-district-required": noFacts,
  "address-province-required": noFacts,
  "address-too-long": facts<{ maximum: number }>,
  "postcode-format": noFacts,

  "request-not-found": noFacts,
  "request-already-open": noFacts,
  "request-status": facts<{ status: string }>,

  "second-person-needed": noFacts,

  "slip-empty": noFacts,
  "slip-too-large": facts<{ maximumMb: number }>,
  "slip-not-a-picture": noFacts,
  "slip-no-code": noFacts,
  "slip-reader-missing": noFacts,
  "slip-not-a-slip": noFacts,
  "slip-duplicate": noFacts,
  "slip-wrong-receiver": noFacts,
  "slip-not-found": noFacts,

  "points-insufficient": facts<{ points: number; pricePoints: number }>,
  "reward-not-found": noFacts,
  "reward-level": facts<{ level: LevelName }>,
  "reward-waiting": noFacts,
  "reward-used-today": facts<{ times: number; resetsAt: Instant }>,
  "reward-used-month": facts<{ times: number; resetsAt: Instant }>,
  "reward-used-ever": facts<{ times: number }>,
  "wheel-no-spins-left": facts<{ spinsPerDay: number; resetsAt: Instant }>,
  "cards-not-on": noFacts,
  "card-not-there": facts<{ cards: number }>,
  "cards-no-plays-left": facts<{ playsPerDay: number; resetsAt: Instant }>,
  "check-in-done": facts<{ resetsAt: Instant }>,

  "game-not-found": noFacts,
  "game-closed": noFacts,
  "provider-down": facts<{ provider: string }>,
  "launch-over": noFacts,
  "bet-unknown": noFacts,

  "play-limit-reached": facts<LimitFacts>,
  "play-paused": facts<{ until?: Instant }>,
  "pause-shorter": facts<{ until?: Instant }>,
  "limit-not-asked": noFacts,
  "limit-too-early": facts<{ from: Instant }>,

  "key-reused": noFacts,
  "too-many-refused": facts<{ until: Instant; retryAfter: number; perDay?: number }>,
  "body-invalid": facts<{ field: string }>,
  offline: noFacts,
  maintenance: noFacts,
  "backend-refused": facts<{ message: string }>,
} satisfies Record<string, (facts: never) => object>;

function facts<Facts extends object>(given: Facts): Facts {
  return given;
}

const NO_FACTS: object = Object.freeze({});

function noFacts(): object {
  return NO_FACTS;
}

/** The facts of a cap decision; `leftSatang` is per day or per time, as the code says. */
interface CapFacts {
  readonly leftSatang: Satang;
  readonly leftCount: number;
  readonly resetsAt: Instant;
}

/** Money for deposits, losses and stakes, minutes for time. */
interface LimitFacts {
  readonly limitKind: "deposit" | "loss" | "stake" | "time";
  readonly limitPeriod: string;
  readonly limitSatang?: Satang;
  readonly leftSatang?: Satang;
  readonly limitMinutes?: number;
  readonly leftMinutes?: number;
  readonly resetsAt: Instant;
}

export type RefusalCode = keyof typeof REFUSALS;
export type RefusalFacts<C extends RefusalCode> = Parameters<(typeof REFUSALS)[C]>;

/** An expected "no": the request was understood and had no effect. `wordsOf` says it in the reader's language. */
export interface Refusal {
  readonly kind: "refusal";
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, number | string>>;
  /** The name of the wrong value on the wire or in the form, if there is one. */
  readonly field?: string;
  /** The backend's own sentence, in whatever language. */
  readonly said?: string;
}

export function refuse<C extends RefusalCode>(code: C, ...facts: RefusalFacts<C>): Refusal {
  return { kind: "refusal", code, facts: (facts[0] ?? NO_FACTS) as Refusal["facts"] };
}

/** A refusal of the backend, with facts that may be missing or of a wrong type. */
export function backendRefusalOf(code: RefusalCode, facts: Refusal["facts"], said?: string, field?: string): Refusal {
  return { kind: "refusal", code, facts, ...(said && { said }), ...(field !== undefined && { field }) };
}

/** The same refusal with the name of the wrong value. */
export function at(field: string, refusal: Refusal): Refusal {
  return { ...refusal, field };
}

/** Every code, for messages that suggest one. */
export function refusalCodes(): readonly string[] {
  return Object.keys(REFUSALS);
}

export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === "string" && Object.hasOwn(REFUSALS, code);
}
