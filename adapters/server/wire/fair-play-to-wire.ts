import type * as v from "valibot";
import type { fairPlayEndpoints as rows } from "../../../contracts/endpoints/fair-play.ts";
import type { FairPlay, FairPlayFigures, FairPlayStep, PlayLimitLeft } from "../../../core/fair-play/model.ts";
import type { LimitKind } from "../../../core/rules/play-limits.ts";
import type { SignOfHarm } from "../../../core/rules/signs-of-harm.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { type Satang, toBaht } from "../../../core/shared/money.ts";
import type { Page } from "../../../core/shared/page.ts";

type Wire = v.InferInput<typeof rows.fairPlay.reply>;

/** Baht; minutes stay what they are. */
function amountToWire(kind: LimitKind | undefined, amount: number): number {
  return kind === undefined || kind === "time" ? amount : toBaht(amount as Satang);
}

function optionalAmount(kind: LimitKind | undefined, amount: number | undefined): { readonly amount?: number } {
  return amount === undefined ? {} : { amount: amountToWire(kind, amount) };
}

export function fairPlayToWire({ limits, pause, realityCheckMinutes, signs }: FairPlay): Wire {
  return {
    limits: limits.map(limitToWire),
    ...(realityCheckMinutes !== undefined && { realityCheckMinutes }),
    signs: signs.map(signToWire),
    ...(pause && {
      pause: {
        kind: pause.kind,
        startedAt: toIso(pause.startedAt),
        stage: pause.stage,
        ...(pause.until !== undefined && { until: toIso(pause.until) }),
        ...(pause.returnsAt !== undefined && { returnsAt: toIso(pause.returnsAt) }),
      },
    }),
  };
}

function limitToWire({ kind, period, amount, used, left, resetsAt, asked }: PlayLimitLeft): Wire["limits"][number] {
  return {
    kind,
    period,
    ...optionalAmount(kind, amount),
    used: amountToWire(kind, used),
    ...(left !== undefined && { left: amountToWire(kind, left) }),
    resetsAt: toIso(resetsAt),
    ...(asked && {
      asked: {
        ...optionalAmount(kind, asked.amount),
        askedAt: toIso(asked.askedAt),
        from: toIso(asked.from),
        until: toIso(asked.until),
      },
    }),
  };
}

function signToWire(sign: SignOfHarm): Wire["signs"][number] {
  if (sign.sign !== "chasing") return sign;
  const { lostSatang, ...facts } = sign;
  return { ...facts, lost: toBaht(lostSatang) };
}

export function figuresToWire({ spans, days }: FairPlayFigures): v.InferInput<typeof rows.fairPlayFigures.reply> {
  return {
    spans: spans.map(({ span, depositedSatang, withdrawnSatang, stakedSatang, wonSatang }) => ({
      span,
      deposited: toBaht(depositedSatang),
      withdrawn: toBaht(withdrawnSatang),
      staked: toBaht(stakedSatang),
      won: toBaht(wonSatang),
    })),
    days: days.map(({ day, depositedSatang, stakedSatang, wonSatang, minutes }) => ({
      day,
      deposited: toBaht(depositedSatang),
      staked: toBaht(stakedSatang),
      won: toBaht(wonSatang),
      minutes,
    })),
  };
}

export function stepsToWire({ items, next }: Page<FairPlayStep>): v.InferInput<typeof rows.fairPlaySteps.reply> {
  return {
    items: items.map(({ id, at, step, limit, amount, until }) => ({
      id,
      at: toIso(at),
      step,
      ...limit,
      ...optionalAmount(limit?.kind, amount),
      ...(until !== undefined && { until: toIso(until) }),
    })),
    ...(next !== undefined && { next }),
  };
}
