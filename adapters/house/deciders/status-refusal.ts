import { type Refusal, refuse } from "../../../core/refusal.ts";
import type { AnyStatus } from "../state.ts";

const THAI = {
  "awaiting-transfer": "รอโอน",
  checking: "กำลังตรวจสอบ",
  credited: "เข้าเครดิตแล้ว",
  rejected: "ไม่ผ่าน",
  cancelled: "ยกเลิกแล้ว",
  expired: "หมดเวลา",
  duplicate: "สลิปซ้ำ",
  paying: "กำลังโอน",
  paid: "โอนแล้ว",
} satisfies Record<AnyStatus, string>;

/** "It can't be done any more, because the request is …" */
export function statusRefusal(status: AnyStatus): Refusal {
  return refuse("request-status", { status: THAI[status] });
}
