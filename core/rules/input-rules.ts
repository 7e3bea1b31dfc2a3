import { baht, type Satang } from "../shared/money.ts";

/** Both ends are included. */
export interface LengthRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** Rules for what members enter that the specification does not state. An operator may set other values. */
export interface InputRules {
  /** Characters. */
  readonly username: LengthRange;
  /** Characters. */
  readonly password: LengthRange;
  /** Digits. */
  readonly bankAccount: LengthRange;
  /** The smallest affiliate withdrawal. */
  readonly affiliateMinimumSatang: Satang;
  /** The smallest deposit, where it is more than the backend's. A slip is about money that was sent already. */
  readonly depositMinimumSatang?: Satang | undefined;
  /** The smallest withdrawal. The backend may refuse more. */
  readonly withdrawalMinimumSatang?: Satang | undefined;
  /** The terms that a new member must accept. Without it there is nothing to accept. */
  readonly consentVersion?: string;
}

export const DEFAULT_INPUT_RULES: InputRules = {
  username: { minimum: 4, maximum: 20 },
  password: { minimum: 8, maximum: 64 },
  bankAccount: { minimum: 10, maximum: 15 },
  affiliateMinimumSatang: baht(100),
};

export function isWithin({ minimum, maximum }: LengthRange, text: string): boolean {
  return text.length >= minimum && text.length <= maximum;
}
