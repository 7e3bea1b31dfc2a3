import { creditWithBonus } from "#text/wallet/bonus.ts";
import { depositText } from "#text/wallet/deposit.ts";
import { moneyText } from "#text/wallet/money.ts";
import { type RequestStep, reasonWords, type StepContext } from "#text/wallet/request-status.ts";
import { formatBaht } from "../../core/shared/money.ts";
import type { DepositRequest } from "../../core/wallet/model.ts";
import type { DepositStatus } from "../../core/wallet/statuses.ts";
import { bankNameOf } from "./banks.ts";
import { formatMoment, formatTime } from "./dates.ts";
import { formatDuration } from "./numbers.ts";
import { waitingStep } from "./waiting-step.ts";

/** The timeline of a deposit: past, current and future steps. */
export function depositSteps<Time>(request: DepositRequest, context: StepContext<Time>): readonly RequestStep<Time>[] {
  const { now, timeOf } = context;
  const { step: text, status: names } = depositText;
  const eventOf = (status: DepositStatus) => request.timeline.find((step) => step.status === status);
  const transferred = eventOf("checking");
  const requested = { key: "asked", state: "done", label: text.asked, time: timeOf(request.createdAt) } as const;
  const confirmed = transferred
    ? [{ key: "transfer", state: "done", label: text.confirmed, time: timeOf(transferred.at) } as const]
    : [];
  const { bonus, amountSatang } = request;
  const detail = bonus && creditWithBonus(amountSatang, bonus);
  const ahead = { key: "credited", state: "ahead", label: text.creditedAhead, detail } as const;

  switch (request.status) {
    case "awaiting-transfer": {
      const { expiresAt } = request;
      return [
        requested,
        {
          key: "transfer",
          state: "now",
          label: text.waiting,
          detail: expiresAt && text.before(formatTime(expiresAt)),
          time: expiresAt && formatDuration(expiresAt - now),
        },
        { key: "checking", state: "ahead", label: text.checkingAhead },
        ahead,
      ];
    }
    case "checking":
      return [
        requested,
        ...confirmed,
        waitingStep({ key: "checking", label: text.checking, since: transferred?.at ?? request.createdAt }, context),
        ahead,
      ];
    case "credited": {
      const end = eventOf("credited");
      return [
        requested,
        ...confirmed,
        { key: "credited", state: "done", label: names.credited, detail, time: end && timeOf(end.at) },
      ];
    }
    case "rejected":
    case "cancelled":
    case "expired": {
      const end = eventOf(request.status);
      return [
        requested,
        ...confirmed,
        {
          key: "end",
          state: "bad",
          label: names[request.status],
          ...reasonWords(end?.reason),
          time: end && timeOf(end.at),
        },
      ];
    }
  }
}

/** The picture of a deposit's code: everything that one needs to pay it from another app or phone. */
export function depositPicture(
  { id, amountSatang, account, expiresAt, createdAt }: DepositRequest,
  code: { readonly path: string; readonly cells: number },
  siteName: string,
) {
  const text = depositText;
  const rows = [
    ...(account
      ? [
          { term: text.accountName, value: account.accountName },
          { term: text.accountNumber, value: `${bankNameOf(account)} ${formatBankAccount(account.accountNumber)}` },
        ]
      : []),
    { term: moneyText.id, value: id },
    expiresAt === undefined
      ? { term: moneyText.time, value: formatMoment(createdAt) }
      : { term: text.payBefore, value: formatMoment(expiresAt) },
  ];
  return {
    name: `${siteName}-${id}`,
    parts: [
      { kind: "band", tone: "promptPay", text: text.promptPayMark },
      { kind: "text", size: "m", faint: true, text: text.scan },
      { kind: "text", size: "xl", text: formatBaht(amountSatang) },
      { kind: "code", ...code },
      { kind: "rule" },
      { kind: "rows", rows },
      { kind: "text", size: "s", faint: true, text: text.onceOnly(siteName) },
    ],
  } as const;
}

/** Groups ten digits as banks print them, `012-3-45678-9`. Leaves other lengths as they are. */
export function formatBankAccount(digits: string): string {
  return digits.replace(/^(\d{3})(\d)(\d{5})(\d)$/, "$1-$2-$3-$4");
}
