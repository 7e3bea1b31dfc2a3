import type { ShareFile } from "../../../../core/delivery/share-file.ts";

/** How the public pages look when somebody shares them in a chat; the first one stands for all others. */
export function sharedPages(siteName: string): ShareFile["pages"] {
  const home = "ฝากถอนเห็นทุกขั้นตอน ทุกรายการมีสถานะและเวลาชัดเจน ตรวจสอบย้อนหลังได้";
  return [
    { path: "/", title: `${siteName} เล่นสบายใจ ฝากถอนเห็นทุกขั้นตอน`, description: home },
    { path: "/login", title: `เข้าสู่ระบบ ${siteName}`, description: home },
    { path: "/register", title: `สมัครสมาชิก ${siteName}`, description: "สมัครใน 2 ขั้นตอน ใช้เบอร์มือถือและบัญชีธนาคารของคุณ" },
    {
      path: "/aff/{code}",
      title: `เพื่อนชวนคุณมาที่ ${siteName}`,
      description: "สมัครด้วยรหัสแนะนำ {code} ใช้เวลาไม่กี่นาที ฝากถอนเห็นทุกขั้นตอน",
    },
    { path: "/promotion", title: `โปรโมชันของ ${siteName}`, description: "ดูช่วงเวลาและเงื่อนไขโบนัสก่อนรับ จะรับหรือไม่รับก็ได้" },
    { path: "/contact", title: `ติดต่อ ${siteName}`, description: "สอบถามเจ้าหน้าที่ทาง LINE" },
    { path: "/live-score", title: `ผลบอลสด ${siteName}`, description: "ติดตามผลบอลสดทุกคู่ของวันนี้" },
    { path: "/score", title: `ตารางคะแนน ${siteName}`, description: "ดูตารางคะแนนล่าสุดของลีก" },
  ];
}
