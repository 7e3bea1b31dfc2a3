/** Common names for invented people. */
const FIRST_NAMES = [
  "สมชาย",
  "สมหญิง",
  "วิชัย",
  "ปิยะ",
  "นภา",
  "อรทัย",
  "ธนา",
  "กิตติ",
  "พิมพ์ชนก",
  "ณัฐพล",
  "สุดารัตน์",
  "วรรณา",
  "อนันต์",
  "จิราพร",
  "ภาณุ",
  "รัตนา",
  "ศิริพร",
  "ชัยวัฒน์",
  "มาลี",
  "เอกชัย",
  "กมล",
  "ดวงใจ",
  "ประเสริฐ",
  "ลลิตา",
  "ยุทธนา",
  "อัญชลี",
  "ธีรพงษ์",
  "สุภาพร",
  "วีระ",
  "ปรียา",
  "นัทธมน",
  "ก้องภพ",
] as const;

const SURNAMES = [
  "ใจดี",
  "รักไทย",
  "ศรีสุข",
  "ทองคำ",
  "แก้วมณี",
  "บุญมา",
  "พงษ์ไพร",
  "สายทอง",
  "วงศ์สวัสดิ์",
  "จันทร์เพ็ญ",
  "ชูเกียรติ",
  "ดีเลิศ",
  "สุขใจ",
  "มั่นคง",
  "แสงทอง",
  "ปานทอง",
  "อินทร์แก้ว",
  "เพชรดี",
  "นาคสุข",
  "คำแสน",
  "ภูมิใจ",
  "ธรรมดี",
  "ศักดิ์ดา",
  "พรหมมา",
  "ทองสุข",
  "งามดี",
  "สมบูรณ์",
  "เรืองศรี",
  "ไชยวงศ์",
  "กาญจนา",
  "บุญเรือง",
  "สิงห์ทอง",
] as const;

/** The same number always gives the same name. */
export function thaiName(number: number): string {
  const first = FIRST_NAMES[number % FIRST_NAMES.length] ?? FIRST_NAMES[0];
  const surname = SURNAMES[Math.floor(number / FIRST_NAMES.length) % SURNAMES.length] ?? SURNAMES[0];
  return `${first} ${surname}`;
}

export const SANDBOX_PEOPLE = FIRST_NAMES.length * SURNAMES.length;
