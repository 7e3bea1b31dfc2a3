import { describe, expect, test } from "vitest";
import { REWARD_STATUSES } from "../../../core/rewards/model.ts";
import { LEVEL_NAMES } from "../../../core/rules/levels.ts";
import { english } from "../../../core/sentences/english.ts";
import { SENTENCES } from "../../../core/sentences/every-language.ts";
import { isThaiText, type Sentences, wordsOf } from "../../../core/sentences/sentences.ts";
import { thai } from "../../../core/sentences/thai.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import type { Fault } from "../../../core/shared/fault.ts";
import { satang } from "../../../core/shared/money.ts";
import {
  backendRefusalOf,
  type Refusal,
  type RefusalCode,
  refusalCodes,
  refuse,
} from "../../../core/shared/refusal.ts";
import { DEPOSIT_STATUSES, SLIP_STATUSES, WITHDRAWAL_STATUSES } from "../../../core/wallet/statuses.ts";

const midnight = instant(Date.UTC(2026, 10, 20, 17));

const VALUES = {
  minimumSatang: 101,
  maximumSatang: 102,
  leftSatang: 103,
  limitSatang: 107,
  turnoverSatang: 106,
  balanceSatang: 104,
  creditSatang: 105,
  leftCount: 21,
  minimum: 22,
  maximum: 23,
  maximumMb: 24,
  points: 2025,
  pricePoints: 2026,
  times: 27,
  spinsPerDay: 28,
  cards: 29,
  playsPerDay: 30,
  retryAfter: 31,
  resetsAt: midnight,
  until: midnight,
  from: midnight,
  limitKind: "deposit",
  level: "gold",
  status: "paid",
  provider: "PG",
  field: "amount",
  message: "closed",
};

const SHOWN = {
  minimumSatang: "฿1.01",
  maximumSatang: "฿1.02",
  leftSatang: "฿1.03",
  limitSatang: "฿1.07",
  turnoverSatang: "฿1.06",
  balanceSatang: "฿1.04",
  creditSatang: "฿1.05",
  points: "2,025",
  pricePoints: "2,026",
};

const IN_THAI = {
  resetsAt: "21 พ.ย. 69 00:00\u00a0น.",
  until: "21 พ.ย. 69 00:00\u00a0น.",
  from: "21 พ.ย. 69 00:00\u00a0น.",
  retryAfter: "31\u00a0วินาที",
  limitKind: "การฝาก",
  level: "ระดับโกลด์",
  status: "“โอนเข้าบัญชีแล้ว”",
};

const IN_ENGLISH = {
  resetsAt: "21 Nov 2026, 00:00",
  until: "21 Nov 2026, 00:00",
  from: "21 Nov 2026, 00:00",
  retryAfter: "31 seconds",
  limitKind: "deposit",
  level: "Gold",
  status: "paid",
};

const LANGUAGES: readonly (readonly [Sentences, Readonly<Record<string, string>>])[] = [
  [thai, IN_THAI],
  [english, IN_ENGLISH],
];

/** A refusal with every fact, and the facts that its sentence reads. */
function withEveryFact(code: string, sentences: Sentences) {
  const asked = new Set<string>();
  const facts = new Proxy<Refusal["facts"]>(
    {},
    { get: (_, name: keyof typeof VALUES) => (asked.add(name), VALUES[name]) },
  );
  return { message: wordsOf({ kind: "refusal", code: code as RefusalCode, facts }, sentences).message, asked };
}

describe.each(LANGUAGES)("the sentences of a language whose words we know, %#,", (sentences, words) => {
  test("show each fact that they ask for, have no letters of the other language, and differ", () => {
    const all = refusalCodes().map((code) => {
      const { message, asked } = withEveryFact(code, sentences);
      // A wait is shown instead of a moment where both are known.
      if (asked.has("retryAfter")) asked.delete("until");
      for (const name of asked) {
        const shown = { ...SHOWN, ...words }[name] ?? String(VALUES[name as keyof typeof VALUES]);
        expect(message).toContain(shown);
      }
      if (code !== "backend-refused") expect([code, isThaiText(message)]).toEqual([code, sentences === thai]);
      return message;
    });
    expect(new Set(all).size).toBe(all.length);
  });

  test("about limits tell what is allowed, and about a locked account the wait or else the moment", () => {
    const say = (refusal: Refusal) => wordsOf(refusal, sentences).message;
    expect(say(refuse("amount-too-large"))).toContain("฿100,000,000.00");
    const { until = "" } = words;
    expect(say(refuse("too-many-refused", { until: midnight, retryAfter: 31 }))).toContain(until);
    expect(say(refuse("sign-in-locked", { until: midnight }))).toContain(until);
    expect(say(refuse("sign-in-locked", { until: midnight, retryAfter: 31 }))).not.toContain(until);
    const time = {
      limitKind: "time",
      limitPeriod: "day",
      limitMinutes: 30,
      leftMinutes: 4,
      resetsAt: midnight,
    } as const;
    for (const fact of ["30", "4"]) expect(say(refuse("play-limit-reached", time))).toContain(fact);
  });
});

