import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  askedNow,
  confirmableOf,
  decideCancellation,
  decideConfirmation,
  decideLimit,
  isPlayLimit,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitChange,
  type LimitSetting,
  type LimitSettings,
  PLAY_LIMITS,
  settingOf,
  withLimitChange,
} from "../../../core/rules/play-limits.ts";
import { DAY_MS, HOUR_MS, type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

const noon = instant(Date.parse("2028-02-28T12:00:00+07:00"));
const day = { kind: "deposit", period: "day" } as const;
const after = (settings: LimitSettings, change: LimitChange | undefined) =>
  change ? withLimitChange(settings, change) : settings;
const set = (settings: LimitSettings, amount: number | undefined, now: Instant = noon) =>
  after(settings, decideLimit(settings, { ...day, amount }, now).change);
const confirm = (settings: LimitSettings, amount: number | undefined, now: Instant) => {
  const decision = decideConfirmation(settings, { ...day, amount }, now);
  return decision.allowed ? after(settings, decision.change) : decision.reason;
};

const someSatang = () => fc.constantFrom(undefined, 0, 1, 100, 200, 300);
const aLimit = () => fc.constantFrom(...PLAY_LIMITS);
/** Settings as the rules leave them, with a question asked some time ago. */
const someSettings = (now: Instant): fc.Arbitrary<LimitSettings> =>
  fc
    .uniqueArray(fc.tuple(aLimit(), fc.nat(300), fc.option(fc.tuple(someSatang(), fc.nat(5 * DAY_MS)))), {
      selector: ([limit]) => limit,
    })
    .map((all) =>
      all.map(([limit, amount, asked]): LimitSetting => {
        const [wanted, ago] = asked ?? [];
        const isHigher = ago !== undefined && (wanted === undefined || wanted > amount);
        return { ...limit, amount, asked: isHigher ? { amount: wanted, askedAt: plus(now, -ago) } : undefined };
      }),
    );
const aQuestion = () =>
  anInstant().chain((now) =>
    fc.record({ now: fc.constant(now), settings: someSettings(now), limit: aLimit(), amount: someSatang() }),
  );

describe("the limits", () => {
  test("are of deposits, losses and stakes in each period, and of time in a day", () => {
    const named = PLAY_LIMITS.map(({ kind, period }) => `${kind} ${period}`);
    const money = ["deposit", "loss", "stake"].flatMap((kind) => [`${kind} day`, `${kind} week`, `${kind} month`]);
    expect(named).toEqual([...money, "time day"]);
    const all = LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => ({ kind, period })));
    expect(all.filter(isPlayLimit)).toEqual(PLAY_LIMITS);
  });

  test("are none at first", () => {
    expect(settingOf([], day)).toEqual({ ...day, amount: undefined, asked: undefined });
  });
});

