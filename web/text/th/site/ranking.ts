import type { RankingPeriod } from "../../../../core/site/model.ts";

const period: Readonly<Record<RankingPeriod, string>> = { day: "วันนี้", week: "สัปดาห์นี้", month: "เดือนนี้" };

export const rankingText = {
  title: "อันดับผู้เล่น",
  periods: "ช่วงเวลา",
  period,
  note: "จัดอันดับตามยอดเดิมพัน ไม่ใช่ยอดที่ได้ เดิมพันมากไม่ได้แปลว่าจะได้มาก",
  mine: "อันดับของคุณ",
  rank: "อันดับ",
  player: "ผู้เล่น",
  staked: "ยอดเดิมพัน",
  you: "คุณ",
  rankOf: (rank: string) => `อันดับ ${rank}`,
  unranked: "คุณยังไม่มีการเล่นในช่วงนี้",
  empty: "ยังไม่มีใครเล่นในช่วงนี้",
  emptyHint: "ลองดูช่วงเวลาที่ยาวขึ้น",
} as const;
