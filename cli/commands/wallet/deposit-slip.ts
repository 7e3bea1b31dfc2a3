import { toIso } from "../../../core/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import { confirmSlip } from "../../../core/wallet/confirm-slip.ts";
import { requestSlipDeposit } from "../../../core/wallet/request-slip-deposit.ts";
import type { SlipReview } from "../../../core/wallet/slip.ts";
import { verifySlip } from "../../../core/wallet/verify-slip.ts";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { type Failure, usage } from "../../failure.ts";
import type { JsonObject } from "../../json.ts";
import { connectAsMember } from "../../member-backend.ts";
import { answerOf, progressOf } from "../../money-outcome.ts";
import { amount, flag, INTENT, words } from "../../options.ts";
import { type Block, fields, moment, money, text } from "../../output.ts";
import { requestView, slipJson } from "./requests.ts";
import type { Refusal } from "../../../core/refusal.ts";

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
    const desk = backend.value;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    if (manual !== undefined) {
      const slip = { payload: code.value, amountSatang: manual };
      return answerOf(await requestSlipDeposit(desk, { slip, key }, hooks), key, (request) => ({
        data: { ...slipJson(request), intent: key },
        view: requestView(request, { Reference: request.reference }),
      }));
    }
    const found = await verifySlip(desk, code.value);
    if (!found.ok) return found;
    if (review) return ok({ data: reviewJson(found.value), view: [reviewView(found.value)] });
    // With a key given by hand the slip may be among the known ones: it is looked for by that key, or by its reference.
    const slips = intent === undefined ? {} : { slips: [] };
    return answerOf(await confirmSlip(desk, { review: found.value, key, ...slips }, hooks), key, (request) => ({
      data: { ...slipJson(request), review: reviewJson(found.value), intent: key },
      view: [reviewView(found.value), text(""), ...requestView(request)],
    }));
  },
});

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
