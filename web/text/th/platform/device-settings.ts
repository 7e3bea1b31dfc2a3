export const deviceSettingsText = {
  title: "ตั้งค่าเครื่องนี้",
  intro: "ใช้กับเครื่องนี้เท่านั้น",
  confirmations: "ให้หน้าต่างยืนยันปิดเอง",
  confirmationsHint: "คำถามก่อนออกจากระบบจะปิดเองใน 5 วินาที โดยไม่ออกจากระบบ ส่วนเรื่องเงินและแต้มจะรอจนกว่าคุณจะตอบ",
  sounds: "เสียง",
  soundOffer: "เปิดเสียงตอนหมุนและตอนได้รางวัลไหม",
  soundOn: "เปิดเสียง",
  soundNo: "ไม่ต้อง",
  soundsHint: "มีเสียงสั้น ๆ เมื่อเครดิตเข้า และเมื่อหมุนวงล้อหรือเปิดการ์ด",
} as const;

/** The choice of a light or a dark page. */
export const schemeText = {
  title: "ธีมสี",
  device: "ตามเครื่อง",
  light: "ธีมสว่าง",
  dark: "ธีมมืด",
} as const;

export const installText = {
  title: "เพิ่มไว้ที่หน้าจอหลัก",
  intro: "เปิดได้เร็วเหมือนแอป และดูรายการล่าสุดได้แม้ไม่มีอินเทอร์เน็ต",
  install: "เพิ่มที่หน้าจอหลัก",
  notNow: "ไม่ต้องแสดงอีก",
  /** On an iPhone or iPad, in Safari. */
  steps: ["แตะปุ่มแชร์ของเบราว์เซอร์", "เลือก “เพิ่มไปยังหน้าจอโฮม”"],
} as const;
