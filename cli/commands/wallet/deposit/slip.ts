import type { IdempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { toIso } from "../../../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { confirmSlip } from "../../../../core/wallet/confirm-slip.ts";
import type { WalletPort } from "../../../../core/wallet/port.ts";
import { requestSlipDeposit } from "../../../../core/wallet/request-slip-deposit.ts";
import type { SlipReview } from "../../../../core/wallet/slip.ts";
import { verifySlip } from "../../../../core/wallet/verify-slip.ts";
import { type CommandResult, command } from "../../../command-line/command.ts";
import { amount, flag, INTENT, textOption } from "../../../command-line/options.ts";
import { type Failure, usage } from "../../../output/failure.ts";
import type { JsonObject } from "../../../output/json.ts";
import { type Block, fields, moment, money, text } from "../../../output/view.ts";
import type { CommandContext } from "../../../runtime/command-context.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { answerOf, progressOf } from "../../../runtime/money-outcome.ts";
import { requestView, slipJson } from "../request-view.ts";

export const walletDepositSlip = command({
  path: ["wallet", "deposit", "slip"],
  summary: "Deposit with a bank slip: look up its transfer, then confirm it",
  notes: "Give the slip as a picture (--file) or as the text of its mini QR code (--payload).",
  options: {
    file: textOption("--file <picture>", "a picture of the slip (PNG or JPG)"),
    payload: textOption("--payload <text>", "the text of the slip's mini QR code"),
    review: flag("--review", "only look up the transfer, without confirming it"),
    manual: amount("--manual <baht>", "send the slip to staff with this amount, if the bank cannot verify it"),
    intent: INTENT,
  },
  run: async ({ file, payload, review, manual, intent }, cli) => {
    if (review && manual !== undefined) return err(usage("--review and --manual cannot be used together"));
    const code = await readCode(cli, file, payload);
    if (!code.ok) return code;
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const dependencies = backend.value;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    if (manual !== undefined) {
      const slip = { payload: code.value, amountSatang: manual };
      return answerOf(await requestSlipDeposit(dependencies, { slip, key }, hooks), key, (request) => ({
        data: { ...slipJson(request), intent: key },
        view: requestView(request, { Reference: request.reference }),
      }));
    }
    const found = await verifySlip(dependencies, code.value);
    if (!found.ok) return (intent && (await confirmedBefore(dependencies.wallet, code.value, intent))) ?? found;
    if (review) return ok({ data: reviewJson(found.value), view: [reviewView(found.value)] });
    // With a key given by hand the slip may be among the known ones: it is looked for by that key, or by its reference.
    const slips = intent === undefined ? {} : { slips: [] };
    return answerOf(await confirmSlip(dependencies, { review: found.value, key, ...slips }, hooks), key, (request) => ({
      data: { ...slipJson(request), review: reviewJson(found.value), intent: key },
      view: [reviewView(found.value), text(""), ...requestView(request)],
    }));
  },
});

/** The answer to an intent that was carried out: its slip is used, so that it can't be looked up once more. */
async function confirmedBefore(
  wallet: Pick<WalletPort, "slips">,
  payload: string,
  intent: IdempotencyKey,
): Promise<CommandResult | undefined> {
  const slips = await wallet.slips();
  if (!slips.ok) return undefined;
  // A mini QR holds its transfer's reference: the same intent with another slip is no repetition.
  const made = slips.value.find((slip) => slip.intent === intent && payload.includes(slip.reference));
  return made && ok({ data: { ...slipJson(made), intent }, view: requestView(made, { Reference: made.reference }) });
}

async function readCode(
  cli: CommandContext,
  file: string | undefined,
  payload: string | undefined,
): Promise<Result<string, Failure | Refusal>> {
  if (file !== undefined && payload === undefined) return cli.readSlip(file);
  if (payload !== undefined && file === undefined) return ok(payload);
  return err(usage("give the slip as --file <picture> or as --payload <text>"));
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
