/** The columns of the wheel log and the card log. */
export const playLogText = {
  prize: "รางวัล",
  time: "เวลา",
  id: "เลขที่",
  pointsAfter: "แต้มคงเหลือ",
  more: "ดูเพิ่ม",
} as const;
