import { describe, expect, test } from "vitest";
import {
  fairPlayJson,
  fairPlayView,
  figuresJson,
  figuresView,
  pauseJson,
  pauseText,
  stepJson,
  stepsTable,
} from "../../../../cli/commands/fair-play/fair-play-view.ts";
import { render } from "../../../../cli/output/render.ts";
import type { FairPlay, FairPlayFigures, FairPlayStep } from "../../../../core/fair-play/model.ts";
import { bangkokDateOf, DAY_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { NOON } from "../../run-cli.ts";

const TODAY = bangkokDateOf(NOON);
const TOMORROW = plus(NOON, DAY_MS);

const STATE: FairPlay = {
  limits: [
    {
      kind: "loss",
      period: "week",
      amount: baht(500),
      used: baht(-20),
      left: baht(520),
      resetsAt: TOMORROW,
      asked: { amount: undefined, askedAt: NOON, from: TOMORROW, until: plus(NOON, 4 * DAY_MS) },
    },
    { kind: "time", period: "day", amount: 60, used: 1, left: 59, resetsAt: TOMORROW, asked: undefined },
    { kind: "stake", period: "day", amount: undefined, used: 0, left: undefined, resetsAt: TOMORROW, asked: undefined },
  ],
  pause: { kind: "exclusion", stage: "on", startedAt: NOON, until: undefined, returnsAt: undefined },
  realityCheckMinutes: 15,
  signs: [
    { sign: "chasing", day: TODAY, deposits: 3, lostSatang: baht(1200) },
    { sign: "nights", nights: 4, last: TODAY },
    { sign: "raised-limits", times: 2, last: TODAY },
  ],
};

describe("what a member set", () => {
  test("has satang for money, minutes for time, and ISO times in JSON", () => {
    expect(JSON.parse(JSON.stringify(fairPlayJson(STATE)))).toEqual({
      limits: [
        {
          kind: "loss",
          period: "week",
          limitSatang: 50_000,
          usedSatang: -2000,
          leftSatang: 52_000,
          resetsAt: "2026-11-21T05:00:00.000Z",
          asked: {
            limitSatang: null,
            askedAt: "2026-11-20T05:00:00.000Z",
            from: "2026-11-21T05:00:00.000Z",
            until: "2026-11-24T05:00:00.000Z",
          },
        },
        {
          kind: "time",
          period: "day",
          limitMinutes: 60,
          usedMinutes: 1,
          leftMinutes: 59,
          resetsAt: "2026-11-21T05:00:00.000Z",
          asked: null,
        },
        {
          kind: "stake",
          period: "day",
          limitSatang: null,
          usedSatang: 0,
          leftSatang: null,
          resetsAt: "2026-11-21T05:00:00.000Z",
          asked: null,
        },
      ],
      pause: {
        kind: "exclusion",
        stage: "on",
        startedAt: "2026-11-20T05:00:00.000Z",
        until: null,
        returnsAt: null,
      },
      realityCheckMinutes: 15,
      signs: [
        { sign: "chasing", day: "2026-11-20", deposits: 3, lostSatang: 120_000 },
        { sign: "nights", nights: 4, last: "2026-11-20" },
        { sign: "raised-limits", times: 2, last: "2026-11-20" },
      ],
    });
  });

  test("is a table of limits, the pause, the reality check and the signs for people", () => {
    const shown = render(fairPlayView(STATE));
    expect(shown).toMatch(
      /^loss +week +฿500\.00 +-฿20\.00 +฿520\.00 +2026-11-21 12:00:00 \+07 +none +2026-11-21 12:00:00 \+07 +2026-11-24 12:00:00 \+07$/m,
    );
    expect(shown).toMatch(/^time +day +60 minutes +1 minute +59 minutes +2026-11-21 12:00:00 \+07$/m);
    expect(shown).toMatch(/^stake +day +- +฿0\.00 +- /m);
    expect(shown).toMatch(/^Pause +A self-exclusion for good: .*Withdrawals go on\.$/m);
    expect(shown).toMatch(/^Reality check +every 15 minutes at play$/m);
    expect(shown).toContain("2026-11-20: 3 deposits in one day, and ฿1,200.00 lost");
    expect(shown).toContain("2026-11-20: a deposit between midnight and five, for 4 nights in a row");
    expect(shown).toContain("2026-11-20: limits were raised or removed, 2 times");
  });

  test("may be nothing at all", () => {
    const shown = render(fairPlayView({ limits: [], pause: undefined, realityCheckMinutes: 0, signs: [] }));
    expect(shown).toContain("The backend offers no limits.");
    expect(shown).toMatch(/^Pause +Nothing is paused\.$/m);
    expect(shown).toMatch(/^Reality check +none$/m);
    expect(shown).toContain("No suggestion is due.");
  });
});

test("a pause says what is closed and until when", () => {
  const base = { kind: "exclusion", startedAt: NOON, until: TOMORROW, returnsAt: undefined } as const;
  expect(pauseText({ ...base, kind: "break", stage: "on" })).toMatch(
    /^A break until 2026-11-21 12:00:00 \+07: no deposit/,
  );
  expect(pauseText({ ...base, stage: "over" })).toMatch(/until the member asks to return/);
  const returning = { ...base, stage: "returning", returnsAt: plus(TOMORROW, DAY_MS) } as const;
  expect(pauseText(returning)).toMatch(/play opens at 2026-11-22 12:00:00 \+07/);
  expect(pauseJson(returning)).toMatchObject({
    until: "2026-11-21T05:00:00.000Z",
    returnsAt: "2026-11-22T05:00:00.000Z",
  });
});

test("figures have a net of what was won less what was staked", () => {
  const sums = { depositedSatang: baht(500), stakedSatang: baht(300), wonSatang: baht(100) };
  const figures: FairPlayFigures = {
    spans: [{ span: "7-days", withdrawnSatang: baht(50), ...sums }],
    days: [{ day: TODAY, minutes: 12, ...sums }],
  };
  expect(figuresJson(figures)).toMatchObject({ spans: [{ netSatang: -20_000 }], days: [{ netSatang: -20_000 }] });
  const shown = render(figuresView(figures));
  expect(shown).toMatch(/^7 days +฿500\.00 +฿50\.00 +฿300\.00 +฿100\.00 +-฿200\.00$/m);
  expect(shown).toMatch(/^2026-11-20 +฿500\.00 +฿300\.00 +฿100\.00 +-฿200\.00 +12$/m);
  expect(render(figuresView({ spans: [], days: [] }))).toContain("Nothing this month.");
});

test.each<[FairPlayStep["step"], Partial<FairPlayStep>, RegExp, object]>([
  [
    "limit-set",
    { limit: { kind: "deposit", period: "day" }, amount: baht(500) },
    /limit-set +deposit +day +฿500\.00$/m,
    { kind: "deposit", period: "day", limitSatang: 50_000 },
  ],
  [
    "limit-asked",
    { limit: { kind: "time", period: "day" } },
    /limit-asked +time +day +none$/m,
    { kind: "time", period: "day", limitMinutes: null },
  ],
  ["reality-check-set", { amount: 30 }, /reality-check-set +30 minutes$/m, { minutes: 30 }],
  ["excluded", {}, /excluded +for good$/m, {}],
  [
    "break-started",
    { until: TOMORROW },
    /break-started +2026-11-21 12:00:00 \+07$/m,
    { until: "2026-11-21T05:00:00.000Z" },
  ],
  ["return-asked", {}, /return-asked$/m, {}],
])("the decision %s is a line of the history", (step, more, line, json) => {
  const made: FairPlayStep = {
    id: "1",
    at: NOON,
    step,
    limit: undefined,
    amount: undefined,
    until: undefined,
    ...more,
  };
  expect(render([stepsTable([made])])).toMatch(line);
  expect(JSON.parse(JSON.stringify(stepJson(made)))).toEqual({
    id: "1",
    at: "2026-11-20T05:00:00.000Z",
    step,
    ...json,
  });
});
