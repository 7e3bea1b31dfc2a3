import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BREAK_DAYS,
  decideBreak,
  decideExclusion,
  decideReturn,
  EXCLUSION_MONTHS,
  monthsAfter,
  type Pause,
  type PauseDecision,
  pauseStage,
  reasonAgainstPlay,
} from "../../../core/rules/pause.ts";
import {
  bangkokDateOf,
  bangkokTimeOf,
  DAY_MS,
  dayOfMonth,
  daysInMonth,
  HOUR_MS,
  type Instant,
  instant,
  plus,
} from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { aGap, aStart, later } from "../../arbitraries/core/play.ts";
import { anInstant } from "../../arbitraries/core/time.ts";
import { inThai } from "../../in-thai.ts";

const at = (text: string): Instant => instant(Date.parse(`${text}+07:00`));
const noon = at("2026-11-20T12:00");
/** The pause of a decision that must be allowed. */
const made = (decision: PauseDecision): Pause | undefined => {
  expect(decision.reason).toBeUndefined();
  return decision.allowed ? decision.pause : undefined;
};
const aDay = made(decideBreak(undefined, 1, noon));
const sixMonths = made(decideExclusion(undefined, 6, noon));
const forGood = made(decideExclusion(undefined, undefined, noon));
const end = at("2027-05-20T12:00");

describe("a break", () => {
  test("lasts its days to the millisecond, and play opens by itself", () => {
    expect(pauseStage(aDay, plus(noon, DAY_MS - 1))).toBe("on");
    expect(pauseStage(aDay, plus(noon, DAY_MS))).toBeUndefined();
    expect(made(decideBreak(undefined, 42, noon))?.until).toBe(noon + 42 * DAY_MS);
    expect(BREAK_DAYS).toEqual({ minimum: 1, maximum: 42 });
  });

  test("can be made longer, and never shorter", () => {
    const week = made(decideBreak(aDay, 7, plus(noon, 1)));
    expect(week?.until).toBe(noon + 1 + 7 * DAY_MS);
    const facts = { until: noon + 1 + 7 * DAY_MS };
    expect(decideBreak(week, 1, plus(noon, 2)).reason).toEqual({ kind: "refusal", code: "pause-shorter", facts });
    expect(decideBreak(week, 1, plus(noon, 6 * DAY_MS)).reason).toEqual({
      kind: "refusal",
      code: "pause-shorter",
      facts,
    });
    expect(decideBreak(week, 1, plus(noon, 6 * DAY_MS + 1)).reason).toEqual({
      kind: "refusal",
      code: "pause-shorter",
      facts,
    });
    expect(made(decideBreak(week, 1, plus(noon, 6 * DAY_MS + 2)))?.until).toBe(noon + 7 * DAY_MS + 2);
  });

  test("asked again within an hour is the same one, and later a longer one", () => {
    expect(decideBreak(aDay, 1, noon)).toEqual({ allowed: true, pause: undefined });
    expect(decideBreak(aDay, 1, plus(noon, HOUR_MS - 1))).toEqual({ allowed: true, pause: undefined });
    expect(made(decideBreak(aDay, 1, plus(noon, HOUR_MS)))?.until).toBe(noon + HOUR_MS + DAY_MS);
  });

  test("may become a self-exclusion, but not the other way round", () => {
    const excluded = made(decideExclusion(aDay, 6, plus(noon, HOUR_MS)));
    expect(excluded).toMatchObject({ kind: "exclusion", until: end + HOUR_MS });
    for (const now of [plus(noon, 1), plus(end, -1)]) {
      expect(decideBreak(sixMonths, 42, now).reason).toEqual({
        kind: "refusal",
        code: "pause-shorter",
        facts: { until: end },
      });
    }
  });

  test("cannot take the place of the question after a self-exclusion", () => {
    for (const now of [end, plus(end, DAY_MS)]) {
      expect(decideBreak(sixMonths, 42, now).reason).toEqual({ kind: "refusal", code: "play-paused", facts: {} });
    }
  });

  test("may follow the question after a self-exclusion where it opens play later than the question does", () => {
    const asked = made(decideReturn(sixMonths, end));
    const facts = { until: end + DAY_MS };
    expect(decideBreak(asked, 1, end).reason).toEqual({ kind: "refusal", code: "pause-shorter", facts });
    const pause = made(decideBreak(asked, 1, plus(end, 1)));
    expect(pause).toMatchObject({ kind: "break", until: end + 1 + DAY_MS });
    expect(pauseStage(pause, plus(end, DAY_MS))).toBe("on");
    expect(pauseStage(pause, plus(end, DAY_MS + 1))).toBeUndefined();
  });
});

