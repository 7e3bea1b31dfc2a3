import { levelText as level } from "#text/session/level.ts";
import { dashboardText as dashboard } from "#text/site/dashboard.ts";
import type { LevelProgress } from "../../core/rules/level-progress.ts";
import { formatBaht } from "../../core/shared/money.ts";
import { formatCount } from "./numbers.ts";

/** What `LevelCard` shows; without a refund, nothing tells of one. */
export function levelWords({ current, next, byInvitation }: LevelProgress, refundPercent: number | undefined) {
  const refund = refundPercent === undefined ? "" : dashboard.refund(formatCount(refundPercent));
  const withRefund = (words: string) => (refund === "" ? words : `${refund} · ${words}`);
  const known = { level: current.name, title: level[current.name] };
  if (!next) {
    if (byInvitation) return { ...known, text: dashboard.top, detail: withRefund(dashboard.invitation) };
    return current.disabled ? { ...known, text: dashboard.invited, detail: refund } : { ...known, text: refund };
  }
  const percent = formatCount(next.percent);
  return {
    ...known,
    text: dashboard.next(formatBaht(next.missing), level[next.level.name]),
    detail: withRefund(next.basis === "month" ? dashboard.monthly : dashboard.cumulative),
    progress: { share: next.percent / 100, percent: `${percent}%`, label: dashboard.progress(percent) },
  };
}
