import { MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { canDepositBecome } from "../../../../core/wallet/statuses.ts";
import { getIn } from "../../collections/persistent-map.ts";
import type { Decision, DecisionContext, DepositCommand } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";
import { checkAmount } from "../check-amount.ts";

/** How long a transfer is waited for. */
const TRANSFER_MS = 15 * MINUTE_MS;

export function decideDeposit(state: MemberState, command: DepositCommand, context: DecisionContext): Decision {
  const asked = command.intent && { intent: command.intent };
  if (command.type === "request-deposit") {
    const { limits, now, chance, accounts } = context;
    const wrong = checkAmount(command.amount, limits.depositMinimum, limits.depositMaximum);
    if (wrong) return err(wrong);
    const awaited = state.deposits.open.some((id) => getIn(state.deposits.byId, id)?.status === "awaiting-transfer");
    if (awaited) return err(refuse("request-already-open"));
    return ok([
      {
        type: "deposit-requested",
        at: now,
        id: requestId("D", now, chance),
        amount: command.amount,
        account: accounts[0],
        expiresAt: plus(now, TRANSFER_MS),
        ...asked,
      },
    ]);
  }
  const deposit = getIn(state.deposits.byId, command.id);
  if (!deposit) return err(refuse("request-not-found"));
  const confirms = command.type === "confirm-deposit";
  if (!canDepositBecome(deposit.status, confirms ? "checking" : "cancelled"))
    return err(refuse("request-status", { status: deposit.status }));
  return ok([
    { type: confirms ? "deposit-confirmed" : "deposit-cancelled", at: context.now, id: command.id, ...asked },
  ]);
}
