import { DAY_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import type { DepositRequest, SlipRequest, WithdrawalRequest } from "../../../core/wallet/model.ts";
import { each, type PersistentList } from "../collections/persistent-list.ts";
import { getIn } from "../collections/persistent-map.ts";
import type { DepositRecord, Requests, SlipRecord, WithdrawalRecord } from "../engine/state.ts";

/** "Lately", for the lists that a screen keeps asking for. */
const LATELY_MS = 7 * DAY_MS;
const MOST = 100;

/** Newest first. */
export function allRequests<R>(requests: Requests<R>): readonly R[] {
  return [...each(requests.newestFirst)].flatMap((id) => getIn(requests.byId, id) ?? []);
}

/**
 * Those of the last seven days, a hundred at most, and whatever is still open; newest first. `order` has the latest
 * first by `when`, and is walked no further than that.
 */
export function recentRequests<R extends { readonly id: string; readonly createdAt: Instant }>(
  requests: Requests<R>,
  now: Instant,
  order: PersistentList<string> = requests.newestFirst,
  when: (request: R) => Instant = ({ createdAt }) => createdAt,
): readonly R[] {
  const found = new Map<string, R>();
  for (const id of each(order)) {
    const request = getIn(requests.byId, id);
    if (!request || found.size === MOST || now - when(request) >= LATELY_MS) break;
    found.set(id, request);
  }
  for (const id of requests.open) {
    const request = getIn(requests.byId, id);
    if (request) found.set(id, request);
  }
  return [...found.values()].sort((one, other) => other.createdAt - one.createdAt);
}

/** As it stood after its first steps; all of them unless told. */
export function depositView(deposit: DepositRecord, steps = deposit.timeline.length): DepositRequest {
  const timeline = deposit.timeline.slice(0, steps);
  return { ...deposit, timeline, status: timeline[timeline.length - 1]?.status ?? deposit.status };
}

export function slipView(slip: SlipRecord, steps = slip.timeline.length): SlipRequest {
  const { id, amountSatang, reference, createdAt, intent } = slip;
  const timeline = slip.timeline.slice(0, steps);
  const status = timeline[timeline.length - 1]?.status ?? slip.status;
  return { id, amountSatang, status, reference, createdAt, timeline, intent };
}

export function withdrawalView(withdrawal: WithdrawalRecord, steps = withdrawal.timeline.length): WithdrawalRequest {
  const { id, amountSatang, createdAt, account, intents } = withdrawal;
  const timeline = withdrawal.timeline.slice(0, steps);
  const status = timeline[timeline.length - 1]?.status ?? withdrawal.status;
  // Every attempt begins with its own check.
  const attempt = timeline.filter((step) => step.status === "checking").length;
  return { id, amountSatang, status, createdAt, attempt, account, timeline, intent: intents[attempt - 1] };
}
