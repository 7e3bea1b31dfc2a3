import { maskBankAccount } from "../../core/rules/mask-name.ts";
import { formatBaht, type Satang, subtract, ZERO } from "../../core/shared/money.ts";
import type { BankCode } from "../../core/wallet/banks.ts";
import type { MoneyRequest } from "../../core/wallet/find-request.ts";
import type { Bonus, HistoryEntry } from "../../core/wallet/model.ts";
import { formatMoment } from "./dates.ts";
import type { Texts } from "./texts.ts";
import type { bonusText } from "./th/wallet/bonus.ts";
import type { depositText } from "./th/wallet/deposit.ts";
import type { depositSlipText } from "./th/wallet/deposit-slip.ts";
import type { moneyText } from "./th/wallet/money.ts";
import type { withdrawText } from "./th/wallet/withdraw.ts";
import type { StepWords } from "./waiting-step.ts";

export interface Receipt {
  readonly kind: string;
  /** Where the money went, or came from. */
  readonly party: string | undefined;
  readonly amount: string;
  readonly status: string;
  readonly tone: "good" | "bad" | "open";
  /** When the status was reached. */
  readonly at: string;
  readonly steps: readonly ReceiptStep[];
  readonly rows: readonly { readonly term: string; readonly value: string }[];
}

interface ReceiptStep {
  readonly key: string;
  readonly state: "done" | "now" | "bad";
  readonly label: string;
  readonly detail?: string | undefined;
  /** A reason in another language, to be opened. */
  readonly more?: { readonly label: string; readonly text: string } | undefined;
  readonly time: string;
}

type Term =
  | "receiver"
  | "reference"
  | "requestedAt"
  | "creditIn"
  | "creditOut"
  | "creditSame"
  | "noChange"
  | "creditAfter";

interface ReceiptWords extends Pick<StepWords, "reasonWords"> {
  readonly receipt: Readonly<Record<Term, string>> & { readonly kind: Readonly<Record<MoneyRequest["kind"], string>> };
  readonly deposit: Pick<Texts<typeof depositText>, "heading" | "status" | "step">;
  readonly slip: Pick<Texts<typeof depositSlipText>, "heading" | "status" | "step">;
  readonly withdrawal: Pick<Texts<typeof withdrawText>, "heading" | "step">;
  readonly money: Pick<Texts<typeof moneyText>, "id">;
  readonly bonus: Pick<Texts<typeof bonusText>, "term" | "turnover">;
  readonly turnoverWords: (bonus: Bonus) => string;
  readonly nameOfBank: (code: BankCode) => string;
}

const FINAL_GOOD: ReadonlySet<string> = new Set(["credited", "paid"]);
const OPEN: ReadonlySet<string> = new Set(["awaiting-transfer", "checking", "paying"]);

/** A request as a receipt, in the words of a language. */
export function receiptInWords(
  found: MoneyRequest,
  holder: string,
  lines: readonly HistoryEntry[] | undefined,
  words: ReceiptWords,
): Receipt {
  const { receipt, money } = words;
  const { id, amountSatang, createdAt, status, timeline } = found.request;
  const last = timeline[timeline.length - 1];
  return {
    kind: receipt.kind[found.kind],
    party: partyOf(found, holder, words),
    amount: formatBaht(amountSatang),
    status: headingOf(found, words),
    tone: FINAL_GOOD.has(status) ? "good" : OPEN.has(status) ? "open" : "bad",
    at: formatMoment(last?.at ?? createdAt),
    steps: stepsOf(found, words),
    rows: [
      { term: money.id, value: id },
      ...(found.kind === "slip" ? [{ term: receipt.reference, value: found.request.reference }] : []),
      { term: receipt.requestedAt, value: formatMoment(createdAt) },
      ...accountRows(found, words),
      ...bonusRows(found, words),
      ...creditRows(lines, words),
    ],
  };
}

function headingOf(found: MoneyRequest, words: ReceiptWords): string {
  switch (found.kind) {
    case "deposit":
      return words.deposit.heading[found.request.status];
    case "slip":
      return words.slip.heading[found.request.status];
    case "withdrawal":
      return words.withdrawal.heading[found.request.status];
  }
}

