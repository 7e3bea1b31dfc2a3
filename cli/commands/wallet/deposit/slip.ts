import type { IdempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { toIso } from "../../../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { confirmSlip } from "../../../../core/wallet/confirm-slip.ts";
import type { SlipReview } from "../../../../core/wallet/model.ts";
import type { WalletPort } from "../../../../core/wallet/port.ts";
import { requestSlipDeposit } from "../../../../core/wallet/request-slip-deposit.ts";
import { verifySlip } from "../../../../core/wallet/verify-slip.ts";
import { command, type Outcome } from "../../../command-line/command.ts";
import { amount, flag, INTENT, words } from "../../../command-line/options.ts";
import { type Failure, usage } from "../../../output/failure.ts";
import type { JsonObject } from "../../../output/json.ts";
import { type Block, fields, moment, money, text } from "../../../output/view.ts";
import type { Cli } from "../../../runtime/context.ts";
import { connectAsMember } from "../../../runtime/member-backend.ts";
import { runMoneyCommandAt } from "../../../runtime/run-money-command.ts";
import { requestView, slipJson } from "../requests.ts";

export const depositSlip = command({
  path: ["wallet", "deposit", "slip"],
  summary: "Deposit by a bank slip: look the transfer up, then confirm it",
  notes: "The slip is a picture (--file) or the text of its mini QR (--payload). With --review nothing is confirmed.",
  options: {
    file: words("--file <png>", "a picture of the slip"),
    payload: words("--payload <text>", "the text of the slip's mini QR"),
    review: flag("--review", "only look the transfer up"),
    manual: amount("--manual <baht>", "hand the slip to staff with this amount, when the bank cannot answer for it"),
    intent: INTENT,
  },
  run: async ({ file, payload, review, manual, intent }, cli) => {
    if (review && manual !== undefined) return err(usage("--review and --manual exclude each other"));
    const code = await readCode(cli, file, payload);
    if (!code.ok) return code;
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    if (manual !== undefined) {
      const slip = { payload: code.value, amountSatang: manual };
      return runMoneyCommandAt(backend.value, cli, intent, {
        action: requestSlipDeposit,
        ask: slip,
        again: { ...slip, knownIds: [] },
        answer: (request, key) => ({
          data: { ...slipJson(request), intent: key },
          view: requestView(request, { Reference: request.reference }),
        }),
      });
    }
    const found = await verifySlip(backend.value, code.value);
    if (!found.ok) return (intent && (await confirmedBefore(backend.value.wallet, code.value, intent))) ?? found;
    if (review) return ok({ data: reviewJson(found.value), view: [reviewView(found.value)] });
    const { slipId, reference } = found.value;
    return runMoneyCommandAt(backend.value, cli, intent, {
      action: confirmSlip,
      ask: { slipId, reference },
      again: { slipId, reference, knownIds: [] },
      answer: (request, key) => ({
        data: { ...slipJson(request), review: reviewJson(found.value), intent: key },
        view: [reviewView(found.value), text(""), ...requestView(request)],
      }),
    });
  },
});

/** The answer to an intent that was carried out: its slip is used, so that it can't be looked up once more. */
async function confirmedBefore(
  wallet: Pick<WalletPort, "slips">,
  payload: string,
  intent: IdempotencyKey,
): Promise<Outcome | undefined> {
  const slips = await wallet.slips();
  if (!slips.ok) return undefined;
  // A mini QR holds its transfer's reference: the same intent with another slip is no repetition.
  const made = slips.value.find((slip) => slip.intent === intent && payload.includes(slip.reference));
  return made && ok({ data: { ...slipJson(made), intent }, view: requestView(made, { Reference: made.reference }) });
}

async function readCode(
  cli: Cli,
  file: string | undefined,
  payload: string | undefined,
): Promise<Result<string, Failure | Refusal>> {
  if (file !== undefined && payload === undefined) return cli.readSlip(file);
  if (payload !== undefined && file === undefined) return ok(payload);
  return err(usage("give the slip as --file <png> or as --payload <text>"));
}

function reviewJson({ transferredAt, ...review }: SlipReview): JsonObject {
  return { ...review, transferredAt: toIso(transferredAt) };
}

function reviewView(review: SlipReview): Block {
  return fields({
    Transfer: money(review.amountSatang),
    At: moment(review.transferredAt),
    From: `${review.senderName} (${review.senderBank})`,
    To: `${review.receiverName} (${review.receiverBank})`,
    Reference: review.reference,
  });
}
