import { judgeAmount } from "../../../../core/rules/amount-limits.ts";
import { MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { canDepositBecome } from "../../../../core/wallet/statuses.ts";
import type { Decision, DecisionContext, DepositCommand } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";

/** A deposit without a transfer expires after this time. */
const TRANSFER_MS = 15 * MINUTE_MS;

export function decideDeposit(state: MemberState, command: DepositCommand, context: DecisionContext): Decision {
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
    return ok([
      {
        type: "deposit-requested",
        at: now,
        id: requestId("D", now, random),
        amount: command.amount,
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
