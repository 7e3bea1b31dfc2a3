/** Texts of the screen that links to everything but the games. */
export const mediaText = {
  title: "กิจกรรม",
  back: "กลับไปหน้ากิจกรรม",
  points: (time: string) => `แต้ม ณ ${time}`,
  toRewards: "แลกของรางวัล",
  pointsCount: (count: string) => `${count} แต้ม`,
  pointsLog: "ที่มาของแต้มล่าสุด",
  noPoints: "ยังไม่มีแต้มเข้าออก",
  allHistory: "ประวัติทั้งหมด",
  tiles: {
    checkIn: { title: "เช็กอินรายวัน", detail: "รับแต้มวันละครั้ง" },
    wheel: { title: "วงล้อรางวัล", detail: "บอกโอกาสทุกช่อง" },
    flipCard: { title: "เปิดการ์ดรับทันที", detail: "รับเครดิตหรือแต้มทันที" },
    flipCardReward: { title: "เปิดการ์ดลุ้นรางวัล", detail: "ลุ้นของรางวัลจากเรา" },
    promotion: { title: "โปรโมชันของคุณ", detail: "โบนัสตามระดับ" },
    movie: { title: "ดูหนัง", detail: "ชมภาพยนตร์ออนไลน์" },
  },
  movieSource: "เนื้อหาจากผู้ให้บริการภายนอก ไม่เกี่ยวกับเครดิตและแต้มของคุณ",
  fairTitle: "รู้โอกาสก่อนเล่น",
  fair: "ทุกกิจกรรมบอกโอกาสและราคาก่อนเล่นเสมอ ระบบสุ่มผลทุกครั้ง และมีบันทึกให้ดูย้อนหลัง",
} as const;
