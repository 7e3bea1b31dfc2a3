/** How the public pages look when somebody shares them in a chat. */
export const shareText = {
  home: "ฝากถอนเห็นทุกขั้นตอน ทุกรายการมีสถานะและเวลาชัดเจน ตรวจสอบย้อนหลังได้",
  homeTitle: (site: string) => `${site} เล่นสบายใจ ฝากถอนเห็นทุกขั้นตอน`,
  signInTitle: (site: string) => `เข้าสู่ระบบ ${site}`,
  registerTitle: (site: string) => `สมัครสมาชิก ${site}`,
  register: "สมัครใน 2 ขั้นตอน ใช้เบอร์มือถือและบัญชีธนาคารของคุณ",
  invitedTitle: (site: string) => `เพื่อนชวนคุณมาที่ ${site}`,
  invited: (code: string) => `สมัครด้วยรหัสแนะนำ ${code} ใช้เวลาไม่กี่นาที ฝากถอนเห็นทุกขั้นตอน`,
  promotionTitle: (site: string) => `โปรโมชันของ ${site}`,
  promotion: "ดูช่วงเวลาและเงื่อนไขโบนัสก่อนรับ จะรับหรือไม่รับก็ได้",
  contactTitle: (site: string) => `ติดต่อ ${site}`,
  contact: "สอบถามเจ้าหน้าที่ทาง LINE",
  liveScoreTitle: (site: string) => `ผลบอลสด ${site}`,
  liveScore: "ติดตามผลบอลสดทุกคู่ของวันนี้",
  scoreTitle: (site: string) => `ตารางคะแนน ${site}`,
  score: "ดูตารางคะแนนล่าสุดของลีก",
} as const;
