import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { cancelDeposit, confirmDeposit, requestDeposit } from "../../../core/wallet/deposit.ts";
import type { DepositBonuses, DepositInfo, SlipReview } from "../../../core/wallet/model.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";
import { confirmSlip, requestSlipDeposit, verifySlip } from "../../../core/wallet/slip.ts";
import { type Command, type CommandResult, command, inMemory } from "../../command-line/command.ts";
import { amount, flag, needed, positional, SENDING, textOption } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { Answer } from "../../output/print.ts";
import { type Block, fields, type JsonObject, moment, money, table, text } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { resumeEarlier, runMoneyCommand, runMoneyCommandAt } from "../../runtime/run-money-command.ts";
import { accountJson, depositJson, requestListCommand, requestTable, requestView, slipJson } from "./request-view.ts";

export const walletDepositInfo = command({
  path: ["wallet", "deposit", "info"],
  summary: "Show the accounts to transfer to and the smallest and largest deposit",
  needs: ["member"],
  examples: [inMemory("sanam wallet deposit info")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { wallet } = backend.value;
    const bonuses = await wallet.depositBonuses();
    return mapOk(await wallet.depositInfo(), (info) => answer(info, bonuses.ok ? bonuses.value : undefined));
  },
});

function answer(info: DepositInfo, bonuses: DepositBonuses | undefined): Answer {
  const { accounts, promptPayId, minimumSatang, maximumSatang } = info;
  const { offer = null, running = null } = bonuses ?? {};
  return {
    data: {
      accounts: accounts.map(accountJson),
      promptPayId: promptPayId ?? null,
      minimumSatang,
      maximumSatang,
      bonus: { offer: offer && { ...offer }, running: running && { ...running } },
    },
    view: [
      ...(offer
        ? [
            fields({
              Bonus: `${offer.ratePercent}%`,
              "At the most": money(offer.maximumSatang),
              "To stake": `${offer.turnoverTimes} times amount and bonus`,
              "Until the end of": offer.lastDay,
            }),
          ]
        : []),
      ...(running
        ? [
            fields({
              "Running bonus": money(running.amountSatang),
              Staked: money(running.playedSatang),
              "To stake": money(running.turnoverSatang),
              "Until the end of": running.lastDay,
            }),
          ]
        : []),
      fields({ "At least": money(minimumSatang), "At most": money(maximumSatang), PromptPay: promptPayId ?? "-" }),
      text(""),
      table(
        ["Bank", "Account", "Name"],
        accounts.map(({ bankName, accountNumber, accountName }) => [bankName, accountNumber, accountName]),
        "No account to transfer to.",
      ),
    ],
  };
}

export const walletDepositRequest = command({
  path: ["wallet", "deposit", "request"],
  summary: "Ask for a deposit; then make the transfer and confirm it",
  needs: ["member"],
  examples: [
    inMemory("sanam wallet deposit request 500"),
    "sanam wallet deposit request 500 --intent KEY_OF_A_LOST_REPLY",
  ],
  options: {
    amount: needed(positional(amount("--amount <baht>", "the amount"))),
    bonus: amount("--bonus <baht>", "take the bonus of this amount; refused when the backend would give another one"),
    ...SENDING,
  },
  run: ({ amount: asked, bonus, ...sending }, context) =>
    runMoneyCommand(context, sending, {
      action: requestDeposit,
      ask: { amount: asked, bonus },
      again: { amountSatang: asked, bonusSatang: bonus ?? ZERO, knownIds: [] },
      answer: (request, key) => ({
        data: { ...depositJson(request), intent: key },
        view: requestView(request, {
          "Transfer to": request.account && `${request.account.bankName} ${request.account.accountNumber}`,
          "Waited for until": moment(request.expiresAt),
          ...(request.bonus && {
            Bonus: money(request.bonus.amountSatang),
            "To stake": money(request.bonus.turnoverSatang),
            "Until the end of": request.bonus.lastDay,
          }),
        }),
      }),
    }),
});

export const walletDepositList = requestListCommand({
  path: ["wallet", "deposit", "list"],
  summary: "List deposit requests, newest first",
  needs: ["member"],
  examples: [inMemory("sanam wallet deposit list"), inMemory("sanam wallet deposit list --all --output json")],
  recent: (wallet) => wallet.deposits(),
  history: (wallet) => wallet.depositHistory(),
  toJson: depositJson,
  whenEmpty: "No deposits.",
});

