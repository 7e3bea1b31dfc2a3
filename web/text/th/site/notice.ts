import { formatCount } from "../../numbers.ts";

export const noticeText = {
  region: "รายการที่ต้องดู",
  close: (title: string) => `ปิดการแจ้งเตือน ${title}`,
  more: (count: number) => `อีก ${formatCount(count)} รายการในกล่องข้อความ`,
  retry: "ส่งคำขออีกครั้ง",
  contact: "ติดต่อเจ้าหน้าที่",
} as const;
