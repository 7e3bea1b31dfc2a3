import { describe, expect, test } from "vitest";
import { REWARD_STATUSES } from "../../../core/rewards/model.ts";
import { LEVEL_NAMES } from "../../../core/rules/levels.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../core/shared/money.ts";
import {
  at,
  backendRefusalOf,
  because,
  isRefusalCode,
  isThaiText,
  type Reason,
  type RefusalCode,
  refusalCodes,
  refusalOf,
  refuse,
} from "../../../core/shared/refusal.ts";
import { DEPOSIT_STATUSES, SLIP_STATUSES, WITHDRAWAL_STATUSES } from "../../../core/wallet/statuses.ts";

const midnight = instant(Date.UTC(2026, 10, 20, 17));

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
  test("print the amount, the count and the moment in Thai, in the Buddhist era", () => {
    const { message } = refuse("withdraw-over-day-cap", { leftSatang: baht(1234.5), leftCount: 2, resetsAt: midnight });
    expect(message).toContain("฿1,234.50");
    expect(message).toContain("2 ครั้ง");
    expect(message).toContain("21 พ.ย. 69 00:00\u00a0น.");
  });

  test("are plain data: JSON keeps them, and `at` adds only the field", () => {
    const refusal = refuse("credit-insufficient", { creditSatang: satang(5) });
    expect(JSON.parse(JSON.stringify(refusal))).toEqual(refusal);
    expect(at("amount", refusal)).toEqual({ ...refusal, field: "amount" });
    expect(refusal).not.toHaveProperty("field");
  });

  test("are the same from a reason as from its code and facts", () => {
    const facts = { minimumSatang: baht(100) };
    expect(refusalOf(because("amount-below-minimum", facts))).toEqual(refuse("amount-below-minimum", facts));
    expect(refusalOf(because("amount-empty"))).toEqual(refuse("amount-empty"));
    expect(refuse("amount-empty").facts).toEqual({});
  });

  test("show a backend's own words, or a sentence if it sent none", () => {
    expect(refuse("backend-refused", { message: "ยอดไม่ถึง" }).message).toBe("ยอดไม่ถึง");
    expect(refuse("backend-refused", { message: "" }).message).not.toBe("");
  });

  test("have the codes that programs compare, and no others", () => {
    expect([...refusalCodes()].sort()).toEqual(CODES.trim().split(/\s+/));
    expect(isRefusalCode("slip-duplicate")).toBe(true);
    for (const wrong of ["", "toString", "__proto__", "constructor", 5, null, undefined, {}, ["offline"]]) {
      expect(isRefusalCode(wrong)).toBe(false);
    }
  });
});