/** A command that changes an open deposit request, given by its id. */
function changeCommand(verb: string, summary: string, action: typeof cancelDeposit): Command {
  return command({
    path: ["wallet", "deposit", verb],
    summary,
    needs: ["member"],
    examples: [`sanam wallet deposit ${verb} REQUEST_ID`],
    options: { id: needed(positional(textOption("--id <id>", "the request's id"))), ...SENDING },
    run: ({ id, ...sending }, context) =>
      runMoneyCommand(context, sending, {
        action,
        ask: { id },
        again: { id },
        answer: (request, key) => ({
          data: { ...depositJson(request), intent: key },
          view: requestView(request),
        }),
      }),
  });
}

export const walletDepositConfirm = changeCommand(
  "confirm",
  "Confirm that the transfer of a deposit was made",
  confirmDeposit,
);

export const walletDepositCancel = changeCommand(
  "cancel",
  "Cancel a deposit whose transfer was not made",
  cancelDeposit,
);

export const walletDepositSlip = command({
  path: ["wallet", "deposit", "slip"],
  summary: "Deposit with a bank slip: look up its transfer, then confirm it",
  needs: ["member"],
  examples: ["sanam wallet deposit slip --file slip.png", "sanam wallet deposit slip --file slip.png --review"],
  notes: "Give the slip as a picture (--file) or as the text of its mini QR code (--payload).",
  options: {
    file: textOption("--file <picture>", "a picture of the slip (PNG or JPG)"),
    payload: textOption("--payload <text>", "the text of the slip's mini QR code"),
    review: flag("--review", "only look up the transfer, without confirming it"),
    manual: amount("--manual <baht>", "send the slip to staff with this amount, if the bank cannot verify it"),
    ...SENDING,
  },
  run: async ({ file, payload, review, manual, ...sending }, context) => {
    if (review && manual !== undefined) return err(usage("--review and --manual cannot be used together"));
    const code = await readCode(context, file, payload);
    if (!code.ok) return code;
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    if (manual !== undefined) {
      const slip = { payload: code.value, amountSatang: manual };
      return runMoneyCommandAt(backend.value, context, sending, {
        action: requestSlipDeposit,
        ask: slip,
        again: { ...slip, knownIds: [] },
        answer: (request, key) => ({
          data: { ...slipJson(request), intent: key },
          view: requestView(request, { Reference: request.reference }),
        }),
      });
    }
    const { intent } = sending;
    // A mini QR contains its transfer's reference. The bank refuses to look up a slip again that an earlier run confirmed.
    const earlier = await resumeEarlier(backend.value, context, sending, {
      action: confirmSlip,
      isSame: ({ reference }) => code.value.includes(reference),
      answer: (request, key) => ({
        data: { ...slipJson(request), intent: key },
        view: requestView(request, { Reference: request.reference }),
      }),
    });
    if (earlier) return earlier;
    const found = await verifySlip(backend.value, code.value);
    if (!found.ok) return (intent && (await confirmedBefore(backend.value.wallet, code.value, intent))) ?? found;
    if (review) return ok({ data: reviewJson(found.value), view: [reviewView(found.value)] });
    const { slipId, reference } = found.value;
    return runMoneyCommandAt(backend.value, context, sending, {
      action: confirmSlip,
      ask: { slipId, reference },
      again: { slipId, reference, knownIds: [] },
      sameBy: ["reference"],
      answer: (request, key) => ({
        data: { ...slipJson(request), review: reviewJson(found.value), intent: key },
        view: [reviewView(found.value), text(""), ...requestView(request)],
      }),
    });
  },
});

/** The answer to an intent that was sent before: the bank refuses to look up its slip again, because it is used. */
async function confirmedBefore(
  wallet: Pick<WalletPort, "slips">,
  payload: string,
  intent: IdempotencyKey,
): Promise<CommandResult | undefined> {
  const slips = await wallet.slips();
  if (!slips.ok) return undefined;
  // The same intent with another slip is not a repetition.
  const made = slips.value.find((slip) => slip.intent === intent && payload.includes(slip.reference));
  return made && ok({ data: { ...slipJson(made), intent }, view: requestView(made, { Reference: made.reference }) });
}

async function readCode(
  context: CommandContext,
  file: string | undefined,
  payload: string | undefined,
): Promise<Result<string, Failure | Refusal>> {
  if (file !== undefined && payload === undefined) return context.readSlip(file);
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

export const walletDepositSlips = command({
  path: ["wallet", "deposit", "slips"],
  summary: "List deposits by slip, newest first",
  needs: ["member"],
  examples: [inMemory("sanam wallet deposit slips")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.wallet.slips(), (slips) => ({
      data: { items: slips.map(slipJson) },
      view: [requestTable(slips, "No slips.")],
    }));
  },
});
