import { parseBaht } from "../../../../core/rules/parse-baht.ts";
import { formatBaht } from "../../../../core/shared/money.ts";

export const draftText = {
  amount: (amount: string) => `ครั้งก่อนกรอกไว้ ${amount} และยังไม่ได้ส่ง`,
  picture: "ครั้งก่อนเลือกรูปสลิปนี้ไว้ และยังไม่ได้ส่ง",
  pictureAlt: "สลิปที่เลือกไว้ครั้งก่อน",
  useAmount: "ใช้จำนวนนี้",
  usePicture: "ใช้รูปนี้",
  drop: "ไม่ใช้",
} as const;

/** An amount as it was typed; in the usual form when it is one. */
export function draftedAmount(typed: string): string {
  const parsed = parseBaht(typed);
  return parsed.ok ? formatBaht(parsed.value) : typed;
}
