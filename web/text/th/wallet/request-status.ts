import { isReadable } from "../../../../core/sentences/sentences.ts";
import { type Instant, MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import type { DepositStatus, SlipStatus, WithdrawalStatus } from "../../../../core/wallet/statuses.ts";
import { formatCount } from "../../numbers.ts";
import { moneyText } from "./money.ts";

const deposit: Readonly<Record<DepositStatus, string>> = {
  "awaiting-transfer": "รอโอน",
  checking: "กำลังตรวจสอบยอด",
  credited: "เข้าเครดิตแล้ว",
  rejected: "ไม่พบยอดโอน",
  cancelled: "ยกเลิกแล้ว",
  expired: "หมดเวลาโอน",
};

const slip: Readonly<Record<SlipStatus, string>> = {
  checking: "กำลังตรวจสลิป",
  credited: "เข้าเครดิตแล้ว",
  rejected: "ไม่อนุมัติ",
  duplicate: "สลิปซ้ำ",
};

const withdrawal: Readonly<Record<WithdrawalStatus, string>> = {
  checking: "กำลังตรวจสอบ",
  paying: "กำลังโอน",
  paid: "โอนเข้าบัญชีแล้ว",
  rejected: "ไม่อนุมัติ",
};

/** The status of a request, in the same words on every screen. */
export const requestStatusText = { deposit, slip, withdrawal } as const;

/** A step of a request, in words. `Time` is how the page shows a moment. */
export interface RequestStep<Time> {
  readonly key: string;
  readonly state: "done" | "now" | "ahead" | "bad";
  readonly label: string;
  /** A reason, or the usual duration. */
  readonly detail?: string | undefined;
  /** A reason in another language, to be opened. */
  readonly more?: { readonly label: string; readonly text: string } | undefined;
  /** When the step happened, or how long it has lasted. */
  readonly time?: Time | string | undefined;
}

/** What the steps of a request depend on, besides the request. */
export interface StepContext<Time> {
  readonly now: Instant;
  /** The usual time that the staff need, where the backend says it. */
  readonly usualSeconds: number | undefined;
  readonly timeOf: (at: Instant) => Time;
}

/**
 * The text under a step that waits for staff: the usual waiting time, or, after that time, that nothing is lost and
 * whom to ask. Undefined when the backend gives no usual time.
 */
export function waitWords(waitedMs: number, usualSeconds: number | undefined): string | undefined {
  if (!usualSeconds) return undefined;
  const minutes = Math.ceil((usualSeconds * SECOND_MS) / MINUTE_MS);
  return waitedMs > minutes * MINUTE_MS
    ? "ใช้เวลานานกว่าปกติ รายการยังอยู่ ไม่ต้องทำซ้ำ สอบถามได้ที่เมนูติดต่อ"
    : `ปกติใช้เวลาไม่เกิน ${formatCount(minutes)} นาที`;
}

interface ReasonWords {
  readonly detail?: string;
  /** The reason itself, where it is in another language. */
  readonly more?: { readonly label: string; readonly text: string };
}

/** Why a request ended, as the staff or the backend gave it. */
export function reasonWords(reason: string | undefined): ReasonWords {
  if (!reason) return {};
  if (isReadable(reason, "th")) return { detail: moneyText.reason(reason) };
  return { detail: moneyText.reasonInOtherLanguage, more: { label: moneyText.detail, text: reason } };
}
