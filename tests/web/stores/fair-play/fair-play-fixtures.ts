import type { FairPlay, FairPlayFigures } from "../../../../core/fair-play/model.ts";
import type { FairPlayPort } from "../../../../core/fair-play/port.ts";
import { PLAY_LIMITS } from "../../../../core/rules/play-limits.ts";
import { type Instant, instant } from "../../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../../core/shared/fault.ts";
import { baht, ZERO } from "../../../../core/shared/money.ts";
import { err, ok } from "../../../../core/shared/result.ts";

export const NOON: Instant = instant(Date.parse("2026-11-20T12:00:00+07:00"));

/** Nothing is set, and nothing was played. */
export function fairPlayOf(more: Partial<FairPlay> = {}): FairPlay {
  const none = { amount: undefined, used: 0, left: undefined, resetsAt: NOON, asked: undefined };
  const limits = PLAY_LIMITS.map((limit) => ({ ...limit, ...none }));
  return { limits, pause: undefined, realityCheckMinutes: 60, signs: [], ...more };
}

/** All that was ever staked and returned, in baht. */
export function figuresOf(staked: number, won: number): FairPlayFigures {
  const sums = { depositedSatang: ZERO, withdrawnSatang: ZERO, stakedSatang: baht(staked), wonSatang: baht(won) };
  return { spans: [{ span: "ever", ...sums }], days: [] };
}

const NOT_OFFERED: Problem = {
  kind: "fault",
  fault: "not-available",
  endpoint: "GET /api/auth/fair-play",

  status: 404,
  effect: "none",
};

/** A backend without the rows, of which a test gives those that it needs. */
export function fairPlayPort(given: Partial<FairPlayPort> = {}): FairPlayPort {
  const missing = () => Promise.resolve(err(NOT_OFFERED));
  return {
    fairPlay: missing,
    setLimit: missing,
    confirmLimit: missing,
    cancelLimit: missing,
    startBreak: missing,
    exclude: missing,
    askToReturn: missing,
    setRealityCheck: missing,
    noteSuggestion: missing,
    figures: missing,
    steps: () => Promise.resolve(ok({ items: [], next: undefined })),
    ...given,
  };
}
