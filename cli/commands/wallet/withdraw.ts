import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";
import {
  readWithdrawalFacts,
  requestWithdrawal,
  retryWithdrawal,
  withdrawalLimits,
} from "../../../core/wallet/withdrawal.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { amount, needed, positional, SENDING, textOption } from "../../command-line/options.ts";
import type { Failure } from "../../output/failure.ts";
import type { Answer } from "../../output/print.ts";
import { fields, moment, money } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommand, runMoneyCommandAt } from "../../runtime/run-money-command.ts";
import { requestListCommand, requestView, withdrawalJson } from "./request-view.ts";

export const walletWithdrawLimits = command({
  path: ["wallet", "withdraw", "limits"],
  summary: "Show how much and how often the member may still withdraw today",
  needs: ["member"],
  examples: [inMemory("sanam wallet withdraw limits")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const read = await readWithdrawalFacts(backend.value);
    if (!read.ok) return read;
    const { level, credit, bonus } = read.value;
    const found = withdrawalLimits(read.value, backend.value.clock(), backend.value.withdrawalMinimumSatang);
    if (!found || !credit) return err(LIMITS_NOT_OFFERED);
    const { resetsAt, ...limits } = found;
    return ok({
      data: {
        level,
        ...limits,
        creditSatang: credit.creditSatang,
        resetsAt: toIso(resetsAt),
        turnover: bonus ? { playedSatang: bonus.playedSatang, turnoverSatang: bonus.turnoverSatang } : null,
      },
      view: [
        fields({
          Level: level,
          Left: `${money(limits.leftSatang)} ${limits.per === "day" ? "today" : "each time"}`,
          "Times left": String(limits.leftCount),
          Credit: money(credit.creditSatang),
          "At least": limits.minimumSatang && money(limits.minimumSatang),
          "At most now": money(limits.mostSatang),
          "Staked before a withdrawal": bonus && `${money(bonus.playedSatang)} of ${money(bonus.turnoverSatang)}`,
          "Used today": `${money(limits.usedTodaySatang)} in ${limits.countToday}`,
          "Resets at": moment(resetsAt),
        }),
      ],
    });
  },
});

const LIMITS_NOT_OFFERED: Failure = {
  kind: "not-available",
  message: "The backend does not offer the level, the credit or the list of withdrawals, so it alone knows the limits.",
};

/** A withdrawal request with its intent. */
function withdrawalAnswer(request: WithdrawalRequest, key: IdempotencyKey): Answer {
  const { account, attempt } = request;
  return {
    data: { ...withdrawalJson(request), intent: key },
    view: requestView(request, {
      To: account && `${account.bankName} ${account.accountNumber}`,
      Attempt: attempt > 1 ? String(attempt) : undefined,
    }),
  };
}

export const walletWithdrawRequest = command({
  path: ["wallet", "withdraw", "request"],
  summary: "Ask for a withdrawal; refused (exit 3) with what is left and when it resets",
  needs: ["member"],
  examples: [
    inMemory("sanam wallet withdraw request 500"),
    inMemory("sanam wallet withdraw request 1,500.50 --output json"),
  ],
  options: { amount: needed(positional(amount("--amount <baht>", "the amount"))), ...SENDING },
  run: ({ amount: asked, ...sending }, context) =>
    runMoneyCommand(context, sending, {
      action: requestWithdrawal,
      ask: { amount: asked },
      again: { amountSatang: asked, knownIds: [] },
      answer: withdrawalAnswer,
    }),
});

export const walletWithdrawList = requestListCommand({
  path: ["wallet", "withdraw", "list"],
  summary: "List withdrawals, newest first",
  needs: ["member"],
  examples: [inMemory("sanam wallet withdraw list --all")],
  recent: (wallet) => wallet.withdrawals(),
  history: (wallet) => wallet.withdrawalHistory(),
  toJson: withdrawalJson,
  whenEmpty: "No withdrawals.",
});

export const walletWithdrawRetry = command({
  path: ["wallet", "withdraw", "retry"],
  summary: "Try a rejected withdrawal again; the limits apply as to a new one",
  needs: ["member"],
  examples: ["sanam wallet withdraw retry WITHDRAWAL_ID"],
  options: { id: needed(positional(textOption("--id <id>", "the withdrawal's id"))), ...SENDING },
  run: async ({ id, ...sending }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const found = await findWithdrawal(backend.value.wallet, id);
    if (!found.ok) return found;
    const request = found.value;
    return runMoneyCommandAt(backend.value, context, sending, {
      action: retryWithdrawal,
      ask: { request },
      again: { id, attempt: rejectedAttempt(request) },
      // Whichever attempt it was.
      sameBy: ["id"],
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
