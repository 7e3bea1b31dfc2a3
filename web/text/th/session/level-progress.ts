import type { LevelProgress } from "../../../../core/rules/level-progress.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { formatCount } from "../../numbers.ts";
import { dashboardText } from "../site/dashboard.ts";
import { levelText } from "./level.ts";

/** The texts of `LevelCard`; without a refund, nothing tells of one. */
export function levelWords({ current, next, byInvitation }: LevelProgress, refundPercent: number | undefined) {
  const refund = refundPercent === undefined ? "" : dashboardText.refund(formatCount(refundPercent));
  const withRefund = (words: string) => (refund === "" ? words : `${refund} · ${words}`);
  const known = { level: current.name, title: levelText[current.name] };
  if (!next) {
    if (byInvitation) return { ...known, text: dashboardText.top, detail: withRefund(dashboardText.invitation) };
    return current.disabled ? { ...known, text: dashboardText.invited, detail: refund } : { ...known, text: refund };
  }
  const percent = formatCount(next.percent);
  return {
    ...known,
    text: dashboardText.next(formatBaht(next.missing), levelText[next.level.name]),
    detail: withRefund(next.basis === "month" ? dashboardText.monthly : dashboardText.cumulative),
    progress: { share: next.percent / 100, percent: `${percent}%`, label: dashboardText.progress(percent) },
  };
}
