import { formatCount } from "../../numbers.ts";

const MOST_SHOWN = 99;

/** The texts of the bell in the top bar. Apart from the inbox's, because every member's page loads them. */
export const bellText = {
  label: (unread: number) => (unread > 0 ? `กล่องข้อความ ยังไม่อ่าน ${formatCount(unread)} ข้อความ` : "กล่องข้อความ"),
  badge: (unread: number) => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread)),
} as const;
