import type * as v from "valibot";
import { fairPlayEndpoints as rows } from "../../contracts/endpoints/fair-play.ts";
import type { FairPlay, FairPlayFigures, FairPlayStep, PauseView, PlayLimitLeft } from "../../core/fair-play/model.ts";
import type { FairPlayPort } from "../../core/fair-play/port.ts";
import type { LimitKind, PlayLimit } from "../../core/rules/play-limits.ts";
import type { SignOfHarm } from "../../core/rules/signs-of-harm.ts";
import { baht, type Satang, toBaht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { dayFromWire, instantFromWire, optionalInstantFromWire } from "./from-wire.ts";

type Wire = v.InferOutput<typeof rows.fairPlay.reply>;
type WireFigures = v.InferOutput<typeof rows.fairPlayFigures.reply>;
type WireStep = v.InferOutput<typeof rows.fairPlaySteps.reply>["items"][number];

/** The port of limits, breaks and figures over HTTP. */
export function createHttpFairPlay(client: HttpClient): FairPlayPort {
  return {
    async fairPlay() {
      return mapOk(await client.call(rows.fairPlay, {}), fromWire);
    },
    async setLimit(limit, amount) {
      return mapOk(await client.call(rows.setPlayLimit, { body: limitBody(limit, amount) }), fromWire);
    },
    async confirmLimit(limit, amount) {
      return mapOk(await client.call(rows.confirmPlayLimit, { body: limitBody(limit, amount) }), fromWire);
    },
    async cancelLimit({ kind, period }) {
      const body = kind === "time" ? ({ kind, period: "day" } as const) : { kind, period };
      return mapOk(await client.call(rows.cancelPlayLimit, { body }), fromWire);
    },
    async startBreak(days) {
      return mapOk(await client.call(rows.startBreak, { body: { days } }), fromWire);
    },
    async exclude(months) {
      return mapOk(await client.call(rows.excludeSelf, { body: { months: months ?? null } }), fromWire);
    },
    async askToReturn() {
      return mapOk(await client.call(rows.askToReturn, {}), fromWire);
    },
    async setRealityCheck(minutes) {
      return mapOk(await client.call(rows.setRealityCheck, { body: { minutes } }), fromWire);
    },
    async noteSuggestion() {
      return mapOk(await client.call(rows.noteSuggestion, {}), fromWire);
    },
    async figures() {
      return mapOk(await client.call(rows.fairPlayFigures, {}), figuresFromWire);
    },
    async steps({ cursor, limit }) {
      const reply = await client.call(rows.fairPlaySteps, { query: { cursor, limit: String(limit) } });
      return mapOk(reply, ({ items, next }) => ({ items: items.map(stepFromWire), next: next ?? undefined }));
    },
  };
}

/** A limit of time is one of a day. */
function limitBody({ kind, period }: PlayLimit, amount: number | undefined) {
  if (kind === "time") return { kind, period: "day", amount: amount ?? null } as const;
  return { kind, period, amount: amount === undefined ? null : toBaht(amount as Satang) };
}

/** Baht become satang; minutes stay what they are. */
function amountFromWire(kind: LimitKind, amount: number): number {
  return kind === "time" ? amount : baht(amount);
}

function optionalAmount(kind: LimitKind, amount: number | null | undefined): number | undefined {
  return amount === null || amount === undefined ? undefined : amountFromWire(kind, amount);
}

function fromWire({ limits, pause, realityCheckMinutes, signs }: Wire): FairPlay {
  return {
    limits: limits.map(limitFromWire),
    pause: pause ? pauseFromWire(pause) : undefined,
    realityCheckMinutes: realityCheckMinutes ?? undefined,
    signs: signs.map(signFromWire),
  };
}

function limitFromWire({ kind, period, amount, used, left, resetsAt, asked }: Wire["limits"][number]): PlayLimitLeft {
  return {
    kind,
    period,
    amount: optionalAmount(kind, amount),
    used: amountFromWire(kind, used),
    left: optionalAmount(kind, left),
    resetsAt: instantFromWire(resetsAt),
    asked: asked
      ? {
          amount: optionalAmount(kind, asked.amount),
          askedAt: instantFromWire(asked.askedAt),
          from: instantFromWire(asked.from),
          until: instantFromWire(asked.until),
        }
      : undefined,
  };
}

function pauseFromWire({ kind, startedAt, until, stage, returnsAt }: NonNullable<Wire["pause"]>): PauseView {
  return {
    kind,
    stage,
    startedAt: instantFromWire(startedAt),
    until: optionalInstantFromWire(until),
    returnsAt: optionalInstantFromWire(returnsAt),
  };
}

function signFromWire(sign: Wire["signs"][number]): SignOfHarm {
  switch (sign.sign) {
    case "chasing": {
      const { day, deposits, lost } = sign;
      return { sign: "chasing", day: dayFromWire(day), deposits, lostSatang: baht(lost) };
    }
    case "nights":
      return { sign: "nights", nights: sign.nights, last: dayFromWire(sign.last) };
    case "raised-limits":
      return { sign: "raised-limits", times: sign.times, last: dayFromWire(sign.last) };
  }
}

function figuresFromWire({ spans, days }: WireFigures): FairPlayFigures {
  return {
    spans: spans.map(({ span, deposited, withdrawn, staked, won }) => ({
      span,
      depositedSatang: baht(deposited),
      withdrawnSatang: baht(withdrawn),
      stakedSatang: baht(staked),
      wonSatang: baht(won),
    })),
    days: days.map(({ day, deposited, staked, won, minutes }) => ({
      day: dayFromWire(day),
      depositedSatang: baht(deposited),
      stakedSatang: baht(staked),
      wonSatang: baht(won),
      minutes,
    })),
  };
}

function stepFromWire({ id, at, step, kind, period, amount, until }: WireStep): FairPlayStep {
  // A reality check is told in minutes, as time is.
  return {
    id,
    at: instantFromWire(at),
    step,
    limit: kind && period ? { kind, period } : undefined,
    amount: optionalAmount(kind ?? "time", amount),
    until: optionalInstantFromWire(until),
  };
}
