import { bangkokDateOf } from "../shared/bangkok-time.ts";
import { isNotOffered, type Problem } from "../shared/fault.ts";
import { refuse } from "../shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../shared/result.ts";
import type {
  DepositRequest,
  HistoryEntry,
  HistoryKind,
  SlipRequest,
  TimelineStep,
  WithdrawalRequest,
} from "./model.ts";
import type { WalletPort } from "./port.ts";
import {
  type DepositStatus,
  isDepositFinal,
  isSlipFinal,
  isWithdrawalFinal,
  type SlipStatus,
  type WithdrawalStatus,
} from "./statuses.ts";

/** A money request of any kind. */
export type MoneyRequest =
  | { readonly kind: "deposit"; readonly request: DepositRequest }
  | { readonly kind: "slip"; readonly request: SlipRequest }
  | { readonly kind: "withdrawal"; readonly request: WithdrawalRequest };

export const REQUEST_KINDS = ["deposit", "slip", "withdrawal"] as const satisfies readonly MoneyRequest["kind"][];
export type RequestKind = (typeof REQUEST_KINDS)[number];

interface FindDependencies {
  readonly wallet: Pick<WalletPort, "depositHistory" | "deposits" | "slips" | "withdrawalHistory" | "withdrawals">;
}

/** All requests, or the recent ones where the backend does not offer all. */
async function listed<T>(
  all: Promise<Result<readonly T[], Problem>>,
  recent: () => Promise<Result<readonly T[], Problem>>,
): Promise<Result<readonly T[], Problem>> {
  const list = await all;
  return list.ok || !isNotOffered(list.error) ? list : recent();
}

/**
 * Finds one request by its id. The ledger calls a slip a deposit too, so a deposit that is not listed may be a slip.
 * Refuses `request-not-found`.
 */
export async function findRequest(
  dependencies: FindDependencies,
  kind: RequestKind,
  id: string,
): Promise<Result<MoneyRequest, Problem>> {
  const { wallet } = dependencies;
  if (kind === "withdrawal") {
    const withdrawals = await listed(wallet.withdrawalHistory(), () => wallet.withdrawals());
    return withId(withdrawals, id, (request) => ({ kind, request }));
  }
  if (kind === "slip") return withId(await wallet.slips(), id, (request) => ({ kind, request }));
  const deposits = await listed(wallet.depositHistory(), () => wallet.deposits());
  const deposit = withId(deposits, id, (request) => ({ kind, request }));
  const missing = !deposit.ok && deposit.error.kind === "refusal" && deposit.error.code === "request-not-found";
  return missing ? findRequest(dependencies, "slip", id) : deposit;
}

function withId<T extends { readonly id: string }>(
  list: Result<readonly T[], Problem>,
  id: string,
  found: (request: T) => MoneyRequest,
): Result<MoneyRequest, Problem> {
  if (!list.ok) return list;
  const request = list.value.find((each) => each.id === id);
  return request ? ok(found(request)) : err(refuse("request-not-found"));
}

const MOST_LINES = 100;

/** The ledger's lines of one request, newest first. Of very busy days only the newest lines are searched. */
export async function ledgerLinesOf(
  { wallet }: { readonly wallet: Pick<WalletPort, "history"> },
  found: MoneyRequest,
): Promise<Result<readonly HistoryEntry[], Problem>> {
  const { id, createdAt, timeline } = found.request;
  const kinds: readonly HistoryKind[] = found.kind === "withdrawal" ? ["withdrawal"] : ["deposit"];
  const hasBonus = found.kind === "deposit" && found.request.bonus !== undefined;
  const page = await wallet.history({
    kinds: hasBonus ? [...kinds, "bonus"] : kinds,
    from: bangkokDateOf(createdAt),
    to: bangkokDateOf(timeline[timeline.length - 1]?.at ?? createdAt),
    cursor: undefined,
    limit: MOST_LINES,
  });
  return mapOk(page, ({ items }) => items.filter(({ reference }) => reference === id));
}

/** A request of any kind that is not final yet. */
export type OpenRequest = Pick<DepositRequest, "id" | "amountSatang" | "createdAt"> &
  (
    | ({ readonly kind: "deposit" } & Followed<DepositStatus>)
    | ({ readonly kind: "slip" } & Followed<SlipStatus>)
    | ({ readonly kind: "withdrawal" } & Followed<WithdrawalStatus>)
  );

interface Followed<Status extends string> {
  readonly status: Status;
  /** Its last step is the current one. */
  readonly timeline: readonly TimelineStep<Status>[];
}

export interface Requests {
  readonly deposits: readonly DepositRequest[];
  readonly slips: readonly SlipRequest[];
  readonly withdrawals: readonly WithdrawalRequest[];
}

/** Every open request, the latest first. */
export function openRequests({ deposits, slips, withdrawals }: Requests): readonly OpenRequest[] {
  const open: OpenRequest[] = [];
  for (const { id, amountSatang, createdAt, status, timeline } of deposits) {
    if (!isDepositFinal(status)) open.push({ kind: "deposit", id, amountSatang, createdAt, status, timeline });
  }
  for (const { id, amountSatang, createdAt, status, timeline } of slips) {
    if (!isSlipFinal(status)) open.push({ kind: "slip", id, amountSatang, createdAt, status, timeline });
  }
  for (const { id, amountSatang, createdAt, status, timeline } of withdrawals) {
    if (!isWithdrawalFinal(status)) open.push({ kind: "withdrawal", id, amountSatang, createdAt, status, timeline });
  }
  return open.sort((one, other) => other.createdAt - one.createdAt);
}
