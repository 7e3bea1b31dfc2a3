import type { Problem } from "../../../../core/shared/fault.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import type { WalletPort } from "../../../../core/wallet/port.ts";
import { retryWithdrawal } from "../../../../core/wallet/retry-withdrawal.ts";
import { command } from "../../../command-line/command.ts";
import { INTENT, needed, positional, textOption } from "../../../command-line/options.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { runMoneyCommandAt } from "../../../runtime/run-money-command.ts";
import { withdrawalAnswer } from "./withdrawal-answer.ts";

export const walletWithdrawRetry = command({
  path: ["wallet", "withdraw", "retry"],
  summary: "Try a rejected withdrawal again; the limits apply as to a new one",
  needs: ["member"],
  examples: ["sanam wallet withdraw retry WITHDRAWAL_ID"],
  options: { id: needed(positional(textOption("--id <id>", "the withdrawal's id"))), intent: INTENT },
  run: async ({ id, intent }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const found = await findWithdrawal(backend.value.wallet, id);
    if (!found.ok) return found;
    const request = found.value;
    return runMoneyCommandAt(backend.value, context, intent, {
      action: retryWithdrawal,
      ask: { request },
      again: { id, attempt: rejectedAttempt(request) },
      answer: withdrawalAnswer,
    });
  },
});

/** The attempt that `--intent` retries: if the retry was carried out, the current attempt is its effect. */
function rejectedAttempt({ status, attempt }: WithdrawalRequest): number {
  return status === "rejected" ? attempt : attempt - 1;
}

async function findWithdrawal(wallet: WalletPort, id: string): Promise<Result<WithdrawalRequest, Problem>> {
  const recent = await wallet.withdrawals();
  if (!recent.ok) return recent;
  const found = recent.value.find((request) => request.id === id);
  if (found) return ok(found);
  const history = await wallet.withdrawalHistory();
  if (!history.ok) return history;
  const older = history.value.find((request) => request.id === id);
  return older ? ok(older) : err(refuse("request-not-found"));
}
