import * as v from "valibot";
import { DEFAULT_INPUT_RULES, type InputRules, type LengthRange } from "../../../core/rules/input-rules.ts";
import { baht, toBaht } from "../../../core/shared/money.ts";
import { fieldsOf } from "./fields-of.ts";

/** The contract allows at most this many characters in a typed text. */
const LONGEST_TEXT = 200;
const HIGHEST_MINIMUM_BAHT = 100_000;

const DEFAULTS = DEFAULT_INPUT_RULES;

/** What the site accepts in forms, so that it refuses nothing that the operator's backend accepts. */
export const inputRules = v.pipe(
  fieldsOf(
    {
      /** Characters. */
      username: lengths(1, LONGEST_TEXT, DEFAULTS.username),
      /** Characters. */
      password: lengths(6, LONGEST_TEXT, DEFAULTS.password),
      /** Digits. */
      bankAccountNumber: lengths(6, 20, DEFAULTS.bankAccount),
      /** The smallest amount that a member may move from the affiliate balance to the credit. */
      affiliateMinimumBaht: v.optional(bahtUpTo(HIGHEST_MINIMUM_BAHT), toBaht(DEFAULTS.affiliateMinimumSatang)),
      /** The smallest deposit, where it is more than the backend's. */
      depositMinimumBaht: v.optional(bahtUpTo(HIGHEST_MINIMUM_BAHT)),
      /** The smallest withdrawal. */
      withdrawalMinimumBaht: v.optional(bahtUpTo(HIGHEST_MINIMUM_BAHT)),
    },
    "must be an object with username, password, bankAccountNumber or minimums like depositMinimumBaht",
  ),
  v.transform(
    ({ username, password, bankAccountNumber, affiliateMinimumBaht, ...minimums }): InputRules => ({
      username: rangeOf(username),
      password: rangeOf(password),
      bankAccount: rangeOf(bankAccountNumber),
      affiliateMinimumSatang: baht(affiliateMinimumBaht),
      ...(minimums.depositMinimumBaht !== undefined && { depositMinimumSatang: baht(minimums.depositMinimumBaht) }),
      ...(minimums.withdrawalMinimumBaht !== undefined && {
        withdrawalMinimumSatang: baht(minimums.withdrawalMinimumBaht),
      }),
    }),
  ),
);

function rangeOf({ min, max }: { readonly min: number; readonly max: number }): LengthRange {
  return { minimum: min, maximum: max };
}

/** A shortest and a longest length between `least` and `most`; one that is left out has its default. */
function lengths(least: number, most: number, { minimum, maximum }: LengthRange) {
  const defaults = { min: minimum, max: maximum };
  const message = `must be a whole number from ${least} to ${most}`;
  const length = v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
  const both = fieldsOf(
    { min: v.optional(length, defaults.min), max: v.optional(length, defaults.max) },
    `must be an object like {"min": ${defaults.min}, "max": ${defaults.max}}`,
  );
  return v.optional(
    v.pipe(
      both,
      v.check(
        ({ min, max }) => min <= max,
        ({ input }) => `min ${input.min} must not be greater than max ${input.max}`,
      ),
    ),
    {},
  );
}

function bahtUpTo(most: number) {
  const message = `must be an amount from 0.01 to ${most} with at most two decimals`;
  const isWholeSatang = (baht: number) => Number(baht.toFixed(2)) === baht;
  return v.pipe(
    v.number(message),
    v.minValue(0.01, message),
    v.maxValue(most, message),
    v.check(isWholeSatang, message),
  );
}
