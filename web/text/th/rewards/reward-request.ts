export const rewardRequestText = {
  status: {
    checking: "กำลังตรวจสอบ",
    granted: "มอบรางวัลแล้ว",
    rejected: "ไม่อนุมัติ",
  },
  step: {
    asked: "รับคำขอแลกของรางวัล",
    won: "ได้รางวัลจากการ์ด",
    checking: "เจ้าหน้าที่กำลังตรวจสอบ",
    granted: "มอบรางวัล",
    rejected: "ไม่อนุมัติ",
    pointsBack: "คืนแต้มแล้ว",
  },
} as const;
