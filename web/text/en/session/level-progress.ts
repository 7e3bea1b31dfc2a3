import type { LevelProgress } from "../../../../core/rules/level-progress.ts";
import { levelWordsIn } from "../../level-words.ts";
import { dashboardText } from "../site/dashboard.ts";
import { levelText } from "./level.ts";

export function levelWords(progress: LevelProgress, refundPercent: number | undefined) {
  return levelWordsIn({ dashboard: dashboardText, level: levelText }, progress, refundPercent);
}
