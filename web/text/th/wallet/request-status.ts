import type { DepositStatus, SlipStatus, WithdrawalStatus } from "../../../../core/wallet/statuses.ts";

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
