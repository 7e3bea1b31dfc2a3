import { evidenceOfChange, evidenceOfCreation, idsOf } from "../money-action/evidence.ts";
import type { MoneyAction } from "../money-action/run.ts";
import type { Clock } from "../platform/device.ts";
import { judgeAmount } from "../rules/amount-limits.ts";
import { judgeTurnover } from "../rules/deposit-bonus.ts";
import type { LevelName } from "../rules/levels.ts";
import {
  type CapLeft,
  type CountedWithdrawal,
  capLeft,
  decideWithdrawal,
  withdrawalUsage,
} from "../rules/withdrawal-cap.ts";
import type { SessionPort } from "../session/port.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import { type Problem, whereOffered } from "../shared/fault.ts";
import { least, type Satang, ZERO } from "../shared/money.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../shared/result.ts";
import type { Credit, RunningBonus, WithdrawalRequest } from "./model.ts";
import type { WalletDependencies, WalletPort } from "./port.ts";
import { canRetryWithdrawal } from "./statuses.ts";

export interface WithdrawalAsk {
  readonly amount: Satang;
  /** What the limits are judged by, if the caller has read it already. */
  readonly facts?: WithdrawalFacts | undefined;
}

type WithdrawalDependencies = WalletDependencies & LimitsDependencies;

const requestWithdrawalFields = { amountSatang: "satang", knownIds: "ids" } as const;

/** Asks for a withdrawal. The cap, the count and the credit refuse it before it is sent. */
export const requestWithdrawal: MoneyAction<
  typeof requestWithdrawalFields,
  WithdrawalDependencies,
  WithdrawalAsk,
  WithdrawalRequest
> = {
  kind: "withdrawal-request",
  stored: requestWithdrawalFields,
  async judge(dependencies, { amount: amountSatang, facts }) {
    const judged = await judgedWithdrawalFacts(dependencies, amountSatang, facts);
    return mapOk(judged, ({ withdrawals, hasNoList }) => ({
      amountSatang,
      knownIds: idsOf(hasNoList ? undefined : withdrawals),
    }));
  },
  send: ({ wallet }, { amountSatang, key }) => wallet.requestWithdrawal(amountSatang, key),
  lookUp: async ({ wallet }, intent) =>
    evidenceOfCreation(await wallet.withdrawals(), intent, ({ amountSatang }) => amountSatang === intent.amountSatang),
};

export interface WithdrawalRetry {
  /** Undefined when no such request is listed. */
  readonly request: Pick<WithdrawalRequest, "id" | "amountSatang" | "status" | "attempt"> | undefined;
  /** What the limits are judged by, if the caller has read it already. */
  readonly facts?: WithdrawalFacts | undefined;
}

/** `attempt` is the number of the rejected attempt. */
const retryWithdrawalFields = { id: "text", attempt: "count" } as const;

/** Makes a new attempt of a rejected withdrawal; it is judged like a first one. */
export const retryWithdrawal: MoneyAction<
  typeof retryWithdrawalFields,
  WithdrawalDependencies,
  WithdrawalRetry,
  WithdrawalRequest
> = {
  kind: "withdrawal-retry",
  stored: retryWithdrawalFields,
  async judge(dependencies, { request, facts }) {
    if (!request) return err(refuse("request-not-found"));
    const { id, amountSatang, status, attempt } = request;
    if (!canRetryWithdrawal(status)) return err(refuse("request-status", { status }));
    return mapOk(await judgedWithdrawalFacts(dependencies, amountSatang, facts), () => ({ id, attempt }));
  },
  send: ({ wallet }, { id, key }) => wallet.retryWithdrawal(id, key),
  lookUp: async ({ wallet }, { id, attempt }) =>
    evidenceOfChange(await wallet.withdrawals(), id, (request) =>
      request.attempt > attempt ? { seen: "effect", value: request } : { seen: "nothing" },
    ),
};

/** What a withdrawal is judged by. A backend that does not offer a part of it judges that part alone. */
export interface WithdrawalFacts {
  readonly level?: LevelName | undefined;
  readonly credit?: Credit | undefined;
  /** Includes all of today's. */
  readonly withdrawals: readonly WithdrawalRequest[];
  /** The backend does not offer the list of withdrawals. */
  readonly hasNoList?: boolean;
  /** The bonus whose turnover comes before any withdrawal, where the backend says it. */
  readonly bonus?: RunningBonus | undefined;
}

