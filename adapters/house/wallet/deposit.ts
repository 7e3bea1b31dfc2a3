import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { bonusOf } from "../../../core/rules/deposit-bonus.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { bangkokDateOf, type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type {
  Bonus,
  BonusOffer,
  DepositBonuses,
  DepositInfo,
  DepositRequest,
  ReceivingAccount,
  TimelineStep,
} from "../../../core/wallet/model.ts";
import { canDepositBecome, type DepositStatus, isDepositFinal } from "../../../core/wallet/statuses.ts";
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
import type { AccountState } from "../session/account.ts";
import type { SiteContent } from "../site/site-content.ts";
import { offerFor, runningView, startBonus } from "./bonus.ts";
import type { BonusState, GivenBonus } from "./bonus-state.ts";
import { type LedgerState, postDeposit } from "./ledger.ts";
import { bonusView, earnedBonus, type PeriodRules, withEarned, withoutEarned } from "./period-bonus.ts";

export type DepositCommand = WithIntent &
  (
    | { readonly type: "request-deposit"; readonly amount: Satang; readonly bonus?: Satang | undefined }
    | { readonly type: "cancel-deposit"; readonly id: string }
    | { readonly type: "confirm-deposit"; readonly id: string }
  );

export type DepositEvent =
  | (IntentEvent<"deposit-requested"> & {
      readonly amount: Satang;
      readonly bonus?: GivenBonus;
      readonly account: ReceivingAccount;
      readonly expiresAt: Instant;
    })
  | IntentEvent<"deposit-confirmed">
  | IntentEvent<"deposit-cancelled">
  | IdentifiedEvent<"deposit-expired">
  | AmountEvent<"deposit-credited">
  | AmountEvent<"deposit-bonus-credited">
  | RejectedEvent<"deposit-rejected">;

interface DepositRecord extends Omit<DepositRequest, "bonus">, Listed {
  readonly bonus?: GivenBonus;
}

export interface DepositState {
  readonly deposits: Requests<DepositRecord>;
}

type Needs = LedgerState & AccountState & BonusState;
type State = AnyState & Needs & DepositState;
type DepositRules = Pick<Rules, "limits" | "accounts" | "bonusOffer"> & PeriodRules;

/** A deposit without a transfer expires after this time. */
const TRANSFER_MS = 15 * MINUTE_MS;

function decideDeposit(state: State, command: DepositCommand, context: Moment & DepositRules): Decision<DepositEvent> {
  const withIntent = command.intent && { intent: command.intent };
  if (command.type === "request-deposit") {
    const { limits, now, random, accounts } = context;
    const refusal = judgeAmount(command.amount, {
      minimumSatang: limits.depositMinimum,
      maximumSatang: limits.depositMaximum,
    });
    if (refusal) return err(refusal);
    const awaitsTransfer = [...state.deposits.values()].some(({ status }) => status === "awaiting-transfer");
    if (awaitsTransfer) return err(refuse("request-already-open"));
    const taken = command.bonus === undefined ? undefined : bonusNow(state, command.amount, context);
    // The member decided by the bonus that the form showed.
    if (taken?.amountSatang !== command.bonus) return err(refuse("bonus-changed"));
    const bonus = taken ?? earnedBonus(state, command.amount, context);
    return ok([
      {
        type: "deposit-requested",
        at: now,
        id: requestId("D", now, random),
        amount: command.amount,
        ...(bonus && { bonus }),
        account: accounts[0],
        expiresAt: plus(now, TRANSFER_MS),
        ...withIntent,
      },
    ]);
  }
  const deposit = state.deposits.get(command.id);
  if (!deposit) return err(refuse("request-not-found"));
  const confirms = command.type === "confirm-deposit";
  if (!canDepositBecome(deposit.status, confirms ? "checking" : "cancelled"))
    return err(refuse("request-status", { status: deposit.status }));
  return ok([
    { type: confirms ? "deposit-confirmed" : "deposit-cancelled", at: context.now, id: command.id, ...withIntent },
  ]);
}

