import { bonusText } from "#text/wallet/bonus.ts";
import { depositText } from "#text/wallet/deposit.ts";
import { depositSlipText } from "#text/wallet/deposit-slip.ts";
import { moneyText } from "#text/wallet/money.ts";
import { receiptText } from "#text/wallet/receipt.ts";
import { reasonWords } from "#text/wallet/request-status.ts";
import { withdrawText } from "#text/wallet/withdraw.ts";
import { maskBankAccount } from "../../core/rules/mask-name.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang, subtract, ZERO } from "../../core/shared/money.ts";
import type { MoneyRequest } from "../../core/wallet/find-request.ts";
import type { HistoryEntry } from "../../core/wallet/model.ts";
import { bankNameOf } from "./banks.ts";
import { turnoverWords } from "./bonus-words.ts";
import { formatMoment } from "./dates.ts";

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

const FINAL_GOOD: ReadonlySet<string> = new Set(["credited", "paid"]);
const OPEN: ReadonlySet<string> = new Set(["awaiting-transfer", "checking", "paying"]);

/**
 * A request as a receipt. `holder` is the member's name, `lines` what the ledger says about the request where that is
 * known.
 */
export function receiptOf(found: MoneyRequest, holder: string, lines: readonly HistoryEntry[] | undefined): Receipt {
  const { id, amountSatang, createdAt, status, timeline } = found.request;
  const last = timeline[timeline.length - 1];
  return {
    kind: receiptText.kind[found.kind],
    party: partyOf(found, holder),
    amount: formatBaht(amountSatang),
    status: headingOf(found),
    tone: FINAL_GOOD.has(status) ? "good" : OPEN.has(status) ? "open" : "bad",
    at: formatMoment(last?.at ?? createdAt),
    steps: stepsOf(found),
    rows: [
      { term: moneyText.id, value: id },
      ...(found.kind === "slip" ? [{ term: receiptText.reference, value: found.request.reference }] : []),
      { term: receiptText.requestedAt, value: formatMoment(createdAt) },
      ...accountRows(found),
      ...bonusRows(found),
      ...creditRows(lines),
    ],
  };
}

function headingOf(found: MoneyRequest): string {
  switch (found.kind) {
    case "deposit":
      return depositText.heading[found.request.status];
    case "slip":
      return depositSlipText.heading[found.request.status];
    case "withdrawal":
      return withdrawText.heading[found.request.status];
  }
}

/** Every step that happened, of all attempts, with its exact time. */
function stepsOf(found: MoneyRequest): readonly ReceiptStep[] {
  const { timeline, createdAt } = found.request;
  const labels = stepLabels()[found.kind];
  let attempt = 0;
  const labelOf = (status: string): string => {
    if (found.kind === "withdrawal" && status === "checking" && ++attempt > 1) {
      return withdrawText.step.askedAgain(String(attempt));
    }
    return labels[status] ?? status;
  };
  const steps = timeline.map(({ status, at, reason }, index): ReceiptStep => {
    const isLast = index === timeline.length - 1;
    return {
      key: String(index),
      state: isLast && OPEN.has(status) ? "now" : FINAL_GOOD.has(status) || OPEN.has(status) ? "done" : "bad",
      label: labelOf(status),
      ...reasonWords(reason),
      time: formatMoment(at),
    };
  });
  if (steps.length > 0) return steps;
  // A backend may leave out the first step.
  const label = labelOf(found.kind === "deposit" ? "awaiting-transfer" : "checking");
  return [{ key: "asked", state: "done", label, time: formatMoment(createdAt) }];
}

/** What each status is called as a step that happened. */
function stepLabels(): Readonly<Record<MoneyRequest["kind"], Readonly<Record<string, string>>>> {
  return {
    deposit: {
      ...depositText.status,
      "awaiting-transfer": depositText.step.asked,
      checking: depositText.step.confirmed,
    },
    slip: { ...depositSlipText.status, checking: depositSlipText.step.asked },
    withdrawal: {
      checking: withdrawText.step.asked,
      paying: withdrawText.step.checked,
      paid: withdrawText.step.paid,
      rejected: withdrawText.step.rejected,
    },
  };
}

function partyOf(found: MoneyRequest, holder: string): string | undefined {
  if (found.kind !== "withdrawal") return undefined;
  const { account } = found.request;
  return [holder, account && `${bankNameOf(account)} ${maskBankAccount(account.accountNumber)}`]
    .filter(Boolean)
    .join(" · ");
}

function accountRows(found: MoneyRequest): Receipt["rows"] {
  if (found.kind !== "deposit" || !found.request.account) return [];
  const { accountName, accountNumber } = found.request.account;
  return [
    { term: receiptText.receiver, value: accountName },
    { term: bankNameOf(found.request.account), value: maskBankAccount(accountNumber) },
  ];
}

function bonusRows(found: MoneyRequest): Receipt["rows"] {
  const bonus = found.kind === "withdrawal" ? undefined : found.request.bonus;
  if (!bonus) return [];
  return [
    { term: bonusText.term, value: `+${formatBaht(bonus.amountSatang)}` },
    { term: bonusText.turnover, value: turnoverWords(bonus) },
  ];
}

function creditRows(lines: readonly HistoryEntry[] | undefined): Receipt["rows"] {
  if (!lines) return [];
  const change = lines.reduce((sum, { creditSatang }) => sum + creditSatang, 0) as Satang;
  const after = lines[0]?.balanceSatang;
  const changed =
    change > 0
      ? { term: receiptText.creditIn, value: `+${formatBaht(change)}` }
      : change < 0
        ? { term: receiptText.creditOut, value: formatBaht(subtract(ZERO, change)) }
        : { term: receiptText.creditSame, value: receiptText.noChange };
  return [changed, ...(after === undefined ? [] : [{ term: receiptText.creditAfter, value: formatBaht(after) }])];
}

/** The same receipt as a picture to save or to send. */
export function receiptPicture(receipt: Receipt, id: string, siteName: string, asOf: Instant) {
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
      { kind: "text", size: "s", faint: true, text: receiptText.asOf(formatMoment(asOf)) },
    ],
  } as const;
}
