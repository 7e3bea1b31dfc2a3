import { describe, expect, test } from "vitest";
import { satang } from "../../../core/shared/money.ts";
import { at, isRefusalCode, refusalCodes, refuse } from "../../../core/shared/refusal.ts";

/** A code that is gone or has another name breaks the programs that compare it. */
const CODES = `
  address-district-required address-line-required address-phone-format address-province-required
  address-recipient-required address-subdistrict-required address-too-long affiliate-insufficient
  amount-above-maximum amount-below-minimum amount-decimals amount-empty amount-negative amount-not-a-number
  amount-too-large amount-zero backend-refused bank-account-format bank-account-taken bank-account-unknown
  bank-required bet-unknown body-invalid bonus-changed bonus-turnover card-not-there cards-no-plays-left cards-not-on check-in-done
  consent-required credentials-wrong credit-insufficient game-closed game-not-found inviter-unknown key-reused
  launch-over limit-not-asked limit-too-early maintenance name-required offline passkey-unavailable password-common password-differs
  password-format password-like-username password-required password-same password-wrong pause-shorter phone-format
  phone-taken play-limit-reached play-paused points-insufficient postcode-format provider-down recovery-account-required recovery-code-format recovery-code-wrong recovery-over recovery-too-often registration-not-started request-already-open
  request-not-found request-status reward-level reward-not-found reward-used-ever reward-used-month
  reward-used-today reward-waiting second-factor-changed second-factor-format second-factor-required
  second-factor-used second-factor-wrong second-person-needed sign-in-locked slip-duplicate slip-empty slip-no-code
  slip-not-a-picture slip-not-a-slip slip-not-found slip-reader-missing slip-too-large slip-wrong-receiver
  too-many-refused too-many-requests username-format username-required username-taken wheel-no-spins-left
  withdraw-no-count-left withdraw-over-day-cap withdraw-over-time-cap
`;

describe("refusals", () => {
  test("are plain data: JSON keeps them, and `at` adds only the field", () => {
    const refusal = refuse("credit-insufficient", { creditSatang: satang(5) });
    expect(JSON.parse(JSON.stringify(refusal))).toEqual(refusal);
    expect(at("amount", refusal)).toEqual({ ...refusal, field: "amount" });
    expect(refusal).not.toHaveProperty("field");
    expect(refuse("amount-empty").facts).toEqual({});
  });

  test("have the codes that programs compare, and no others", () => {
    expect([...refusalCodes()].sort()).toEqual(CODES.trim().split(/\s+/));
    expect(isRefusalCode("slip-duplicate")).toBe(true);
    for (const wrong of ["", "toString", "__proto__", "constructor", 5, null, undefined, {}, ["offline"]]) {
      expect(isRefusalCode(wrong)).toBe(false);
    }
  });
});