describe("a self-exclusion", () => {
  test("lasts its months, and then until a day after the member asks", () => {
    expect(sixMonths?.until).toBe(end);
    expect(pauseStage(sixMonths, plus(end, -1))).toBe("on");
    expect(pauseStage(sixMonths, end)).toBe("over");
    expect(pauseStage(sixMonths, plus(end, 400 * DAY_MS))).toBe("over");
    const asked = made(decideReturn(sixMonths, end));
    expect(asked).toEqual({ ...sixMonths, returnAskedAt: end });
    expect(pauseStage(asked, plus(end, DAY_MS - 1))).toBe("returning");
    expect(pauseStage(asked, plus(end, DAY_MS))).toBeUndefined();
    expect(EXCLUSION_MONTHS).toEqual({ minimum: 6, maximum: 60 });
  });

  test("for good never ends", () => {
    expect(forGood).toMatchObject({ length: undefined, until: undefined });
    const late = plus(noon, 100 * 365 * DAY_MS);
    expect(pauseStage(forGood, late)).toBe("on");
    expect(decideReturn(forGood, late).reason).toEqual({ kind: "refusal", code: "play-paused", facts: {} });
    expect(decideExclusion(forGood, 60, late).reason).toEqual({ kind: "refusal", code: "pause-shorter", facts: {} });
    expect(decideExclusion(forGood, undefined, late).reason).toEqual({
      kind: "refusal",
      code: "pause-shorter",
      facts: {},
    });
    expect(decideExclusion(forGood, undefined, plus(noon, 1))).toEqual({ allowed: true, pause: undefined });
  });

  test("can be made longer, also for good, and never shorter", () => {
    const year = made(decideExclusion(sixMonths, 12, plus(noon, 1)));
    expect(year?.until).toBe(at("2027-11-20T12:00") + 1);
    expect(decideExclusion(year, 6, plus(noon, 2)).reason?.code).toBe("pause-shorter");
    expect(made(decideExclusion(year, undefined, plus(noon, 2)))?.until).toBeUndefined();
  });

  test("that is over, or whose member returns, may start anew", () => {
    const asked = made(decideReturn(sixMonths, end));
    for (const before of [sixMonths, asked]) {
      const again = made(decideExclusion(before, 6, plus(end, 1)));
      expect(again).toMatchObject({ until: at("2027-11-20T12:00") + 1, returnAskedAt: undefined });
    }
  });

  test("is ended by a question after its end only, and the first question counts", () => {
    expect(decideReturn(sixMonths, plus(end, -1)).reason).toEqual({
      kind: "refusal",
      code: "play-paused",
      facts: { until: end },
    });
    const asked = made(decideReturn(sixMonths, end));
    expect(decideReturn(asked, plus(end, HOUR_MS))).toEqual({ allowed: true, pause: undefined });
    expect(decideReturn(asked, plus(end, DAY_MS))).toEqual({ allowed: true, pause: undefined });
    expect(decideReturn(undefined, noon)).toEqual({ allowed: true, pause: undefined });
    expect(decideReturn(aDay, noon).reason?.code).toBe("play-paused");
  });
});

test("a refusal of play says until when, as far as that is known", () => {
  expect(reasonAgainstPlay(undefined, noon)).toBeUndefined();
  expect(reasonAgainstPlay(aDay, noon)).toEqual({
    kind: "refusal",
    code: "play-paused",
    facts: { until: noon + DAY_MS },
  });
  expect(reasonAgainstPlay(aDay, plus(noon, DAY_MS))).toBeUndefined();
  expect(reasonAgainstPlay(forGood, noon)).toEqual({ kind: "refusal", code: "play-paused", facts: {} });
  expect(reasonAgainstPlay(sixMonths, end)).toEqual({ kind: "refusal", code: "play-paused", facts: {} });
  const asked = made(decideReturn(sixMonths, plus(end, 1)));
  expect(reasonAgainstPlay(asked, plus(end, 2))?.facts).toEqual({ until: end + 1 + DAY_MS });
  expect(reasonAgainstPlay(asked, plus(end, 1 + DAY_MS))).toBeUndefined();
  const { reason } = decideBreak(made(decideBreak(undefined, 7, noon)), 1, noon);
  expect(reason && inThai(reason)).toContain("27 พ.ย. 69 12:00");
});

describe("monthsAfter", () => {
  test.each([
    ["2026-08-29T10:00", 6, "2027-02-28T10:00"],
    ["2026-08-30T10:00", 6, "2027-02-28T10:00"],
    ["2026-08-31T10:00", 6, "2027-02-28T10:00"],
    ["2027-08-28T10:00", 6, "2028-02-28T10:00"],
    ["2027-08-29T10:00", 6, "2028-02-29T10:00"],
    ["2027-08-31T23:59:59.999", 6, "2028-02-29T23:59:59.999"],
    ["2028-02-29T00:00", 12, "2029-02-28T00:00"],
    ["2028-02-29T00:00", 48, "2032-02-29T00:00"],
    ["2026-10-31T00:00", 6, "2027-04-30T00:00"],
    ["2026-10-31T06:59:59.999", 7, "2027-05-31T06:59:59.999"],
    ["2026-06-30T12:00", 6, "2026-12-30T12:00"],
    ["2026-07-01T00:00", 6, "2027-01-01T00:00"],
    ["2026-12-31T23:59", 60, "2031-12-31T23:59"],
  ])("%s and %i months are %s", (from, months, to) => {
    expect(monthsAfter(at(from), months)).toBe(at(to));
  });

  test("keeps the time and the day, or takes the last day of a shorter month", () => {
    always([anInstant(), fc.integer({ min: 6, max: 60 })], (from, months) => {
      const to = monthsAfter(from, months);
      const [before, then] = [bangkokDateOf(from), bangkokDateOf(to)];
      const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
      expect(monthsOf(then) - monthsOf(before)).toBe(months);
      expect(dayOfMonth(then)).toBe(Math.min(dayOfMonth(before), daysInMonth(then)));
      expect(bangkokTimeOf(to)).toBe(bangkokTimeOf(from));
      expect((to - from) % DAY_MS).toBe(0);
    });
  });
});

