/** What the logs of wheel and cards say of each play. */
export const playLogText = {
  prize: "รางวัล",
  time: "เวลา",
  id: "เลขที่",
  pointsAfter: "แต้มคงเหลือ",
  more: "ดูเพิ่ม",
} as const;