describe("the sentences", () => {
  const shown = {
    minimumSatang: "฿1.01",
    maximumSatang: "฿1.02",
    leftSatang: "฿1.03",
    limitSatang: "฿1.07",
    limitKind: "การฝาก",
    turnoverSatang: "฿1.06",
    balanceSatang: "฿1.04",
    creditSatang: "฿1.05",
    leftCount: "21",
    minimum: "22",
    maximum: "23",
    maximumMb: "24",
    points: "2,025",
    pricePoints: "2,026",
    times: "27",
    spinsPerDay: "28",
    cards: "29",
    playsPerDay: "30",
    resetsAt: "21 พ.ย. 69 00:00\u00a0น.",
    until: "21 พ.ย. 69 00:00\u00a0น.",
    from: "21 พ.ย. 69 00:00\u00a0น.",
    retryAfter: "31\u00a0วินาที",
    status: "“done”",
    level: "ระดับโกลด์",
    provider: "PG",
    field: "amount",
    message: "ปิดรับถอนชั่วคราว",
  };
  const values: Record<string, string | number> = {
    ...shown,
    resetsAt: midnight,
    until: midnight,
    from: midnight,
    level: "gold",
    limitKind: "deposit",
  };
  const factOf = (name: string): string | number | undefined => {
    const value = values[name];
    if (typeof value !== "string") return value;
    const digits = value.replace(/\D/g, "");
    return digits === "" ? value.replace(/[“”]/g, "") : Number(digits);
  };

  test("are in Thai, show each fact that they ask for, and differ", () => {
    const sentences = refusalCodes().map((code) => {
      const asked = new Set<keyof typeof shown>();
      const facts = new Proxy<Reason["facts"]>(
        {},
        { get: (_, name: keyof typeof shown) => (asked.add(name), factOf(name)) },
      );
      const { message } = refusalOf({ code: code as RefusalCode, facts });
      // A wait is shown instead of a moment where both are known.
      if (asked.has("retryAfter")) asked.delete("until");
      expect([code, isThaiText(message)]).toEqual([code, true]);
      for (const name of asked) expect(message).toContain(shown[name]);
      return message;
    });
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("about a limit tell what is allowed", () => {
    expect(refuse("amount-too-large").message).toContain("฿100,000,000.00");
    expect(refuse("too-many-refused", { until: midnight, retryAfter: 31 }).message).toContain(shown.until);
  });

  test("about an account that is locked name the moment where the wait is unknown", () => {
    const { message } = refuse("sign-in-locked", { until: midnight });
    expect(message).toContain(shown.until);
    expect(refuse("sign-in-locked", { until: midnight, retryAfter: 31 }).message).not.toContain(shown.until);
  });

  test("name each status and each level in Thai", () => {
    const statuses = [...DEPOSIT_STATUSES, ...SLIP_STATUSES, ...WITHDRAWAL_STATUSES, ...REWARD_STATUSES];
    const different = new Set(statuses);
    const named = [...different].map((status) => refuse("request-status", { status }).message);
    for (const message of named) expect(message).toMatch(/“[ก-๙]+”/);
    expect(new Set(named).size).toBe(different.size);
    expect(refuse("request-status", { status: "done" }).message).toContain("“done”");
    const levels = LEVEL_NAMES.map((level) => refuse("reward-level", { level }).message);
    for (const message of levels) expect(message).toMatch(/ระดับ[ก-๙]{3,}ขึ้นไป/);
    expect(new Set(levels).size).toBe(LEVEL_NAMES.length);
  });
});

describe("a backend's refusal", () => {
  const facts = { creditSatang: satang(500) };
  const ours = refuse("credit-insufficient", { creditSatang: satang(500) });
  const general = refuse("backend-refused", { message: "" }).message;

  test("has the backend's Thai sentence", () => {
    expect(backendRefusalOf("credit-insufficient", facts, "ยอดไม่พอ")).toEqual({ ...ours, message: "ยอดไม่พอ" });
  });

  test("has our sentence where only the line breaks of the backend's differ", () => {
    const typed = ours.message.replace("ไม่", "ไม่\u2060");
    expect(backendRefusalOf("credit-insufficient", facts, typed)).toEqual(ours);
  });

  test("has our sentence where the backend's is in another language, which becomes the detail", () => {
    expect(backendRefusalOf("credit-insufficient", facts, "too low")).toEqual({ ...ours, detail: "too low" });
    expect(backendRefusalOf("credit-insufficient", facts, "")).toEqual(ours);
    expect(backendRefusalOf("credit-insufficient", facts, "")).not.toHaveProperty("detail");
  });

  test.each<[code: RefusalCode, facts: Reason["facts"]]>([
    ["credit-insufficient", {}],
    ["credit-insufficient", { creditSatang: "much" }],
    ["slip-too-large", {}],
    ["points-insufficient", {}],
    ["backend-refused", { message: "too low" }],
  ])("%s with the facts %j has a general sentence", (code, wrong) => {
    expect(backendRefusalOf(code, wrong, "too low")).toEqual({
      kind: "refusal",
      code,
      message: general,
      facts: wrong,
      detail: "too low",
    });
  });
});
