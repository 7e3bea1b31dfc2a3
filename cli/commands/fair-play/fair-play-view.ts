import type {
  FairPlay,
  FairPlayFigures,
  FairPlayStep,
  PauseView,
  PlayDayFigures,
  PlayFigures,
  PlayLimitLeft,
} from "../../../core/fair-play/model.ts";
import type { SignOfHarm } from "../../../core/rules/signs-of-harm.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { type Satang, subtract } from "../../../core/shared/money.ts";
import { amountsJson, amountText } from "../../output/limit-amounts.ts";
import {
  type Block,
  counted,
  fields,
  isoOf,
  type JsonObject,
  moment,
  money,
  table,
  text,
  type View,
} from "../../output/view.ts";

export function limitJson({ kind, period, amount, used, left, resetsAt, asked }: PlayLimitLeft): JsonObject {
  return {
    kind,
    period,
    ...amountsJson(kind, { limit: amount, used, left }),
    resetsAt: toIso(resetsAt),
    asked: asked
      ? {
          ...amountsJson(kind, { limit: asked.amount }),
          askedAt: toIso(asked.askedAt),
          from: toIso(asked.from),
          until: toIso(asked.until),
        }
      : null,
  };
}

/** One limit, for the answer of a command that changed it. */
export function limitFields({ kind, period, amount, used, left, resetsAt, asked }: PlayLimitLeft): Block {
  return fields({
    Limit: kind,
    Period: period,
    Set: amountText(kind, amount, "none"),
    Used: amountText(kind, used),
    Left: left === undefined ? undefined : amountText(kind, left),
    Resets: moment(resetsAt),
    "Asked for": asked && amountText(kind, asked.amount, "none"),
    "Confirm from": asked && moment(asked.from),
    "Confirm until": asked && moment(asked.until),
  });
}

export function limitsTable(limits: readonly PlayLimitLeft[]): Block {
  return table(
    ["Limit", "Period", "Set>", "Used>", "Left>", "Resets", "Asked for>", "Confirm from", "Confirm until"],
    limits.map(({ kind, period, amount, used, left, resetsAt, asked }) => [
      kind,
      period,
      amountText(kind, amount),
      amountText(kind, used),
      amountText(kind, left),
      moment(resetsAt),
      asked ? amountText(kind, asked.amount, "none") : "",
      asked ? moment(asked.from) : "",
      asked ? moment(asked.until) : "",
    ]),
    "The backend offers no limits.",
  );
}

export function pauseJson(pause: PauseView | undefined): JsonObject | null {
  if (!pause) return null;
  const { kind, stage, startedAt, until, returnsAt } = pause;
  return {
    kind,
    stage,
    startedAt: toIso(startedAt),
    until: isoOf(until) ?? null,
    returnsAt: isoOf(returnsAt) ?? null,
  };
}

const PAUSES = { break: "A break", exclusion: "A self-exclusion" } as const;

/** What is closed, and until when. */
export function pauseText(pause: PauseView | undefined): string {
  if (!pause) return "Nothing is paused.";
  const { kind, stage, until, returnsAt } = pause;
  const name = PAUSES[kind];
  switch (stage) {
    case "on":
      return until === undefined
        ? `${name} for good: no deposit, no game and no reward. Withdrawals go on.`
        : `${name} until ${moment(until)}: no deposit, no game and no reward. Withdrawals go on.`;
    case "over":
      return `${name} has ended, and play stays closed until the member asks to return. Withdrawals go on.`;
    case "returning":
      return `${name} has ended, and play opens at ${moment(returnsAt)}.`;
  }
}

export function realityCheckText(minutes: number | undefined): string {
  if (minutes === undefined) return "not chosen; the site's default holds";
  return minutes === 0 ? "none" : `every ${counted(minutes, "minute")} at play`;
}

function signJson(sign: SignOfHarm): JsonObject {
  return { ...sign };
}

export function signsJson(signs: readonly SignOfHarm[]): readonly JsonObject[] {
  return signs.map(signJson);
}

