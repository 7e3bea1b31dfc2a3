import type { WinLossDay } from "../../../core/games/model.ts";
import { addDays, type BangkokDate, startOfDay } from "../../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import { formatShortDate } from "../../text/dates.ts";
import { winLossText as text } from "../../text/th/games/win-loss.ts";
import { Card } from "../../ui/layout/card.tsx";
import { NetChart } from "./net-chart.tsx";

/** More bars would be too thin to tell apart. A longer range shows only the days with play. */
const MAX_BARS = 62;

/** The net result by day. Days without play are shown as gaps. */
export function DayChart({ days, range }: { readonly days: readonly WinLossDay[]; readonly range: DayRange }) {
  const played = new Map(days.map((each) => [each.day, each.netSatang]));
  const shown = daysOf(range) ?? days.map(({ day }) => day).reverse();
  return (
    <Card title={text.chart}>
      <NetChart
        label={text.chart}
        bars={shown.map((day) => ({
          key: day,
          value: played.get(day) ?? 0,
          label: formatShortDate(startOfDay(day)),
        }))}
      />
    </Card>
  );
}

/** Oldest first. Undefined when there are too many. */
function daysOf({ from, to }: DayRange): readonly BangkokDate[] | undefined {
  const days: BangkokDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === MAX_BARS) return undefined;
    days.push(day);
  }
  return days;
}