describe("decideLimit", () => {
  test("lets a first limit and a lower one hold at once, also of nothing", () => {
    const first = set([], 500);
    expect(first).toEqual([{ ...day, amount: 500, asked: undefined }]);
    expect(set(first, 499)).toEqual([{ ...day, amount: 499, asked: undefined }]);
    expect(set(first, 0)).toEqual([{ ...day, amount: 0, asked: undefined }]);
    expect(set([], 0)).toEqual([{ ...day, amount: 0, asked: undefined }]);
  });

  test.each([[501], [undefined]])("asks for %s, and the limit goes on", (amount) => {
    expect(set(set([], 500), amount)).toEqual([{ ...day, amount: 500, asked: { amount, askedAt: noon } }]);
  });

  test("goes on waiting from the first time for the same amount, and waits anew for another", () => {
    const asked = set(set([], 500), 600);
    expect(set(asked, 600, plus(noon, DAY_MS))).toBe(asked);
    const now = plus(noon, HOUR_MS);
    for (const amount of [599, 601, undefined]) {
      expect(settingOf(set(asked, amount, now), day).asked).toEqual({ amount, askedAt: now });
    }
  });

  test("asks anew once a question has lapsed", () => {
    const asked = set(set([], 500), 600);
    const lapsed = plus(noon, 4 * DAY_MS);
    expect(set(asked, 600, plus(lapsed, -1))).toBe(asked);
    expect(settingOf(set(asked, 600, lapsed), day).asked).toEqual({ amount: 600, askedAt: lapsed });
  });

  test("ends what was asked with a lower limit, and with the limit that holds", () => {
    const asked = set(set([], 500), 600);
    expect(set(asked, 400)).toEqual([{ ...day, amount: 400, asked: undefined }]);
    expect(set(asked, 500)).toEqual([{ ...day, amount: 500, asked: undefined }]);
  });

  test("changes nothing when it is said twice, and no other limit", () => {
    always([aQuestion()], ({ settings, limit, amount, now }) => {
      const once = after(settings, decideLimit(settings, { ...limit, amount }, now).change);
      expect(decideLimit(once, { ...limit, amount }, now).change).toBeUndefined();
      for (const other of PLAY_LIMITS) {
        if (other !== limit) expect(settingOf(once, other)).toEqual(settingOf(settings, other));
      }
    });
  });

  test("never raises or ends a limit", () => {
    always([aQuestion()], ({ settings, limit, amount, now }) => {
      const before = settingOf(settings, limit).amount ?? Number.POSITIVE_INFINITY;
      const change = decideLimit(settings, { ...limit, amount }, now).change;
      expect(settingOf(after(settings, change), limit).amount ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(before);
    });
  });
});

describe("decideConfirmation", () => {
  const asked = set(set([], 500), 600);

  test.each([
    [0, "limit-too-early"],
    [DAY_MS - 1, "limit-too-early"],
    [DAY_MS, undefined],
    [4 * DAY_MS - 1, undefined],
    [4 * DAY_MS, "limit-not-asked"],
    [40 * DAY_MS, "limit-not-asked"],
  ])("of a higher limit after %i ms: %s", (ms, code) => {
    const decision = decideConfirmation(asked, { ...day, amount: 600 }, plus(noon, ms));
    expect(decision.reason?.code).toBe(code);
    if (code === "limit-too-early") expect(decision.reason?.facts).toEqual({ from: noon + DAY_MS });
    if (code === undefined) expect(decision).toMatchObject({ change: { ...day, change: "set", amount: 600 } });
  });

  test("lets what was asked hold, and is no question any more", () => {
    expect(confirm(asked, 600, plus(noon, DAY_MS))).toEqual([{ ...day, amount: 600, asked: undefined }]);
    const removed = set(set([], 500), undefined);
    expect(confirm(removed, undefined, plus(noon, DAY_MS))).toEqual([]);
  });

  test("is refused with another amount, and with nothing asked", () => {
    const now = plus(noon, DAY_MS);
    for (const amount of [599, 601, undefined]) {
      expect(confirm(asked, amount, now)).toEqual({ kind: "refusal", code: "limit-not-asked", facts: {} });
    }
    expect(confirm(set([], 500), 600, now)).toEqual({ kind: "refusal", code: "limit-not-asked", facts: {} });
    expect(confirm([], 600, now)).toEqual({ kind: "refusal", code: "limit-not-asked", facts: {} });
    // The limit that holds was not asked for.
    expect(confirm(asked, 500, now)).toEqual({ kind: "refusal", code: "limit-not-asked", facts: {} });
  });

  test("is refused after a lower limit or another question took the place of what was asked", () => {
    const now = plus(noon, DAY_MS);
    expect(confirm(set(asked, 400), 600, now)).toEqual({ kind: "refusal", code: "limit-not-asked", facts: {} });
    const other = set(asked, 700, plus(noon, HOUR_MS));
    expect(confirm(other, 600, now)).toEqual({ kind: "refusal", code: "limit-not-asked", facts: {} });
    expect(confirm(other, 700, now)).toEqual({
      kind: "refusal",
      code: "limit-too-early",
      facts: { from: now + HOUR_MS },
    });
  });

  test("changes nothing when it is said twice", () => {
    always([aQuestion()], ({ settings, limit, amount, now }) => {
      const decision = decideConfirmation(settings, { ...limit, amount }, now);
      fc.pre(decision.allowed);
      const again = decideConfirmation(after(settings, decision.change), { ...limit, amount }, now);
      expect(again).toEqual({ allowed: true, change: undefined });
    });
  });
});

describe("decideCancellation", () => {
  test("takes back what was asked and leaves the limit", () => {
    always([aQuestion()], ({ settings, limit, now }) => {
      const before = settingOf(settings, limit);
      const { change } = decideCancellation(settings, limit, now);
      expect(change !== undefined).toBe(askedNow(before, now) !== undefined);
      const then = after(settings, change);
      expect(settingOf(then, limit).amount).toBe(before.amount);
      expect(askedNow(settingOf(then, limit), now)).toBeUndefined();
      expect(decideCancellation(then, limit, now).change).toBeUndefined();
    });
  });
});

test("a question can be confirmed from 24 hours after it and for 72 hours, across a leap day too", () => {
  const { from, until } = confirmableOf(noon);
  expect(from).toBe(Date.parse("2028-02-29T12:00:00+07:00"));
  expect(until).toBe(Date.parse("2028-03-03T12:00:00+07:00"));
  const setting = { ...day, amount: 500, asked: { amount: 600, askedAt: noon } };
  expect(askedNow(setting, plus(until, -1))).toBe(setting.asked);
  expect(askedNow(setting, until)).toBeUndefined();
});
