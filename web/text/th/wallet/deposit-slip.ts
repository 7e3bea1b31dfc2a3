import type { SlipStatus } from "../../../../core/wallet/statuses.ts";
import { requestStatusText } from "./request-status.ts";

const status = requestStatusText.slip;

export const depositSlipText = {
  title: "ฝากด้วยสลิป",
  back: "กลับไปหน้าฝากเงิน",
  status,
  drop: {
    title: "เลือกรูปสลิปโอนเงิน",
    hint: "ไฟล์ JPG, PNG หรือ WebP ที่เห็นคิวอาร์ครบ",
    dropHint: "หรือลากรูปมาวางตรงนี้",
    choose: "เลือกรูป",
    photograph: "ถ่ายรูป",
    reading: "กำลังอ่านคิวอาร์ในสลิป",
    verifying: "กำลังตรวจสอบรายการกับธนาคาร",
    preview: "รูปสลิปที่เลือก",
  },
  how: "วิธีใช้สลิป",
  howSteps: ["เลือกรูปสลิปต้นฉบับจากแอปธนาคาร", "ตรวจยอด เวลา และชื่อผู้โอนให้ตรง", "กดยืนยัน แล้วรอเครดิตเข้า"],
  privacy: "ระบบอ่านคิวอาร์ในเครื่องของคุณเท่านั้น ไม่ส่งรูปสลิปออกไป",
  review: {
    title: "ตรวจข้อมูลก่อนยืนยัน",
    found: "พบรายการโอนนี้แล้ว",
    amount: "ยอดโอน",
    time: "เวลาโอน",
    sender: "ผู้โอน",
    receiver: "ผู้รับ",
    reference: "เลขที่อ้างอิง",
    confirm: (amount: string) => `ยืนยันฝาก ${amount}`,
    other: "เลือกสลิปอื่น",
  },
  refused: {
    duplicate: "สลิปหนึ่งใบใช้ฝากได้ครั้งเดียว ดูสถานะได้ในรายการสลิปด้านล่าง",
    receiver: "ตรวจบัญชีผู้รับในสลิปอีกครั้ง หากโอนผิดบัญชีกรุณาติดต่อธนาคารของคุณ",
    notSlip: "เลือกรูปสลิปที่ได้จากแอปธนาคารหลังโอนสำเร็จ",
    other: "ลองใหม่อีกครั้ง หรือติดต่อเจ้าหน้าที่",
  },
  manual: {
    title: "ให้เจ้าหน้าที่ตรวจสลิปนี้",
    text: "รายการที่เพิ่งโอนอาจยังไม่ขึ้น ลองใหม่ในอีกสักครู่ หรือใส่ยอดตามสลิปแล้วส่งให้เจ้าหน้าที่ตรวจ",
    amount: "ยอดเงินตามสลิป",
    hint: "ใส่ยอดให้ตรงกับสลิปทุกสตางค์",
    again: "ตรวจสอบกับธนาคารอีกครั้ง",
    submit: (amount: string) => `ส่งให้ตรวจ ${amount}`,
    submitEmpty: "ส่งให้ตรวจ",
  },
  done: {
    another: "ฝากด้วยสลิปอื่น",
    home: "กลับหน้าหลัก",
  },
  open: "สลิปที่กำลังตรวจ",
  step: { asked: "ส่งสลิปแล้ว", creditedAhead: "เข้าเครดิต" },
  /** The heading of a slip, which follows its status. */
  heading: {
    checking: "รับสลิปแล้ว กำลังตรวจ",
    credited: "เงินเข้าเครดิตแล้ว",
    rejected: "สลิปไม่ผ่านการตรวจ",
    duplicate: "สลิปนี้ใช้ไปแล้ว",
  } satisfies Record<SlipStatus, string>,
  history: "สลิปที่แจ้งไว้",
  reference: (text: string) => `อ้างอิง ${text}`,
  empty: "ยังไม่มีสลิปที่แจ้งไว้",
  emptyHint: "เมื่อแจ้งฝากด้วยสลิป รายการและสถานะจะแสดงที่นี่",
} as const;
