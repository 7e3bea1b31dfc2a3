export const contactText = {
  title: "ติดต่อเรา",
  intro: "เจ้าหน้าที่ตอบทาง LINE สแกนคิวอาร์หรือกดปุ่มเพื่อเริ่มแชต",
  primary: "LINE หลัก",
  backup: "LINE สำรอง",
  use: { primary: "ฝาก ถอน หรือสอบถามทุกเรื่อง", backup: "ใช้เมื่อช่องทางหลักติดต่อไม่ได้" },
  qr: (lineId: string) => `คิวอาร์ของ LINE ${lineId}`,
  open: (name: string) => `เปิด ${name}`,
  copyId: (lineId: string) => `คัดลอก ไอดี LINE ${lineId}`,
  id: "ไอดี LINE",
  missing: "ยังไม่เปิดช่องทางนี้",
  missingHint: "กรุณาใช้อีกช่องทางหนึ่งไปก่อน",
  safety: "เราไม่เคยขอรหัสผ่านหรือรหัส OTP ทางแชต",
} as const;
