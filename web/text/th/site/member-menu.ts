import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";

/** Texts of the members' menus besides those that visitors see too. */
export const memberMenuText = {
  aside: "เครดิตและรายการที่กำลังดำเนินการ",
  home: "หน้าหลัก",
  deposit: "ฝากเงิน",
  withdraw: "ถอนเงิน",
  games: "เกม",
  media: "กิจกรรม",
  reward: "แลกของรางวัล",
  history: "ประวัติ",
  winLoss: "สรุปได้เสีย",
  ranking: "อันดับผู้เล่น",
  affiliate: "แนะนำเพื่อน",
  address: "ที่อยู่จัดส่ง",
  fairPlay: "เล่นอย่างพอดี",
  pause: "พักเล่น",
  security: "ความปลอดภัย",
  deviceSettings: "ตั้งค่าเครื่องนี้",
  search: "ค้นหาเกมหรือค่ายเกม",
  account: "บัญชีของฉัน",
  password: "เปลี่ยนรหัสผ่าน",
  devices: "อุปกรณ์ที่เข้าสู่ระบบ",
  bank: "บัญชีธนาคาร",
} as const;

/** Below a refusal by a limit or a pause. */
export const playRefusalText = { link: "ดูวงเงินและการพักเล่น" } as const;

const MOST_SHOWN = 99;

/** The texts of the bell in the top bar. Apart from the inbox's, because every member's page loads them. */
export const bellText = {
  label: (unread: number) => (unread > 0 ? `กล่องข้อความ ยังไม่อ่าน ${formatCount(unread)} ข้อความ` : "กล่องข้อความ"),
  badge: (unread: number) => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread)),
} as const;

export const offlineText = {
  old: (at: Instant) => `ข้อมูลเก่า ณ ${formatMoment(at)} จะอัปเดตและทำรายการได้เมื่อเชื่อมต่อได้`,
} as const;