/** Every step that happened, of all attempts, with its exact time. */
function stepsOf(found: MoneyRequest, words: ReceiptWords): readonly ReceiptStep[] {
  const { timeline, createdAt } = found.request;
  const labels = labelsIn(words)[found.kind];
  let attempt = 0;
  const labelOf = (status: string): string => {
    if (found.kind === "withdrawal" && status === "checking" && ++attempt > 1) {
      return words.withdrawal.step.askedAgain(String(attempt));
    }
    return labels[status] ?? status;
  };
  const steps = timeline.map(({ status, at, reason }, index): ReceiptStep => {
    const isLast = index === timeline.length - 1;
    return {
      key: String(index),
      state: isLast && OPEN.has(status) ? "now" : FINAL_GOOD.has(status) || OPEN.has(status) ? "done" : "bad",
      label: labelOf(status),
      ...words.reasonWords(reason),
      time: formatMoment(at),
    };
  });
  // A backend may leave out the first step.
  const asked = { key: "asked", state: "done", label: words[found.kind].step.asked } as const;
  return steps.length > 0 ? steps : [{ ...asked, time: formatMoment(createdAt) }];
}

/** What each status is called as a step that happened. */
function labelsIn(words: ReceiptWords): Readonly<Record<MoneyRequest["kind"], Readonly<Record<string, string>>>> {
  const { deposit, slip, withdrawal } = words;
  return {
    deposit: { ...deposit.status, "awaiting-transfer": deposit.step.asked, checking: deposit.step.confirmed },
    slip: { ...slip.status, checking: slip.step.asked },
    withdrawal: {
      checking: withdrawal.step.asked,
      paying: withdrawal.step.checked,
      paid: withdrawal.step.paid,
      rejected: withdrawal.step.rejected,
    },
  };
}

function partyOf(found: MoneyRequest, holder: string, words: ReceiptWords): string | undefined {
  if (found.kind !== "withdrawal") return undefined;
  const { account } = found.request;
  const bank = account && (account.bank ? words.nameOfBank(account.bank) : account.bankName);
  return [holder, bank && `${bank} ${maskBankAccount(account.accountNumber)}`].filter(Boolean).join(" · ");
}

function accountRows(found: MoneyRequest, words: ReceiptWords): Receipt["rows"] {
  if (found.kind !== "deposit" || !found.request.account) return [];
  const { bank, bankName, accountName, accountNumber } = found.request.account;
  const name = bank ? words.nameOfBank(bank) : bankName;
  return [
    { term: words.receipt.receiver, value: accountName },
    { term: name, value: maskBankAccount(accountNumber) },
  ];
}

function bonusRows(found: MoneyRequest, words: ReceiptWords): Receipt["rows"] {
  const bonus = found.kind === "withdrawal" ? undefined : found.request.bonus;
  if (!bonus) return [];
  return [
    { term: words.bonus.term, value: `+${formatBaht(bonus.amountSatang)}` },
    { term: words.bonus.turnover, value: words.turnoverWords(bonus) },
  ];
}

function creditRows(lines: readonly HistoryEntry[] | undefined, { receipt }: ReceiptWords): Receipt["rows"] {
  if (!lines) return [];
  const change = lines.reduce((sum, { creditSatang }) => sum + creditSatang, 0) as Satang;
  const after = lines[0]?.balanceSatang;
  const changed =
    change > 0
      ? { term: receipt.creditIn, value: `+${formatBaht(change)}` }
      : change < 0
        ? { term: receipt.creditOut, value: formatBaht(subtract(ZERO, change)) }
        : { term: receipt.creditSame, value: receipt.noChange };
  return [changed, ...(after === undefined ? [] : [{ term: receipt.creditAfter, value: formatBaht(after) }])];
}

/** The same receipt as a picture. `asOf` says when it was made. */
export function pictureOfReceipt(receipt: Receipt, id: string, siteName: string, asOf: string) {
  return {
    name: `${siteName}-${id}`,
    parts: [
      { kind: "band", tone: "brand", text: siteName, end: receipt.kind },
      { kind: "text", size: "xl", text: receipt.amount },
      { kind: "text", size: "l", text: receipt.status },
      { kind: "text", size: "s", faint: true, text: receipt.at },
      ...(receipt.party ? [{ kind: "text", size: "s", faint: true, text: receipt.party } as const] : []),
      { kind: "rule" },
      { kind: "steps", steps: receipt.steps },
      { kind: "rule" },
      { kind: "rows", rows: receipt.rows },
      { kind: "text", size: "s", faint: true, text: asOf },
    ],
  } as const;
}
