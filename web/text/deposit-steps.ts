import { formatBaht, type Satang } from "../../core/shared/money.ts";
import type { BankCode } from "../../core/wallet/banks.ts";
import type { Bonus, DepositRequest } from "../../core/wallet/model.ts";
import type { DepositStatus } from "../../core/wallet/statuses.ts";
import { formatMoment, formatTime } from "./dates.ts";
import { formatDuration } from "./numbers.ts";
import type { Texts } from "./texts.ts";
import type { depositText } from "./th/wallet/deposit.ts";
import type { moneyText } from "./th/wallet/money.ts";
import type { RequestStep, StepContext } from "./th/wallet/request-status.ts";
import { type StepWords, waitingStep } from "./waiting-step.ts";

interface DepositWords extends StepWords {
  readonly text: Pick<Texts<typeof depositText>, "status" | "step">;
  readonly creditWithBonus: (amount: Satang, bonus: Bonus) => string;
}

/** The timeline of a deposit, in the words of a language. */
export function depositTimeline<Time>(
  request: DepositRequest,
  context: StepContext<Time>,
  words: DepositWords,
): readonly RequestStep<Time>[] {
  const { now, timeOf } = context;
  const { step: text, status: names } = words.text;
  const eventOf = (status: DepositStatus) => request.timeline.find((step) => step.status === status);
  const transferred = eventOf("checking");
  const requested = { key: "asked", state: "done", label: text.asked, time: timeOf(request.createdAt) } as const;
  const confirmed = transferred
    ? [{ key: "transfer", state: "done", label: text.confirmed, time: timeOf(transferred.at) } as const]
    : [];
  const { bonus, amountSatang } = request;
  const detail = bonus && words.creditWithBonus(amountSatang, bonus);
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
        waitingStep(
          { key: "checking", label: text.checking, since: transferred?.at ?? request.createdAt },
          context,
          words,
        ),
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
          ...words.reasonWords(end?.reason),
          time: end && timeOf(end.at),
        },
      ];
    }
  }
}

interface PictureWords {
  readonly text: Texts<typeof depositText>;
  readonly moneyText: Pick<Texts<typeof moneyText>, "id" | "time">;
  readonly nameOfBank: (code: BankCode) => string;
}

/** The picture of a deposit's code, in the words of a language. */
export function codePicture(
  { id, amountSatang, account, expiresAt, createdAt }: DepositRequest,
  code: { readonly path: string; readonly cells: number },
  siteName: string,
  { text, moneyText, nameOfBank }: PictureWords,
) {
  const bank = account && (account.bank ? nameOfBank(account.bank) : account.bankName);
  const rows = [
    ...(account
      ? [
          { term: text.accountName, value: account.accountName },
          { term: text.accountNumber, value: `${bank} ${formatBankAccount(account.accountNumber)}` },
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
