/**
 * Texts of layouts, banners, dialogs and the served page. They load before the first screen, so keep this table short:
 * every screen has a table of its own, which its chunk loads. The brand's name is an argument, never part of a text.
 */
export const shellText = {
  /** The build writes these into the HTML. The keys are the placeholders of index.html. */
  served: {
    heroTitle1: "เล่นสบายใจ",
    heroTitle2: "ฝากถอนเห็นทุกขั้นตอน",
    heroLine1: "ทุกรายการมีสถานะและเวลาชัดเจน",
    heroLine2: "ไม่หาย ไม่ซ้ำ ตรวจสอบได้",
  },
  skipToContent: "ข้ามไปเนื้อหา",
  menu: {
    label: "เมนูหลัก",
    contact: "ติดต่อ",
    games: "เกมทั้งหมด",
    casino: "คาสิโน",
    slot: "สล็อต",
    sport: "กีฬา",
    closed: "ปิดอยู่",
    promotion: "โปรโมชัน",
    liveScore: "ผลบอลสด",
    signIn: "เข้าสู่ระบบ",
    register: "สมัครสมาชิก",
    signOut: "ออกจากระบบ",
    chat: "แชตสอบถาม",
  },
  footer: {
    age: (years: number) => `สำหรับผู้มีอายุ ${years} ปีขึ้นไป`,
    care: "เล่นอย่างมีสติ ตั้งงบก่อนเล่นเสมอ",
    help: "ต้องการความช่วยเหลือ:",
    licence: "ใบอนุญาต:",
    terms: "ข้อกำหนดการใช้งาน",
    privacy: "นโยบายความเป็นส่วนตัว",
  },
  offline: "ไม่มีอินเทอร์เน็ต กำลังรอเชื่อมต่อใหม่",
  service: "การเชื่อมต่อไม่เสถียร บางรายการอาจช้ากว่าปกติ",
  retry: "ลองใหม่",
  /** What `ResourcePanel` shows when the data is missing. */
  panel: { failed: "โหลดข้อมูลไม่สำเร็จ", retry: "ลองใหม่", notAvailable: "ส่วนนี้ยังไม่เปิดให้ใช้งาน", detail: "รายละเอียด" },
  close: "ปิด",
  /** On every confirmation; what closes by itself means "no". */
  closesIn: (seconds: number) => `หน้าต่างนี้จะปิดเองใน ${seconds} วินาที`,
  language: { title: "ภาษา", failed: "เปลี่ยนภาษาไม่สำเร็จ ตรวจสอบอินเทอร์เน็ต แล้วลองใหม่" },
  loading: "กำลังโหลด",
  copy: "คัดลอก",
  copied: "คัดลอกแล้ว",
  crash: {
    title: "หน้านี้เกิดข้อผิดพลาด",
    hint: "ข้อมูลและเงินของคุณไม่ได้รับผลกระทบ ลองโหลดหน้านี้ใหม่อีกครั้ง",
  },
  /** The code of a page did not come. */
  loadingChunk: {
    title: "โหลดหน้านี้ไม่สำเร็จ",
    hint: "อินเทอร์เน็ตอาจหลุดหรือช้า ตรวจสอบสัญญาณ แล้วลองใหม่",
  },
  signOut: { done: "ออกจากระบบแล้ว" },
} as const;
