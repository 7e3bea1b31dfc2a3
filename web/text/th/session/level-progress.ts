import type { LevelProgress } from "../../../../core/rules/level-progress.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { formatCount } from "../../numbers.ts";
import { dashboardText } from "../site/dashboard.ts";
import { levelText } from "./level.ts";

/** The texts of `LevelCard`. */
export function levelWords({ current, next, byInvitation }: LevelProgress, refundPercent: number) {
  const refund = dashboardText.refund(formatCount(refundPercent));
  const known = { level: current.name, title: levelText[current.name] };
  if (!next) {
    if (byInvitation) return { ...known, text: dashboardText.top, detail: `${refund} · ${dashboardText.invitation}` };
    return current.disabled ? { ...known, text: dashboardText.invited, detail: refund } : { ...known, text: refund };
  }
  const percent = formatCount(next.percent);
  return {
    ...known,
    text: dashboardText.next(formatBaht(next.missing), levelText[next.level.name]),
    detail: `${refund} · ${next.basis === "month" ? dashboardText.monthly : dashboardText.cumulative}`,
    progress: { share: next.percent / 100, percent: `${percent}%`, label: dashboardText.progress(percent) },
  };
}
