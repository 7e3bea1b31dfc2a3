import fc from "fast-check";
import { type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import type { DepositRequest, SlipRequest, TimelineStep, WithdrawalRequest } from "../../../core/wallet/model.ts";
import {
  canDepositBecome,
  canRetryWithdrawal,
  canSlipBecome,
  canWithdrawalBecome,
  DEPOSIT_STATUSES,
  SLIP_STATUSES,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from "../../../core/wallet/statuses.ts";
import { anAmount } from "./money.ts";
import { anInstant } from "./time.ts";

const shared = { id: fc.uuid(), amountSatang: anAmount(), intent: fc.constant(undefined) };

/** At any stage, with the steps that led there. */
export const aDepositRequest = (createdAt = anInstant()): fc.Arbitrary<DepositRequest> =>
  fc
    .record({
      ...shared,
      expiresAt: fc.constant(undefined),
      account: fc.constant(undefined),
      timeline: createdAt.chain((at) => aTimeline(at, "awaiting-transfer", DEPOSIT_STATUSES, canDepositBecome)),
    })
    .map((request) => withStatus(request));

export const aSlipRequest = (createdAt = anInstant()): fc.Arbitrary<SlipRequest> =>
  fc
    .record({
      ...shared,
      reference: fc.string(),
      timeline: createdAt.chain((at) => aTimeline(at, "checking", SLIP_STATUSES, canSlipBecome)),
    })
    .map((request) => withStatus(request));

/** Of any number of attempts; all its steps are within some minutes. */
export const aWithdrawalRequest = (createdAt = anInstant()): fc.Arbitrary<WithdrawalRequest> =>
  fc
    .record({
      ...shared,
      account: fc.constant(undefined),
      timeline: createdAt.chain((at) => aTimeline(at, "checking", WITHDRAWAL_STATUSES, canWithdrawalFollow)),
    })
    .map((request) => ({
      ...withStatus(request),
      attempt: request.timeline.filter(({ status }) => status === "checking").length,
    }));

function canWithdrawalFollow(from: WithdrawalStatus, to: WithdrawalStatus): boolean {
  return canWithdrawalBecome(from, to) || (to === "checking" && canRetryWithdrawal(from));
}

type Timeline<Status extends string> = readonly [TimelineStep<Status>, ...TimelineStep<Status>[]];

/** Steps that may follow one another, a minute apart. */
function aTimeline<Status extends string>(
  at: Instant,
  first: Status,
  statuses: readonly Status[],
  canBecome: (from: Status, to: Status) => boolean,
): fc.Arbitrary<Timeline<Status>> {
  return fc.array(fc.nat({ max: statuses.length - 1 }), { maxLength: 4 }).map((choices) => {
    const steps: [TimelineStep<Status>, ...TimelineStep<Status>[]] = [{ status: first, at }];
    let latest = first;
    for (const choice of choices) {
      const possible = statuses.filter((status) => canBecome(latest, status));
      const next = possible[choice % Math.max(1, possible.length)];
      if (next === undefined) break;
      latest = next;
      steps.push({ status: next, at: plus(at, steps.length * MINUTE_MS) });
    }
    return steps;
  });
}

function withStatus<Status extends string, Rest>(
  request: Rest & { readonly timeline: Timeline<Status> },
): Rest & { readonly timeline: Timeline<Status>; readonly status: Status; readonly createdAt: Instant } {
  const [first] = request.timeline;
  const status = request.timeline[request.timeline.length - 1]?.status ?? first.status;
  return { ...request, status, createdAt: first.at };
}
