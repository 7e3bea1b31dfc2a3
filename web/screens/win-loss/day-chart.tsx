import { winLossText as text } from "#text/games/win-loss.ts";
import type { WinLossDay } from "../../../core/games/model.ts";
import { addDays, type BangkokDate, type DayRange, startOfDay } from "../../../core/shared/bangkok-time.ts";
import { formatShortDate } from "../../text/dates.ts";
import { cx } from "../../ui/cx.ts";
import { Card } from "../../ui/layout/card.tsx";
import css from "./net-chart.module.css";

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

export interface NetBar {
  readonly key: string;
  /** Positive values are drawn above the axis and negative ones below it, on one scale. */
  readonly value: number;
  /** Short. Shown for the first and the last bar. */
  readonly label: string;
}

interface NetChartProps {
  /** Describes the whole chart in a sentence. */
  readonly label: string;
  /** Oldest first. */
  readonly bars: readonly NetBar[];
}

const HEIGHT = 150;
const TOP = 8;
const LABELS = 20;
const MAX_WIDTH = 9;

/** Gains and losses on one scale, without numbers: show a table beside the chart. */
function NetChart({ label, bars }: NetChartProps) {
  const largest = Math.max(0, ...bars.map(({ value }) => value));
  const smallest = Math.min(0, ...bars.map(({ value }) => value));
  const scale = (HEIGHT - TOP - LABELS) / Math.max(1, largest - smallest);
  const zero = TOP + largest * scale;
  const step = 100 / Math.max(1, bars.length);
  const width = Math.min(MAX_WIDTH, step * 0.64);
  return (
    <svg className={css["chart"]} height={HEIGHT} role="img" aria-label={label}>
      {bars.map(({ key, value }, index) => (
        <rect
          key={key}
          className={cx(css[value < 0 ? "down" : "up"])}
          x={`${step * (index + 0.5) - width / 2}%`}
          y={value < 0 ? zero : zero - value * scale}
          width={`${width}%`}
          // A small value stays visible.
          height={value === 0 ? 0 : Math.max(2, Math.abs(value) * scale)}
          rx="3"
        />
      ))}
      <line className={css["axis"]} x1="0" x2="100%" y1={zero} y2={zero} />
      <text className={css["label"]} x="0" y={HEIGHT - 4}>
        {bars[0]?.label}
      </text>
      {bars.length > 1 ? (
        <text className={css["label"]} x="100%" y={HEIGHT - 4} textAnchor="end">
          {bars[bars.length - 1]?.label}
        </text>
      ) : null}
    </svg>
  );
}
