/** The parts of the landing page that load when the visitor acts. */
export const landingSectionsText = {
  promotion: "โบนัสวันนี้",
  allPromotions: "ดูเงื่อนไข",
  withdrawals: "ถอนล่าสุด",
  deposits: "ฝากล่าสุด",
  noWithdrawals: "ยังไม่มีรายการถอน",
  noDeposits: "ยังไม่มีรายการฝาก",
  facts: {
    label: "ข้อมูลบริการ",
    /** Until the figure is known. */
    awaited: "…",
    minutes: (count: string) => `ไม่เกิน ${count} นาที`,
    deposit: "เวลาฝากโดยปกติ",
    withdrawal: "เวลาถอนโดยปกติ",
    times: (count: string) => `${count} ครั้ง`,
    perDay: "ถอนได้ต่อวัน ทุกระดับ",
    refund: "คืนยอดเสียสูงสุด",
    bonus: "โบนัสฝากสูงสุด",
  },
  levels: {
    title: "ระดับสมาชิก",
    refundPercent: (percent: string) => `คืนยอดเสีย ${percent}%`,
    perDay: (amount: string) => `ถอนวันละ ${amount}`,
    perTime: (amount: string) => `ถอนครั้งละ ${amount}`,
    deposits: {
      cumulative: (amount: string) => `ฝากสะสม ${amount}`,
      month: (amount: string) => `ฝากเดือนละ ${amount}`,
    },
    invitation: "ตามคำเชิญ",
  },
  news: "ประกาศ",
  noNews: "ไม่มีประกาศ",
  contact: "ติดต่อเรา",
  noContact: "ไม่มีช่องทางติดต่อ",
  openLine: (lineId: string) => `LINE ${lineId}`,
  moreContact: "ดูคิวอาร์",
} as const;
