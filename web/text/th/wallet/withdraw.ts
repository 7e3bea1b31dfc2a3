import { requestStatusText } from "./request-status.ts";

const status = requestStatusText.withdrawal;

export const withdrawText = {
  title: "ถอนเงิน",
  left: {
    titleDay: "วันนี้ถอนได้อีก",
    titleTime: "ถอนได้ต่อครั้ง",
    resets: (time: string) => `เริ่มนับใหม่ ${time}`,
    ofCap: (cap: string) => `จากวงเงิน ${cap}`,
    perTime: "ไม่จำกัดยอดรวมต่อวัน",
    times: (count: string) => `${count} ครั้ง`,
    usedTimes: (used: string, all: string) => `ใช้ไปแล้ว ${used} จาก ${all} ครั้ง`,
    usedBar: (percent: string) => `ใช้วงเงินวันนี้ไปแล้ว ${percent}%`,
    usedTimesBar: (used: string, all: string) => `ถอนไปแล้ว ${used} จาก ${all} ครั้งของวันนี้`,
  },
  amount: "จำนวนเงิน",
  most: "ทั้งหมด",
  nothing: "ตอนนี้ไม่มียอดที่ถอนได้",
  mostHint: (most: string) => `ถอนได้สูงสุดตอนนี้ ${most}`,
  account: "โอนเข้าบัญชีของคุณ",
  accountMissing: "ยังไม่มีบัญชีธนาคารในระบบ กรุณาติดต่อเจ้าหน้าที่",
  submit: (amount: string) => `ถอน ${amount}`,
  submitEmpty: "ใส่จำนวนเงินที่จะถอน",
  sent: (amount: string) => `รับคำขอถอน ${amount} แล้ว`,
  stepAsked: (amount: string) => `รับคำขอ ${amount}`,
  stepAskedAgain: (amount: string, attempt: string) => `ส่งคำขอ ${amount} ครั้งที่ ${attempt}`,
  stepChecking: "กำลังตรวจสอบ",
  stepPaying: "กำลังโอน",
  stepPaid: "โอนเข้าบัญชี",
  stepRejected: "ไม่อนุมัติ คืนเครดิตแล้ว",
  history: "ประวัติการถอน",
  empty: "ยังไม่มีรายการถอน",
  emptyHint: "เมื่อขอถอน รายการและสถานะจะแสดงที่นี่",
  retry: "ส่งคำขออีกครั้ง",
  retryOf: (id: string) => `ส่งคำขอ ${id} อีกครั้ง`,
  status,
} as const;
