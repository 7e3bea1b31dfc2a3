import type { LevelProgress } from "../../../../core/rules/level-progress.ts";
import { levelWordsIn } from "../../level-words.ts";
import { dashboardText } from "../site/dashboard.ts";
import { levelText } from "./level.ts";

/** The texts of `LevelCard`; without a refund, nothing tells of one. */
export function levelWords(progress: LevelProgress, refundPercent: number | undefined) {
  return levelWordsIn({ dashboard: dashboardText, level: levelText }, progress, refundPercent);
}