function signText(sign: SignOfHarm): string {
  switch (sign.sign) {
    case "chasing":
      return `${sign.day}: ${counted(sign.deposits, "deposit")} in one day, and ${money(sign.lostSatang)} lost`;
    case "nights":
      return `${sign.last}: a deposit between midnight and five, for ${counted(sign.nights, "night")} in a row`;
    case "raised-limits":
      return `${sign.last}: limits were raised or removed, ${counted(sign.times, "time")}`;
  }
}

function signsTable(signs: readonly SignOfHarm[]): Block {
  return table(
    ["Sign", "What was seen"],
    signs.map((sign) => [sign.sign, signText(sign)]),
    "No suggestion is due.",
  );
}

export function fairPlayJson({ limits, pause, realityCheckMinutes, signs }: FairPlay): JsonObject {
  return {
    limits: limits.map(limitJson),
    pause: pauseJson(pause),
    realityCheckMinutes: realityCheckMinutes ?? null,
    signs: signsJson(signs),
  };
}

export function fairPlayView({ limits, pause, realityCheckMinutes, signs }: FairPlay): View {
  return [
    limitsTable(limits),
    fields({ Pause: pauseText(pause), "Reality check": realityCheckText(realityCheckMinutes) }),
    signsTable(signs),
  ];
}

/** What was won less what was staked: below 0 for a loss. */
function netOf({ stakedSatang, wonSatang }: Pick<PlayFigures, "stakedSatang" | "wonSatang">): Satang {
  return subtract(wonSatang, stakedSatang);
}

export function figuresJson({ spans, days }: FairPlayFigures): JsonObject {
  return {
    spans: spans.map((each) => ({ ...each, netSatang: netOf(each) })),
    days: days.map((each) => ({ ...each, netSatang: netOf(each) })),
  };
}

const SPANS = {
  "7-days": "7 days",
  "30-days": "30 days",
  year: "this year",
  ever: "ever",
} as const satisfies Record<PlayFigures["span"], string>;

export function figuresView({ spans, days }: FairPlayFigures): View {
  return [
    table(["Span", "Deposited>", "Withdrawn>", "Staked>", "Won>", "Net>"], spans.map(spanRow), "No figures."),
    text(""),
    table(["Day", "Deposited>", "Staked>", "Won>", "Net>", "Minutes>"], days.map(dayRow), "Nothing this month."),
  ];
}

function spanRow(each: PlayFigures): readonly string[] {
  const { span, depositedSatang, withdrawnSatang, stakedSatang, wonSatang } = each;
  const sums = [depositedSatang, withdrawnSatang, stakedSatang, wonSatang, netOf(each)];
  return [SPANS[span], ...sums.map(money)];
}

function dayRow(each: PlayDayFigures): readonly string[] {
  const { day, depositedSatang, stakedSatang, wonSatang, minutes } = each;
  return [day, ...[depositedSatang, stakedSatang, wonSatang, netOf(each)].map(money), String(minutes)];
}

export function stepJson({ id, at, step, limit, amount, until }: FairPlayStep): JsonObject {
  return {
    id,
    at: toIso(at),
    step,
    ...(limit && { kind: limit.kind, period: limit.period, ...amountsJson(limit.kind, { limit: amount }) }),
    ...(!limit && amount !== undefined && { minutes: amount }),
    until: isoOf(until),
  };
}

export function stepsTable(steps: readonly FairPlayStep[]): Block {
  return table(
    ["At", "Decision", "Limit", "Period", "Amount>", "Until"],
    steps.map(({ at, step, limit, amount, until }) => [
      moment(at),
      step,
      limit?.kind ?? "",
      limit?.period ?? "",
      limit || amount !== undefined ? amountText(limit?.kind ?? "time", amount, "none") : "",
      until === undefined ? (step === "excluded" ? "for good" : "") : moment(until),
    ]),
    "Nothing was decided yet.",
  );
}
