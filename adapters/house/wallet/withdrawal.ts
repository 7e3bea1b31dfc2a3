import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { judgeTurnover } from "../../../core/rules/deposit-bonus.ts";
import { decideWithdrawal as decideCap, withdrawalUsage } from "../../../core/rules/withdrawal-cap.ts";
import type { MemberBankAccount, MemberId } from "../../../core/session/model.ts";
import { bangkokDateOf, type Instant, isSameBangkokDay, plus } from "../../../core/shared/bangkok-time.ts";
import { type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { TimelineStep, WithdrawalRequest } from "../../../core/wallet/model.ts";
import { canRetryWithdrawal, isWithdrawalFinal, type WithdrawalStatus } from "../../../core/wallet/statuses.ts";
import type { Rules, ServiceContext } from "../context.ts";
import { bodyOf } from "../engine/derived/rows.ts";
import { execute } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import type {
  AmountEvent,
  Answer,
  AnyState,
  Decision,
  IdentifiedEvent,
  IntentEvent,
  Moment,
  OptionalKey,
  RejectedEvent,
  WithIntent,
} from "../engine/model.ts";
import {
  afterSteps,
  HISTORY_COUNT,
  type Listed,
  newestFirst,
  RECENT_COUNT,
  RECENT_MS,
  type RequestKind,
  type Requests,
  requestId,
  requestIn,
  withRequest,
  withStep,
} from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import { type AccountState, bankAccountOf, standingOf } from "../session/account.ts";
import { confirmationOf, type NeededConfirmation } from "../session/second-factor/proof-rules.ts";
import type { BonusState } from "./bonus-state.ts";
import { type LedgerState, postToLedger } from "./ledger.ts";

export type WithdrawalCommand = WithIntent & { readonly confirmation?: NeededConfirmation } & (
    | { readonly type: "request-withdrawal"; readonly amount: Satang }
    | { readonly type: "retry-withdrawal"; readonly id: string }
  );

export type WithdrawalEvent =
  | (IntentEvent<"withdrawal-requested"> & { readonly amount: Satang; readonly account: MemberBankAccount })
  | IntentEvent<"withdrawal-retried">
  | IdentifiedEvent<"withdrawal-paying">
  | AmountEvent<"withdrawal-paid">
  | (RejectedEvent<"withdrawal-rejected"> & AmountEvent<"withdrawal-rejected">);

interface WithdrawalRecord extends Omit<WithdrawalRequest, "attempt" | "intent">, Listed {
  /** One for each attempt, the first attempt first. Null for an attempt without a key. */
  readonly intents: readonly (IdempotencyKey | null)[];
  /** When the latest attempt was requested. The withdrawal counts towards the cap of that day. */
  readonly attemptedAt: Instant;
}

export interface WithdrawalState {
  /** Also those of which the latest attempt was on the day of the latest event: the day's cap counts them. */
  readonly withdrawals: Requests<WithdrawalRecord>;
}

type Needs = LedgerState & AccountState & BonusState;
type State = AnyState & Needs & WithdrawalState;

/** A retry is a new attempt of a rejected request. The same rules apply to it as to the first attempt. */
function decideWithdrawal(
  state: State,
  command: WithdrawalCommand,
  context: Moment & Pick<Rules, "limits" | "levels">,
): Decision<WithdrawalEvent> {
  const { now, random } = context;
  const withIntent = command.intent && { intent: command.intent };
  if (command.type === "request-withdrawal") {
    const { amount } = command;
    const refusal =
      judgeAmount(amount, { minimumSatang: context.limits.withdrawalMinimum }) ?? checkCap(state, amount, context);
    if (refusal) return err(refusal);
    const id = requestId("W", now, random);
    return ok([{ type: "withdrawal-requested", at: now, id, amount, account: bankAccountOf(state), ...withIntent }]);
  }
  const withdrawal = state.withdrawals.get(command.id);
  if (!withdrawal) return err(refuse("request-not-found"));
  if (!canRetryWithdrawal(withdrawal.status)) return err(refuse("request-status", { status: withdrawal.status }));
  const refusal = checkCap(state, withdrawal.amountSatang, context);
  if (refusal) return err(refusal);
  return ok([{ type: "withdrawal-retried", at: now, id: command.id, ...withIntent }]);
}

/** The turnover of a bonus comes first, then the cap. */
function checkCap(state: State, amount: Satang, { now, levels }: Moment & Pick<Rules, "levels">): Refusal | undefined {
  const refusal = judgeTurnover(state.bonus, now);
  if (refusal) return refusal;
  const { level } = standingOf(state, now, levels);
  const usage = withdrawalUsage(state.withdrawals.values(), now);
  const { reason } = decideCap({ level, amount, credit: state.creditSatang, ...usage, now });
  return reason && at("amount", reason);
}

/** The back office starts to pay a withdrawal after this share of its waiting time. */
const PAYING_AFTER = 0.4;

const WITHDRAWALS: RequestKind<"withdrawals", WithdrawalRecord, WithdrawalEvent> = {
  kind: "withdrawal",
  list: "withdrawals",
  isFinal: ({ status }) => isWithdrawalFinal(status),
  staysAt: ({ attemptedAt }, lastAt) => isSameBangkokDay(attemptedAt, lastAt),
  mayReturn: ({ status }) => canRetryWithdrawal(status),
  // By the day of the latest attempt, so that the recent requests are found by it.
  found: (request) => ({ day: bangkokDateOf(request.attemptedAt) }),
  shown: ({ amountSatang }) => ({ amountSatang, title: undefined }),
  due({ id, status, attemptedAt, amountSatang: amount }, policy) {
    if (policy.mode === "waiting") return [];
    const paid: WithdrawalEvent = { type: "withdrawal-paid", at: plus(attemptedAt, policy.afterMs), id, amount };
    if (status === "paying") return [paid];
    const startsAt = plus(attemptedAt, Math.round(policy.afterMs * PAYING_AFTER));
    return [{ type: "withdrawal-paying", at: startsAt, id }, paid];
  },
  review({ id, status, amountSatang: amount }, command, { now: at }) {
    if (isWithdrawalFinal(status)) return err(refuse("request-status", { status }));
    const paying: readonly WithdrawalEvent[] = status === "checking" ? [{ type: "withdrawal-paying", at, id }] : [];
    switch (command.type) {
      case "start-paying":
        return paying.length > 0 ? ok(paying) : err(refuse("request-status", { status }));
      case "approve":
        return ok([...paying, { type: "withdrawal-paid", at, id, amount }]);
      case "reject":
        return ok([{ type: "withdrawal-rejected", at, id, amount, reason: command.reason }]);
    }
  },
};

function addWithdrawalStep(
  state: State,
  id: string,
  step: TimelineStep<WithdrawalStatus>,
  change?: (request: WithdrawalRecord) => Partial<WithdrawalRecord>,
): State {
  return withRequest(state, WITHDRAWALS, withStep(state.withdrawals, id, step, change));
}

function postWithdrawal(state: State, id: string, creditSatang: Satang, at: Instant): State {
  return postToLedger(state, { kind: "withdrawal", at, creditSatang, points: 0, reference: id, title: undefined });
}

export interface WithdrawalService {
  withdrawals(): Promise<readonly WithdrawalRequest[]>;
  withdrawalHistory(): Promise<readonly WithdrawalRequest[]>;
  /** `token` is the session's. A member with a second factor may have to confirm it first. */
  requestWithdrawal(amount: Satang, key: OptionalKey, token?: string): Answer<WithdrawalRequest>;
  retryWithdrawal(requestId: string, key: OptionalKey, token?: string): Answer<WithdrawalRequest>;
}

function createWithdrawalService(context: Context, id: MemberId): WithdrawalService {
  const { streams, rows } = context;

  function run(command: WithdrawalCommand): Answer<WithdrawalRequest> {
    return execute(context, id, command, (effect, { withdrawals }) =>
      withdrawalView(requestIn(withdrawals, effect.id), effect.steps),
    );
  }

  return {
    async withdrawals() {
      const { state, now } = await streams.read(id);
      const from = bangkokDateOf(plus(now, -RECENT_MS));
      const found = await rows.page({ list: "withdrawals", owner: id, limit: RECENT_COUNT, from });
      const recent = found
        .map((row) => bodyOf<WithdrawalRecord>(row))
        .filter(({ attemptedAt }) => now - attemptedAt < RECENT_MS);
      const open = [...state.withdrawals.values()].filter(({ status }) => !isWithdrawalFinal(status));
      return newestFirst(recent, open).map((withdrawal) => withdrawalView(withdrawal));
    },
    async withdrawalHistory() {
      await streams.read(id);
      const found = await rows.page({ list: "withdrawals", owner: id, limit: HISTORY_COUNT });
      return found.map((row) => withdrawalView(bodyOf<WithdrawalRecord>(row)));
    },
    async requestWithdrawal(amount, key, token) {
      const intent = intentRecord(key, "request-withdrawal", amount);
      return run({
        type: "request-withdrawal",
        amount,
        intent,
        ...(await confirmationOf(context, token)),
      });
    },
    async retryWithdrawal(requestId, key, token) {
      const intent = intentRecord(key, "retry-withdrawal", requestId);
      return run({ type: "retry-withdrawal", id: requestId, intent, ...(await confirmationOf(context, token)) });
    },
  };
}

/** The withdrawal after its first steps, or after all of them. */
function withdrawalView(withdrawal: WithdrawalRecord, steps?: number): WithdrawalRequest {
  const { id, amountSatang, createdAt, account, intents } = withdrawal;
  const { status, timeline } = afterSteps(withdrawal, steps);
  // Every attempt begins with a check.
  const attempt = timeline.filter((step) => step.status === "checking").length;
  return { id, amountSatang, status, createdAt, attempt, account, timeline, intent: intents[attempt - 1] ?? undefined };
}

type Context = ServiceContext<WithdrawalState, WithdrawalCommand>;

interface Withdrawals {
  readonly state: WithdrawalState;
  readonly needs: Needs;
  readonly command: WithdrawalCommand;
  readonly event: WithdrawalEvent;
  readonly rules: Pick<Rules, "limits" | "levels">;
  readonly context: Context;
  readonly service: WithdrawalService;
}

export const withdrawals: Slice<Withdrawals> = {
  initial: { withdrawals: new Map() },
  decide: { "request-withdrawal": decideWithdrawal, "retry-withdrawal": decideWithdrawal },
  /** A request takes the amount off the credit at once. A rejection returns it. */
  evolve: {
    "withdrawal-requested": (state, { id, amount, account, at, intent }) =>
      withRequest(postWithdrawal(state, id, subtract(ZERO, amount), at), WITHDRAWALS, {
        id,
        amountSatang: amount,
        status: "checking",
        createdAt: at,
        account,
        timeline: [{ status: "checking", at }],
        intents: [intent?.key ?? null],
        attemptedAt: at,
        order: state.version + 1,
      }),
    "withdrawal-retried": (state, { id, at, intent }) => {
      const { amountSatang } = requestIn(state.withdrawals, id);
      const retried = addWithdrawalStep(state, id, { status: "checking", at }, ({ intents }) => ({
        attemptedAt: at,
        intents: [...intents, intent?.key ?? null],
      }));
      return postWithdrawal(retried, id, subtract(ZERO, amountSatang), at);
    },
    "withdrawal-paying": (state, { id, at }) => addWithdrawalStep(state, id, { status: "paying", at }),
    "withdrawal-paid": (state, { id, at }) => addWithdrawalStep(state, id, { status: "paid", at }),
    "withdrawal-rejected": (state, { id, at, amount, reason }) =>
      postWithdrawal(addWithdrawalStep(state, id, { status: "rejected", at, reason }), id, amount, at),
  },
  shows: {
    "withdrawal-requested": ["withdrawal", "credit"],
    "withdrawal-retried": ["withdrawal", "credit", "inbox"],
    "withdrawal-paying": ["withdrawal"],
    "withdrawal-paid": ["withdrawal", "inbox"],
    "withdrawal-rejected": ["withdrawal", "credit", "inbox"],
  },
  asksFor: { "retry-withdrawal": ({ id }) => ({ list: "withdrawals", id }) },
  requests: WITHDRAWALS,
  service: createWithdrawalService,
};
