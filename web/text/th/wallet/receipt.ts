import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { MoneyRequest } from "../../../../core/wallet/find-request.ts";
import type { HistoryEntry } from "../../../../core/wallet/model.ts";
import { formatMoment } from "../../dates.ts";
import { pictureOfReceipt, type Receipt, receiptInWords } from "../../receipt.ts";
import { bankName } from "./banks.ts";
import { bonusText, turnoverWords } from "./bonus.ts";
import { depositText } from "./deposit.ts";
import { depositSlipText } from "./deposit-slip.ts";
import { moneyText } from "./money.ts";
import { reasonWords } from "./request-status.ts";
import { withdrawText } from "./withdraw.ts";

export type { Receipt } from "../../receipt.ts";

export const receiptText = {
  title: "ใบเสร็จ",
  back: "กลับ",
  notFound: "ไม่พบรายการนี้",
  notFoundHint: "ตรวจที่อยู่ของหน้านี้อีกครั้ง หรือเปิดใบเสร็จจากประวัติรายการ",
  print: "พิมพ์ หรือบันทึกเป็น PDF",
  steps: "ขั้นตอนทั้งหมด",
  kind: { deposit: "ฝากเงิน", slip: "ฝากด้วยสลิป", withdrawal: "ถอนเงิน" },
  receiver: "บัญชีผู้รับ",
  reference: "อ้างอิงธนาคาร",
  requestedAt: "ทำรายการเมื่อ",
  creditIn: "เข้าเครดิต",
  creditOut: "หักจากเครดิต",
  creditSame: "เครดิต",
  noChange: "ไม่เปลี่ยน",
  creditAfter: "เครดิตหลังรายการ",
  /** Under the picture of a receipt. */
  asOf: (moment: string) => `ใบเสร็จ ณ ${moment}`,
} as const;

/**
 * A request as a receipt. `holder` is the member's name, `lines` what the ledger says about the request where that is
 * known.
 */
export function receiptOf(found: MoneyRequest, holder: string, lines: readonly HistoryEntry[] | undefined): Receipt {
  return receiptInWords(found, holder, lines, {
    receipt: receiptText,
    deposit: depositText,
    slip: depositSlipText,
    withdrawal: withdrawText,
    money: moneyText,
    bonus: bonusText,
    turnoverWords,
    reasonWords,
    nameOfBank: bankName,
  });
}

/** The same receipt as a picture to save or to send. */
export function receiptPicture(receipt: Receipt, id: string, siteName: string, asOf: Instant) {
  return pictureOfReceipt(receipt, id, siteName, receiptText.asOf(formatMoment(asOf)));
}
