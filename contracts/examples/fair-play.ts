import type * as v from "valibot";
import type { fairPlayEndpoints } from "../endpoints/fair-play.ts";
import type { ExamplesOf } from "./examples-of.ts";

type FairPlay = v.InferInput<(typeof fairPlayEndpoints)["fairPlay"]["reply"]>;
type Limit = FairPlay["limits"][number];

const TOMORROW = "2026-11-20T17:00:00.000Z";
const NEXT_WEEK = "2026-11-26T17:00:00.000Z";
const NEXT_MONTH = "2026-11-30T17:00:00.000Z";

const noLimit = (kind: Limit["kind"], period: Limit["period"], used: number, resetsAt: string): Limit => ({
  kind,
  period,
  used,
  resetsAt,
});

/** Of a day of which a limit of 1,000 baht has 700 left; a higher one waits. */
const DEPOSITS = {
  kind: "deposit",
  period: "day",
  amount: 1000,
  used: 300,
  left: 700,
  resetsAt: TOMORROW,
} as const satisfies Limit;

const OTHERS = [
  noLimit("deposit", "week", 300, NEXT_WEEK),
  noLimit("deposit", "month", 300, NEXT_MONTH),
  noLimit("loss", "day", -20.5, TOMORROW),
  noLimit("loss", "week", -20.5, NEXT_WEEK),
  noLimit("loss", "month", -20.5, NEXT_MONTH),
  noLimit("stake", "day", 100, TOMORROW),
  noLimit("stake", "week", 100, NEXT_WEEK),
  noLimit("stake", "month", 100, NEXT_MONTH),
  noLimit("time", "day", 12, TOMORROW),
] as const;

const NOW = { limits: [DEPOSITS, ...OTHERS], signs: [] } as const satisfies FairPlay;

const ASKED = {
  amount: 2000,
  askedAt: "2026-11-20T05:01:20.000Z",
  from: "2026-11-21T05:01:20.000Z",
  until: "2026-11-24T05:01:20.000Z",
} as const;

const BREAK = {
  kind: "break",
  startedAt: "2026-11-20T05:01:20.000Z",
  until: "2026-11-27T05:01:20.000Z",
  stage: "on",
} as const;

const EXCLUSION = {
  kind: "exclusion",
  startedAt: "2026-11-20T05:01:20.000Z",
  until: "2027-05-20T05:01:20.000Z",
  stage: "on",
} as const;

export const fairPlayExamples = {
  fairPlay: {
    reply: {
      ...NOW,
      limits: [{ ...DEPOSITS, asked: ASKED }, ...OTHERS],
      realityCheckMinutes: 30,
      signs: [{ sign: "chasing", day: "2026-11-19", deposits: 3, lost: 850 }],
    },
  },
  setPlayLimit: {
    body: { kind: "deposit", period: "day", amount: 1000 },
    reply: NOW,
  },
  confirmPlayLimit: {
    body: { kind: "deposit", period: "day", amount: 1000 },
    reply: NOW,
  },
  cancelPlayLimit: {
    body: { kind: "deposit", period: "day" },
    reply: NOW,
  },
  startBreak: {
    body: { days: 7 },
    reply: { ...NOW, pause: BREAK },
  },
  excludeSelf: {
    body: { months: 6 },
    reply: { ...NOW, pause: EXCLUSION },
  },
  askToReturn: {
    reply: {
      ...NOW,
      pause: {
        ...EXCLUSION,
        startedAt: "2026-05-19T05:01:20.000Z",
        until: "2026-11-19T05:01:20.000Z",
        stage: "returning",
        returnsAt: "2026-11-21T05:01:20.000Z",
      },
    },
  },
  setRealityCheck: {
    body: { minutes: 30 },
    reply: { ...NOW, realityCheckMinutes: 30 },
  },
  noteSuggestion: {
    reply: NOW,
  },
  fairPlayFigures: {
    reply: {
      spans: [
        { span: "7-days", deposited: 300, withdrawn: 0, staked: 100, won: 120.5 },
        { span: "30-days", deposited: 2300, withdrawn: 500, staked: 4100, won: 3920.5 },
        { span: "year", deposited: 2300, withdrawn: 500, staked: 4100, won: 3920.5 },
        { span: "ever", deposited: 2300, withdrawn: 500, staked: 4100, won: 3920.5 },
      ],
      days: [
        { day: "2026-11-03", deposited: 2000, staked: 4000, won: 3800, minutes: 41 },
        { day: "2026-11-20", deposited: 300, staked: 100, won: 120.5, minutes: 12 },
      ],
    },
  },
  fairPlaySteps: {
    query: { limit: "10" },
    reply: {
      items: [
        {
          id: "L-691120-8Q5ZJ3KX",
          at: "2026-11-20T05:01:20.000Z",
          step: "limit-set",
          kind: "deposit",
          period: "day",
          amount: 1000,
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof fairPlayEndpoints>;
