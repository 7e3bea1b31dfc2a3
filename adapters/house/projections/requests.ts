import { DAY_MS, type Instant } from "../../../core/bangkok-time.ts";
import type { DepositRequest } from "../../../core/wallet/deposit.ts";
import type { SlipRequest } from "../../../core/wallet/slip.ts";
import type { WithdrawalRequest } from "../../../core/wallet/withdrawal.ts";
import { each } from "../kept/list.ts";
import { getIn } from "../kept/trie.ts";
import type { KeptDeposit, KeptSlip, KeptWithdrawal, Requests } from "../state.ts";

/** "Lately", for the lists that a screen keeps asking for. */
const LATELY_MS = 7 * DAY_MS;

/** Newest first. */
export function allRequests<R>(requests: Requests<R>): readonly R[] {
  return [...each(requests.newestFirst)].flatMap((id) => getIn(requests.byId, id) ?? []);
}

/** Those of the last seven days, and whatever is still open or moved since; newest first. */
export function recentRequests<
  R extends {
    readonly id: string;
    readonly createdAt: Instant;
    readonly timeline: readonly { readonly at: Instant }[];
  },
>(requests: Requests<R>, now: Instant): readonly R[] {
  return allRequests(requests).filter(
    ({ id, timeline }) => requests.open.includes(id) || now - (timeline[timeline.length - 1]?.at ?? 0) < LATELY_MS,
  );
}

/** As it stood after its first steps; all of them unless told. */
export function depositView(deposit: KeptDeposit, steps = deposit.timeline.length): DepositRequest {
  const timeline = deposit.timeline.slice(0, steps);
  return { ...deposit, timeline, status: timeline[timeline.length - 1]?.status ?? deposit.status };
}

export function slipView(slip: KeptSlip, steps = slip.timeline.length): SlipRequest {
  const { id, amountSatang, reference, createdAt, intent } = slip;
  const timeline = slip.timeline.slice(0, steps);
  const status = timeline[timeline.length - 1]?.status ?? slip.status;
  return { id, amountSatang, status, reference, createdAt, timeline, intent };
}

export function withdrawalView(withdrawal: KeptWithdrawal, steps = withdrawal.timeline.length): WithdrawalRequest {
  const { id, amountSatang, createdAt, account, intents } = withdrawal;
  const timeline = withdrawal.timeline.slice(0, steps);
  const status = timeline[timeline.length - 1]?.status ?? withdrawal.status;
  // Every attempt begins with its own check.
  const attempt = timeline.filter((step) => step.status === "checking").length;
  return { id, amountSatang, status, createdAt, attempt, account, timeline, intent: intents[attempt - 1] };
}
