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
