import { formatBaht } from "../../../../core/shared/money.ts";
import type { InboxGroup, InboxItem, InboxTopic } from "../../../../core/site/inbox.ts";
import { giftParts, inboxLinesIn } from "../../inbox-lines.ts";
import { keepTogether } from "../../keep-together.ts";
import { formatCount } from "../../numbers.ts";
import { moneyText } from "../wallet/money.ts";

const groups: Readonly<Record<InboxGroup, string>> = { money: "เงินเข้าออก", reward: "รางวัล", news: "ประกาศ" };

export const inboxText = {
  title: "กล่องข้อความ",
  filter: "ประเภทข้อความ",
  all: "ทั้งหมด",
  groups,
  today: "วันนี้",
  earlier: "ก่อนหน้านี้",
  seeAll: "อ่านทั้งหมดแล้ว",
  unread: "ยังไม่อ่าน",
  more: "ดูข้อความก่อนหน้า",
  empty: "ยังไม่มีข้อความ",
  emptyHint: "ผลของทุกรายการ ของรางวัล และประกาศ จะอยู่ที่นี่",
} as const;

const points = (count: number): string => `${formatCount(count)} แต้ม`;

/** The heading of an item: what happened, and to how much. */
export function inboxTitle(item: InboxItem): string {
  const { topic, amountSatang, title } = item;
  const amount = amountSatang === undefined ? "" : ` ${formatBaht(amountSatang)}`;
  switch (topic) {
    case "deposit-credited":
    case "slip-credited":
      return `ฝากสำเร็จ${amount}`;
    case "deposit-rejected":
      return `ฝากไม่สำเร็จ${amount}`;
    case "deposit-expired":
      return `หมดเวลาโอน${amount}`;
    case "slip-rejected":
      return `สลิปไม่ผ่านการตรวจ${amount}`;
    case "slip-duplicate":
      return `สลิปซ้ำ${amount}`;
    case "withdrawal-paid":
      return `ถอนสำเร็จ${amount}`;
    case "withdrawal-rejected":
      return `ถอนไม่สำเร็จ${amount}`;
    case "reward-granted":
    case "bonus-granted":
      return `ได้รับ ${giftOf(item) ?? title ?? ""}`;
    case "reward-rejected":
      return "แลกของรางวัลไม่สำเร็จ";
    case "device-signed-in":
      return "มีการเข้าสู่ระบบจากเครื่องใหม่";
    case "password-recovered":
      return "ตั้งรหัสผ่านใหม่แล้ว";
    case "second-factor-on":
      return "เปิดใช้แอปยืนยันตัวตนแล้ว";
    case "second-factor-off":
      return "ปิดแอปยืนยันตัวตนแล้ว";
    case "passkey-added":
      return `เพิ่มพาสคีย์ ${title ?? ""}`;
    case "passkey-removed":
      return "ลบพาสคีย์แล้ว";
    case "second-factor-reset-requested":
      return "มีคำขอยกเลิกการยืนยันตัวตนสองขั้นของคุณ";
    case "second-factor-reset-cancelled":
      return "ยกเลิกคำขอแล้ว การยืนยันตัวตนสองขั้นยังเปิดอยู่";
    case "second-factor-ended":
      return "ยกเลิกการยืนยันตัวตนสองขั้นแล้ว";
    case "announcement":
      return keepTogether(title ?? inboxText.groups.news);
  }
}

function giftOf(item: InboxItem): string | undefined {
  return giftParts(item, points).join(" และ ") || undefined;
}

