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
    wheel: { title: "วงล้อรางวัล", detail: "เห็นโอกาสทุกช่อง" },
    flipCard: { title: "เปิดการ์ดรับทันที", detail: "เครดิตหรือแต้มเข้าเลย" },
    flipCardReward: { title: "เปิดการ์ดลุ้นของ", detail: "ทีมงานมอบให้ถึงมือ" },
    promotion: { title: "โปรโมชันของคุณ", detail: "โบนัสตามระดับ" },
    movie: { title: "ดูหนัง", detail: "พักสายตาสักเรื่อง" },
  },
  movieSource: "ภาพมาจากผู้ให้บริการภายนอก เครดิตและแต้มของคุณไม่เกี่ยวข้องกับหน้านี้",
  fairTitle: "เล่นอย่างรู้โอกาส",
  fair: "ทุกกิจกรรมบอกโอกาสและราคาก่อนเล่นเสมอ ผลมาจากระบบ และทุกครั้งมีบันทึกให้ดูย้อนหลัง",
} as const;
