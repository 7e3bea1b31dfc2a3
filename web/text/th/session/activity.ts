import type { Activity, ActivityAction } from "../../../../core/session/activity.ts";
import { formatBaht } from "../../../../core/shared/money.ts";

export const activityText = {
  title: "ประวัติการเข้าใช้งาน",
  empty: "ยังไม่มีประวัติ",
  more: "ดูรายการก่อนหน้า",
  staff: "โดยเจ้าหน้าที่",
  failed: "ไม่สำเร็จ",
  from: (address: string) => `จาก ${address}`,
} as const;

const ACTIONS: Readonly<Record<ActivityAction, string>> = {
  register: "สมัครสมาชิก",
  "sign-in": "เข้าสู่ระบบ",
  "sign-out": "ออกจากระบบ",
  "sign-out-device": "ออกจากระบบเครื่องอื่น",
  "change-password": "เปลี่ยนรหัสผ่าน",
  "recover-password": "ตั้งรหัสผ่านใหม่ด้วยรหัสที่ส่งไปมือถือ",
  "change-address": "แก้ไขที่อยู่",
  "begin-second-factor": "เริ่มตั้งค่ายืนยันตัวตนสองขั้น",
  "turn-on-second-factor": "เปิดยืนยันตัวตนสองขั้น",
  "turn-off-second-factor": "ปิดยืนยันตัวตนสองขั้น",
  "begin-passkey": "เริ่มเพิ่มพาสคีย์",
  "add-passkey": "เพิ่มพาสคีย์",
  "remove-passkey": "ลบพาสคีย์",
  "confirm-session": "ยืนยันตัวตนอีกครั้ง",
  "turn-on-push": "เปิดแจ้งเตือนที่เครื่องนี้",
  "turn-off-push": "ปิดแจ้งเตือนที่เครื่องนี้",
  "request-deposit": "แจ้งฝาก",
  "cancel-deposit": "ยกเลิกรายการฝาก",
  "confirm-deposit": "แจ้งว่าโอนแล้ว",
  "confirm-slip": "ฝากด้วยสลิป",
  "submit-slip": "ส่งสลิปให้ตรวจ",
  "request-withdrawal": "แจ้งถอน",
  "retry-withdrawal": "แจ้งถอนอีกครั้ง",
  "open-game": "เปิดเกม",
  "leave-games": "ออกจากเกม",
  "claim-reward": "แลกของรางวัล",
  "spin-wheel": "หมุนวงล้อ",
  "flip-card": "เปิดการ์ด",
  "check-in": "เช็กอิน",
  "withdraw-affiliate": "ย้ายยอดแนะนำเพื่อนเข้าเครดิต",
  approve: "อนุมัติรายการ",
  "start-paying": "เริ่มโอนเงินให้",
  reject: "ปฏิเสธรายการ",
  "give-bonus": "ให้เครดิตหรือแต้ม",
  "grant-level": "ปรับระดับสมาชิก",
  "reset-second-factor": "ขอยกเลิกการยืนยันตัวตนสองขั้น",
  "end-second-factors": "ยกเลิกการยืนยันตัวตนสองขั้น",
  "end-sessions": "ออกจากระบบทุกเครื่อง",
};

/** What was done. An action that we do not know is shown in the backend's word. */
export function activityTitle({ action, amountSatang }: Activity): string {
  const words = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as ActivityAction] : action;
  return amountSatang === undefined ? words : `${words} ${formatBaht(amountSatang)}`;
}

/** With which device and from where, or that it was staff. */
export function activityOrigin({ by, device, address }: Activity): string {
  if (by === "staff") return activityText.staff;
  return [device, address && activityText.from(address)].filter(Boolean).join(" ");
}

export const devicesText = {
  title: "อุปกรณ์ที่เข้าสู่ระบบ",
  intro: "ถ้าพบเครื่องที่ไม่รู้จัก ให้ออกจากระบบเครื่องนั้น แล้วเปลี่ยนรหัสผ่านทันที",
  list: "เครื่องทั้งหมด",
  current: "เครื่องนี้",
  signedIn: "เข้าสู่ระบบ",
  lastSeen: "ใช้ล่าสุด",
  from: (address: string) => `จาก ${address}`,
  signOut: "ออกจากระบบ",
  signOutOf: (title: string) => `ออกจากระบบ ${title}`,
  signOutOthers: "ออกจากระบบเครื่องอื่นทั้งหมด",
  signingOut: "กำลังออกจากระบบ",
  done: "ออกจากระบบเครื่องนั้นแล้ว",
  othersDone: "ออกจากระบบเครื่องอื่นทั้งหมดแล้ว",
  changePassword: "เปลี่ยนรหัสผ่าน",
} as const;