const WHAT_IT_MEANS: Partial<Readonly<Record<InboxTopic, string>>> = {
  "deposit-rejected": "ถ้าโอนเงินแล้ว ส่งสลิปให้ตรวจได้เลย ไม่ต้องโอนซ้ำ",
  "deposit-expired": "ถ้าโอนไปแล้ว แจ้งด้วยสลิปได้ ไม่ต้องโอนซ้ำ",
  "slip-rejected": "ตรวจสลิปแล้วส่งใหม่ได้ หรือสอบถามเจ้าหน้าที่",
  "slip-duplicate": "สลิปหนึ่งใบใช้ฝากได้ครั้งเดียว",
  "withdrawal-paid": "โอนเข้าบัญชีของคุณแล้ว",
  "withdrawal-rejected": "คืนเครดิตให้แล้ว",
  "password-recovered": "ตั้งด้วยรหัสที่ส่งไปที่มือถือของคุณ และออกจากระบบทุกเครื่องแล้ว ถ้าไม่ใช่คุณ ติดต่อเจ้าหน้าที่ทันที",
  "second-factor-on": "ออกรหัสกู้คืนชุดใหม่แล้ว เข้าสู่ระบบครั้งต่อไปต้องใช้รหัสจากแอป ถ้าไม่ใช่คุณ ติดต่อเจ้าหน้าที่ทันที",
  "passkey-added": "ถ้าไม่ใช่คุณ เปลี่ยนรหัสผ่านและติดต่อเจ้าหน้าที่ทันที",
  "passkey-removed": "ถ้าไม่ใช่คุณ เปลี่ยนรหัสผ่านและติดต่อเจ้าหน้าที่ทันที",
  "second-factor-off": "ถ้าไม่ใช่คุณ เปลี่ยนรหัสผ่านและติดต่อเจ้าหน้าที่ทันที",
  "second-factor-reset-requested": "ถ้าไม่ใช่คุณ เข้าสู่ระบบใหม่ด้วยรหัสหรือพาสคีย์เดิมเพื่อหยุดคำขอ แล้วเปลี่ยนรหัสผ่านทันที",
  "second-factor-reset-cancelled": "มีการยืนยันด้วยวิธีเดิม การยืนยันตัวตนสองขั้นยังใช้ได้ตามปกติ",
  "second-factor-ended": "รหัสจากแอป รหัสกู้คืน และพาสคีย์เดิมใช้ไม่ได้แล้ว กรุณาตั้งใหม่",
};

/** The lines below the heading of an item. */
export function inboxLines(item: InboxItem): readonly string[] {
  return inboxLinesIn(item, {
    meaning: WHAT_IT_MEANS[item.topic],
    gift: giftOf(item),
    reason: moneyText.reason,
    due: (moment) => `จะมีผล ${moment}`,
    notYou: "ถ้าไม่ใช่คุณ ให้ออกจากระบบเครื่องนั้นและเปลี่ยนรหัสผ่านทันที",
    returned: (count) => `คืน ${points(count)} ให้แล้ว`,
    number: (reference) => `เลขที่ ${reference}`,
  });
}

/** The name of the link that leads on. Undefined where nothing is left to do. */
export function inboxAction(topic: InboxTopic): string | undefined {
  return ACTIONS[topic];
}

const ACTIONS: Partial<Readonly<Record<InboxTopic, string>>> = {
  "deposit-credited": "ดูใบเสร็จ",
  "slip-credited": "ดูใบเสร็จ",
  "withdrawal-paid": "ดูใบเสร็จ",
  "deposit-rejected": "ส่งสลิปให้ตรวจ",
  "deposit-expired": "แจ้งด้วยสลิป",
  "slip-rejected": "ส่งสลิปใหม่",
  "slip-duplicate": "ดูสลิปที่แจ้งไว้",
  "withdrawal-rejected": "ถอนอีกครั้ง",
  "reward-granted": "ดูรางวัล",
  "reward-rejected": "ดูรางวัลอื่น",
  "bonus-granted": "ดูประวัติ",
  "device-signed-in": "ดูอุปกรณ์",
  "password-recovered": "ดูอุปกรณ์",
  "second-factor-on": "ดูความปลอดภัย",
  "passkey-added": "ดูความปลอดภัย",
  "passkey-removed": "ดูความปลอดภัย",
  "second-factor-off": "ดูความปลอดภัย",
  "second-factor-reset-requested": "ดูความปลอดภัย",
  "second-factor-reset-cancelled": "ดูความปลอดภัย",
  "second-factor-ended": "ตั้งการยืนยันใหม่",
};

export const noticeText = {
  region: "รายการที่ต้องดู",
  close: (title: string) => `ปิดการแจ้งเตือน ${title}`,
  more: (count: number) => `อีก ${formatCount(count)} รายการในกล่องข้อความ`,
  retry: "ส่งคำขออีกครั้ง",
  contact: "ติดต่อเจ้าหน้าที่",
} as const;
