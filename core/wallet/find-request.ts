import type { Problem } from "../shared/fault.ts";
import { refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import type { DepositRequest, SlipRequest, WithdrawalRequest } from "./model.ts";
import type { WalletPort } from "./port.ts";

/** A money request of any kind. */
export type MoneyRequest =
  | { readonly kind: "deposit"; readonly request: DepositRequest }
  | { readonly kind: "slip"; readonly request: SlipRequest }
  | { readonly kind: "withdrawal"; readonly request: WithdrawalRequest };

export const REQUEST_KINDS = ["deposit", "slip", "withdrawal"] as const satisfies readonly MoneyRequest["kind"][];
export type RequestKind = (typeof REQUEST_KINDS)[number];

interface FindDependencies {
  readonly wallet: Pick<WalletPort, "depositHistory" | "slips" | "withdrawalHistory">;
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
  if (kind === "withdrawal") return withId(await wallet.withdrawalHistory(), id, (request) => ({ kind, request }));
  if (kind === "slip") return withId(await wallet.slips(), id, (request) => ({ kind, request }));
  const deposit = withId(await wallet.depositHistory(), id, (request) => ({ kind, request }));
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
