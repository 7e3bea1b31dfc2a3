import type { LevelProgress } from "../../core/rules/level-progress.ts";
import { formatBaht } from "../../core/shared/money.ts";
import { formatCount } from "./numbers.ts";
import type { Texts } from "./texts.ts";
import type { levelText } from "./th/session/level.ts";
import type * as dashboard from "./th/site/dashboard.ts";

interface LevelTexts {
  readonly dashboard: Texts<typeof dashboard.dashboardText>;
  readonly level: typeof levelText;
}

/** What `LevelCard` shows, in the language of the given texts. */
export function levelWordsIn(
  { dashboard, level }: LevelTexts,
  { current, next, byInvitation }: LevelProgress,
  refundPercent: number | undefined,
) {
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