function bonusNow(state: State, amount: Satang, context: Moment & DepositRules): Bonus | undefined {
  const offer = offerNow(state, context);
  return offer && bonusOf(offer, amount);
}

/** One bonus at a time: none while another one is running or comes with an open deposit. */
function offerNow(state: Needs & DepositState, context: Parameters<typeof offerFor>[1]): BonusOffer | undefined {
  const isComing = [...state.deposits.values()].some(
    ({ status, bonus }) => bonus?.since === undefined && bonus && !isDepositFinal(status),
  );
  return isComing ? undefined : offerFor(state, context);
}

/** Credits the deposit, and its bonus. */
function creditedEvents({ id, amountSatang: amount, bonus }: DepositRecord, at: Instant): readonly DepositEvent[] {
  const credited: DepositEvent = { type: "deposit-credited", at, id, amount };
  return bonus ? [credited, { type: "deposit-bonus-credited", at, id, amount: bonus.amountSatang }] : [credited];
}

const DEPOSITS: RequestKind<"deposits", DepositRecord, DepositEvent> = {
  kind: "deposit",
  list: "deposits",
  isFinal: ({ status }) => isDepositFinal(status),
  found: ({ createdAt }) => ({ day: bangkokDateOf(createdAt) }),
  shown: ({ amountSatang }) => ({ amountSatang, title: undefined }),
  due(deposit, policy) {
    const { id, status, expiresAt, timeline } = deposit;
    if (status === "awaiting-transfer") {
      return expiresAt === undefined ? [] : [{ type: "deposit-expired", at: expiresAt, id }];
    }
    const confirmedAt = timeline[timeline.length - 1]?.at;
    if (policy.mode === "waiting" || confirmedAt === undefined) return [];
    return creditedEvents(deposit, plus(confirmedAt, policy.afterMs));
  },
  review(deposit, command, { now: at }) {
    const { id, status } = deposit;
    if (isDepositFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
    // Staff may see the transfer before the member confirms it. Then this command takes both steps.
    const confirmed: readonly DepositEvent[] =
      status === "awaiting-transfer" ? [{ type: "deposit-confirmed", at, id }] : [];
    return ok([
      ...confirmed,
      ...(command.type === "approve"
        ? creditedEvents(deposit, at)
        : [{ type: "deposit-rejected", at, id, reason: command.reason } as const]),
    ]);
  },
};

/** A deposit that is not credited. */
function endDeposit(state: State, id: string, step: TimelineStep<DepositStatus>): State {
  return withoutEarned(addDepositStep(state, id, step), requestIn(state.deposits, id).bonus);
}

function addDepositStep(state: State, id: string, step: TimelineStep<DepositStatus>): State {
  return withRequest(state, DEPOSITS, withStep(state.deposits, id, step));
}

export interface DepositService {
  depositInfo(): Promise<DepositInfo>;
  depositBonuses(): Promise<DepositBonuses>;
  deposits(): Promise<readonly DepositRequest[]>;
  depositHistory(): Promise<readonly DepositRequest[]>;
  requestDeposit(amount: Satang, key: OptionalKey, bonus?: Satang): Answer<DepositRequest>;
  cancelDeposit(requestId: string, key: OptionalKey): Answer<DepositRequest>;
  confirmDeposit(requestId: string, key: OptionalKey): Answer<DepositRequest>;
}

function createDepositService(context: Context, id: MemberId): DepositService {
  const { streams, content, levels, rows } = context;

  function run(command: DepositCommand): Answer<DepositRequest> {
    return execute(context, id, command, (effect, { deposits }) =>
      depositView(requestIn(deposits, effect.id), effect.steps),
    );
  }

  return {
    depositInfo: async () => depositInfoView(content()),
    async depositBonuses() {
      const { state, now } = await streams.read(id);
      return { offer: offerNow(state, { now, ...content(), levels }), running: runningView(state) };
    },
    async deposits() {
      const { state, now } = await streams.read(id);
      const from = bangkokDateOf(plus(now, -RECENT_MS));
      const found = await rows.page({ list: "deposits", owner: id, limit: RECENT_COUNT, from });
      const recent = found.map((row) => bodyOf<DepositRecord>(row)).filter((each) => now - each.createdAt < RECENT_MS);
      return newestFirst(recent, state.deposits.values()).map((deposit) => depositView(deposit));
    },
    async depositHistory() {
      await streams.read(id);
      const found = await rows.page({ list: "deposits", owner: id, limit: HISTORY_COUNT });
      return found.map((row) => depositView(bodyOf<DepositRecord>(row)));
    },
    requestDeposit(amount, key, bonus) {
      const action = bonus === undefined ? [amount] : [amount, bonus];
      return run({ type: "request-deposit", amount, bonus, intent: intentRecord(key, "request-deposit", ...action) });
    },
    cancelDeposit(requestId, key) {
      return run({ type: "cancel-deposit", id: requestId, intent: intentRecord(key, "cancel-deposit", requestId) });
    },
    confirmDeposit(requestId, key) {
      return run({ type: "confirm-deposit", id: requestId, intent: intentRecord(key, "confirm-deposit", requestId) });
    },
  };
}

function depositInfoView({ accounts, promptPayId, limits }: SiteContent): DepositInfo {
  return { accounts, promptPayId, minimumSatang: limits.depositMinimum, maximumSatang: limits.depositMaximum };
}

/** The deposit after its first steps, or after all of them. */
function depositView(deposit: DepositRecord, steps?: number): DepositRequest {
  const { order: _, bonus, ...request } = deposit;
  return { ...request, ...(bonus && { bonus: bonusView(bonus) }), ...afterSteps(deposit, steps) };
}

type Context = ServiceContext<DepositState & Needs, DepositCommand>;

interface Deposits {
  readonly state: DepositState;
  readonly needs: Needs;
  readonly command: DepositCommand;
  readonly event: DepositEvent;
  readonly rules: DepositRules;
  readonly context: Context;
  readonly service: DepositService;
}

export const deposits: Slice<Deposits> = {
  initial: { deposits: new Map() },
  decide: {
    "request-deposit": decideDeposit,
    "cancel-deposit": decideDeposit,
    "confirm-deposit": decideDeposit,
  },
  evolve: {
    "deposit-requested": (state, { id, amount, bonus, account, at, expiresAt, intent }) =>
      withRequest(withEarned(state, bonus), DEPOSITS, {
        id,
        amountSatang: amount,
        ...(bonus && { bonus }),
        status: "awaiting-transfer",
        createdAt: at,
        expiresAt,
        account,
        timeline: [{ status: "awaiting-transfer", at }],
        intent: intent?.key,
        order: state.version + 1,
      }),
    "deposit-confirmed": (state, { id, at }) => addDepositStep(state, id, { status: "checking", at }),
    "deposit-cancelled": (state, { id, at }) => endDeposit(state, id, { status: "cancelled", at }),
    "deposit-expired": (state, { id, at }) => endDeposit(state, id, { status: "expired", at }),
    "deposit-rejected": (state, { id, at, reason }) => endDeposit(state, id, { status: "rejected", at, reason }),
    "deposit-credited": (state, { id, at, amount }) =>
      postDeposit(addDepositStep(state, id, { status: "credited", at }), { id, at, amount }),
    "deposit-bonus-credited": (state, event) => {
      const { bonus } = requestIn(state.deposits, event.id);
      return bonus ? startBonus(state, event, bonus) : state;
    },
  },
  shows: {
    "deposit-requested": ["deposit"],
    "deposit-confirmed": ["deposit"],
    "deposit-cancelled": ["deposit"],
    "deposit-expired": ["deposit", "inbox"],
    "deposit-credited": ["deposit", "credit", "inbox"],
    "deposit-bonus-credited": ["deposit", "credit"],
    "deposit-rejected": ["deposit", "inbox"],
  },
  asksFor: {
    "cancel-deposit": ({ id }) => ({ list: "deposits", id }),
    "confirm-deposit": ({ id }) => ({ list: "deposits", id }),
  },
  requests: DEPOSITS,
  service: createDepositService,
};