describe.each(Object.entries(SENTENCES))("the sentences in %s", (language, sentences) => {
  test("are of this language", () => {
    expect(sentences.language).toBe(language);
  });

  test("ask for the same facts as in Thai", () => {
    const askedIn = (code: string, by: Sentences) => [...withEveryFact(code, by).asked].sort();
    for (const code of refusalCodes()) expect([code, askedIn(code, sentences)]).toEqual([code, askedIn(code, thai)]);
  });

  test("name each status and each level", () => {
    const statuses = [...DEPOSIT_STATUSES, ...SLIP_STATUSES, ...WITHDRAWAL_STATUSES, ...REWARD_STATUSES];
    const different = new Set(statuses);
    const say = (refusal: Refusal) => wordsOf(refusal, sentences).message;
    const named = [...different].map((status) => say(refuse("request-status", { status })));
    expect(new Set(named).size).toBe(different.size);
    for (const status of different) expect(say(refuse("request-status", { status }))).not.toContain(`“${status}”`);
    expect(say(refuse("request-status", { status: "unknown-one" }))).toContain("unknown-one");
    expect(new Set(LEVEL_NAMES.map((level) => say(refuse("reward-level", { level })))).size).toBe(LEVEL_NAMES.length);
  });
});

test("one of something has no plural", () => {
  const one = english.refusals["withdraw-over-day-cap"]({ leftSatang: satang(5), leftCount: 1, resetsAt: midnight });
  expect(one).toContain("(1 withdrawal left)");
  expect(english.refusals["recovery-too-often"]({ until: midnight, retryAfter: 1 })).toContain("1 second.");
  expect(english.refusals["recovery-too-often"]({ until: midnight, retryAfter: 61 })).toContain("2 minutes.");
});

describe("a backend's sentence", () => {
  const facts = { creditSatang: satang(500) };
  const ours = wordsOf(refuse("credit-insufficient", facts), thai).message;
  const general = wordsOf(refuse("backend-refused", { message: "" }), thai).message;
  const say = (code: RefusalCode, given: Refusal["facts"], said: string, sentences = thai) =>
    wordsOf(backendRefusalOf(code, given, said), sentences);

  test("is shown as it is in the reader's language", () => {
    expect(say("credit-insufficient", facts, "ยอดไม่พอ")).toEqual({ message: "ยอดไม่พอ" });
    expect(say("credit-insufficient", facts, "too low", english)).toEqual({ message: "too low" });
    expect(say("backend-refused", { message: "ปิดอยู่" }, "ปิดอยู่")).toEqual({ message: "ปิดอยู่" });
    expect(wordsOf(refuse("backend-refused", { message: "ยอดไม่ถึง" }), thai).message).toBe("ยอดไม่ถึง");
  });

  test("gives way to ours where only the line breaks differ", () => {
    expect(say("credit-insufficient", facts, ours.replace("ไม่", "ไม่\u2060"))).toEqual({ message: ours });
  });

  test("becomes the detail of ours in another language", () => {
    expect(say("credit-insufficient", facts, "too low")).toEqual({ message: ours, detail: "too low" });
    expect(say("credit-insufficient", facts, "")).toEqual({ message: ours });
    expect(say("credit-insufficient", facts, "ยอดไม่พอ", english)).toEqual({
      message: english.refusals["credit-insufficient"](facts),
      detail: "ยอดไม่พอ",
    });
  });

  test.each<[code: RefusalCode, facts: Refusal["facts"]]>([
    ["credit-insufficient", {}],
    ["credit-insufficient", { creditSatang: "much" }],
    ["slip-too-large", {}],
    ["points-insufficient", {}],
    ["play-limit-reached", { limitKind: "time", resetsAt: midnight }],
    ["backend-refused", { message: "too low" }],
  ])("%s with the facts %j has a general one of ours", (code, wrong) => {
    expect(say(code, wrong, "too low")).toEqual({ message: general, detail: "too low" });
  });
});

describe("a fault", () => {
  const fault: Fault = { kind: "fault", fault: "server", endpoint: "GET /api/deposit", effect: "none" };

  test("says what happened and what to do, in each language", () => {
    expect(wordsOf(fault, thai)).toEqual({ message: "ระบบขัดข้อง กรุณาลองใหม่ในอีกสักครู่" });
    expect(wordsOf(fault, english)).toEqual({
      message: "Something went wrong on our side. Please try again in a while.",
    });
  });

  test("advises no second try where the effect is unknown", () => {
    expect(wordsOf({ ...fault, effect: "unknown" }, thai).message).toBe(`ระบบขัดข้อง ${thai.unknownEffect}`);
    expect(wordsOf({ ...fault, fault: "not-available", effect: "unknown" }, thai).message).not.toContain(
      thai.unknownEffect,
    );
  });

  test("shows the backend's sentence in place of ours, or as the detail in another language", () => {
    expect(wordsOf({ ...fault, said: "ปิดระบบ" }, thai)).toEqual({ message: "ปิดระบบ" });
    expect(wordsOf({ ...fault, said: "down" }, thai)).toMatchObject({ detail: "down" });
    expect(wordsOf({ ...fault, said: "down" }, english)).toEqual({ message: "down" });
  });

  test("names the place where a reply breaks the contract", () => {
    const broken: Fault = { ...fault, fault: "contract", field: "items.0.id", expected: "string", received: "null" };
    expect(wordsOf(broken, english).message).toContain(
      "(GET /api/deposit: items.0.id, expected string, received null)",
    );
  });
});
