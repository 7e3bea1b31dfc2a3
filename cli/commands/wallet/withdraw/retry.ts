import type { Problem } from "../../../../core/shared/fault.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { WalletPort } from "../../../../core/wallet/port.ts";
import { retryWithdrawal } from "../../../../core/wallet/retry-withdrawal.ts";
import { settleWithdrawal } from "../../../../core/wallet/settle-withdrawal.ts";
import type { WithdrawalRequest } from "../../../../core/wallet/withdrawal.ts";
import { command } from "../../../command-line/command.ts";
import { INTENT, needed, positional, textOption } from "../../../command-line/options.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { answerOf, progressOf } from "../../../runtime/money-outcome.ts";
import { withdrawalAnswer } from "./withdrawal-answer.ts";

export const walletWithdrawRetry = command({
  path: ["wallet", "withdraw", "retry"],
  summary: "Try a rejected withdrawal again; the limits apply as to a new one",
  options: { id: needed(positional(textOption("--id <id>", "the withdrawal's id"))), intent: INTENT },
  run: async ({ id, intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const dependencies = backend.value;
    const found = await findWithdrawal(dependencies.wallet, id);
    if (!found.ok) return found;
    const request = found.value;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    const outcome =
      intent === undefined
        ? await retryWithdrawal(dependencies, { request, key }, hooks)
        : await settleWithdrawal(
            dependencies,
            { kind: "withdrawal-retry", key, madeAt: dependencies.clock(), id, attempt: rejectedAttempt(request) },
            hooks,
          );
    return answerOf(outcome, key, (retried) => withdrawalAnswer(retried, key));
  },
});

/** Which attempt an intent given by hand is about: if it was carried out, the present attempt is its effect. */
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