interface Said {
  readonly what: "break" | "exclusion" | "return";
  readonly length: number | undefined;
  readonly at: Instant;
}

/** Days of a break, months of a self-exclusion, and long gaps, so that pauses also end. */
const someWords = () =>
  fc
    .tuple(
      aStart(),
      fc.array(
        fc.tuple(
          fc.constantFrom("break", "break", "exclusion", "return", "return", "return"),
          fc.constantFrom(1, 7, 42, undefined),
          fc.oneof(aGap(), fc.constantFrom(...[184, 366, 400].map((days) => days * DAY_MS))),
        ),
        { maxLength: 14 },
      ),
    )
    .map(([start, steps]) => {
      let now = start;
      return steps.map(([what, length, gap]): Said => {
        now = later(now, gap);
        const months = length === undefined ? undefined : length === 42 ? 12 : 6;
        return { what, length: what === "break" ? (length ?? 2) : months, at: now };
      });
    });

const NEVER = Number.POSITIVE_INFINITY;

interface Announced {
  readonly kind: "break" | "exclusion";
  readonly length: number | undefined;
  readonly at: number;
  readonly until: number;
}

/** Play is open when every pause that was announced has ended, and a day after the member asked to return from each exclusion. */
function isOpen(announced: readonly Announced[], returns: readonly number[], now: number): boolean {
  return announced.every(({ kind, until }) => {
    const isReturned = returns.some((asked) => until <= asked && asked + DAY_MS <= now);
    return until <= now && (kind === "break" || isReturned);
  });
}

/** The pause that must be announced: undefined for a refusal, and "same" where nothing changes. */
function expected(announced: readonly Announced[], returns: readonly number[], { what, length, at: now }: Said) {
  const until =
    what === "break" ? now + (length ?? 0) * DAY_MS : length === undefined ? NEVER : monthsAfter(now, length);
  const latest = announced.at(-1);
  const isSame = latest?.kind === what && latest.length === length && now - latest.at < HOUR_MS;
  if (isOpen(announced, returns, now) || !latest) return { kind: what, length, at: now, until };
  if (isSame && now < latest.until) return "same";
  // A break waits for the question after every exclusion, and for the day after it.
  const opens = announced.map((each) => {
    if (each.kind === "break" || what === "exclusion") return each.until;
    return (returns.find((asked) => each.until <= asked) ?? NEVER) + DAY_MS;
  });
  return opens.every((each) => until > each) ? { kind: what, length, at: now, until } : undefined;
}

test("play is never open before the end of a pause, and no end comes earlier than one that was announced", () => {
  fc.assert(
    fc.property(someWords(), (words) => {
      let pause: Pause | undefined;
      const announced: Announced[] = [];
      const returns: number[] = [];
      for (const [index, said] of words.entries()) {
        const now = said.at;
        if (said.what === "return") {
          const decision = decideReturn(pause, now);
          expect(decision.allowed).toBe(announced.every(({ until }) => until <= now));
          returns.push(now);
          pause = (decision.allowed ? decision.pause : undefined) ?? pause;
        } else {
          const { what: kind, length } = said;
          const wanted = expected(announced, returns, said);
          const decision =
            kind === "break" ? decideBreak(pause, length ?? 0, now) : decideExclusion(pause, length, now);
          expect(decision.allowed).toBe(wanted !== undefined);
          const next = decision.allowed ? decision.pause : undefined;
          expect(next && (next.until ?? NEVER)).toBe(typeof wanted === "object" ? wanted.until : undefined);
          if (next) announced.push({ kind, length, at: now, until: next.until ?? NEVER });
          pause = next ?? pause;
        }
        const ends = announced.flatMap(({ until }) => (until === NEVER ? [] : [until - 1, until]));
        const next = words[index + 1]?.at ?? now + 400 * DAY_MS;
        for (const moment of [now, next - 1, ...ends, now + DAY_MS - 1, now + DAY_MS]) {
          if (moment < now || moment >= next) continue;
          const isClosed = reasonAgainstPlay(pause, instant(moment)) !== undefined;
          expect(isClosed, `closed at ${moment}`).toBe(!isOpen(announced, returns, moment));
        }
      }
    }),
    { numRuns: 1000 },
  );
});
