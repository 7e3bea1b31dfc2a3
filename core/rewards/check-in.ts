import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import { type CheckInLog, type CheckInReply, checkInOn } from "../rules/check-in.ts";
import { type BangkokDate, bangkokDateOf, type Clock, endOfDay } from "../shared/bangkok-time.ts";
import { refuse } from "../shared/refusal.ts";
import { ok } from "../shared/result.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import { settleCheckIn } from "./settle-check-in.ts";

export interface CheckInAsk {
  readonly key: IdempotencyKey;
  /** The log as read just before; read first when left out. */
  readonly log?: CheckInLog | undefined;
}

/** Checks in for the backend's today; refused without a request when today's entry is there already. */
export async function checkIn(
  dependencies: RewardsDependencies,
  { key, log }: CheckInAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<CheckInReply>> {
  const madeAt = dependencies.clock();
  const read = log ? ok(log) : await dependencies.rewards.checkIns();
  if (!read.ok) return notSent(read.error);
  const day = checkInDay(read.value, dependencies.clock);
  if (checkInOn(read.value, day).done) return notSent(refuse("check-in-done", { resetsAt: endOfDay(day) }));
  return settleCheckIn(dependencies, { kind: "check-in", key, madeAt, day }, hooks);
}

/** The backend's day where it was told, for a log that was read just now; else the device's, in Bangkok. */
export function checkInDay({ today }: CheckInLog, clock: Clock): BangkokDate {
  return today ?? bangkokDateOf(clock());
}