/** What may still be withdrawn today. */
export interface WithdrawalLimits extends CapLeft {
  readonly usedTodaySatang: Satang;
  readonly countToday: number;
  /** The largest withdrawal now, by the cap, the count and the credit together. */
  readonly mostSatang: Satang;
  /** The operator's smallest withdrawal; undefined when it is left to the backend. */
  readonly minimumSatang: Satang | undefined;
}

interface LimitsDependencies {
  readonly wallet: Pick<WalletPort, "credit" | "withdrawals" | "depositBonuses">;
  readonly session: Pick<SessionPort, "level">;
  readonly clock: Clock;
  /** The operator's smallest withdrawal. */
  readonly withdrawalMinimumSatang?: Satang | undefined;
}

export async function readWithdrawalFacts({
  wallet,
  session,
}: Omit<LimitsDependencies, "clock">): Promise<Result<WithdrawalFacts, Problem>> {
  const [standing, credit, withdrawals, bonuses] = await Promise.all([
    session.level(),
    wallet.credit(),
    wallet.withdrawals(),
    wallet.depositBonuses(),
  ]);
  const [level, own, listed] = [whereOffered(standing), whereOffered(credit), whereOffered(withdrawals)];
  if (!level.ok) return level;
  if (!own.ok) return own;
  if (!listed.ok) return listed;
  return ok({
    level: level.value?.level,
    credit: own.value,
    withdrawals: listed.value ?? [],
    hasNoList: listed.value === undefined,
    // One that fails here still judges the withdrawal.
    bonus: bonuses.ok ? bonuses.value.running : undefined,
  });
}

/** The limits at a moment: yesterday's facts still give today's limits. Undefined where only the backend knows them. */
export function withdrawalLimits(
  { level, credit, withdrawals, hasNoList, bonus }: WithdrawalFacts,
  now: Instant,
  minimumSatang?: Satang,
): WithdrawalLimits | undefined {
  if (level === undefined || credit === undefined || hasNoList) return undefined;
  const usage = withdrawalUsage(withdrawals.map(counted), now);
  const left = capLeft({ level, now, ...usage });
  const { usedToday: usedTodaySatang, countToday } = usage;
  const most = least(left.leftSatang, credit.creditSatang);
  const mostSatang = left.leftCount === 0 || most < ZERO || judgeTurnover(bonus, now) ? ZERO : most;
  return { ...left, usedTodaySatang, countToday, mostSatang, minimumSatang };
}

/** The refusal of an amount by the limits, the cap, the count or the credit, if there is one. */
export function judgeWithdrawal(
  amount: Satang,
  { level, credit, withdrawals, hasNoList, bonus }: WithdrawalFacts,
  now: Instant,
  minimumSatang?: Satang,
): Refusal | undefined {
  const outsideLimits = judgeAmount(amount, minimumSatang === undefined ? {} : { minimumSatang });
  if (outsideLimits) return outsideLimits;
  const beforeTurnover = judgeTurnover(bonus, now);
  if (beforeTurnover) return beforeTurnover;
  if (level === undefined || credit === undefined || hasNoList) return undefined;
  const usage = withdrawalUsage(withdrawals.map(counted), now);
  const { reason } = decideWithdrawal({ level, now, amount, credit: credit.creditSatang, ...usage });
  return reason && at("amount", reason);
}

/** Facts that allow the amount, or what stops it. Facts that were read before may allow an amount but never refuse it. */
export async function judgedWithdrawalFacts(
  dependencies: LimitsDependencies,
  amount: Satang,
  readBefore: WithdrawalFacts | undefined,
): Promise<Result<WithdrawalFacts, Problem>> {
  const { clock, withdrawalMinimumSatang: minimum } = dependencies;
  if (readBefore && !judgeWithdrawal(amount, readBefore, clock(), minimum)) return ok(readBefore);
  const facts = await readWithdrawalFacts(dependencies);
  if (!facts.ok) return facts;
  const refusal = judgeWithdrawal(amount, facts.value, clock(), minimum);
  return refusal ? err(refusal) : facts;
}

function counted({ amountSatang, status, createdAt, timeline }: WithdrawalRequest): CountedWithdrawal {
  const attempts = timeline.filter((step) => step.status === "checking");
  return { amountSatang, status, attemptedAt: attempts[attempts.length - 1]?.at ?? createdAt };
}
