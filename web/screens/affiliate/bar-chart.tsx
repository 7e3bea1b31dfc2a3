import css from "./bar-chart.module.css";

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** 0 or more. The largest value has the longest bar. */
  readonly value: number;
}

interface BarChartProps {
  /** Describes the whole chart in a sentence. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

const ROW = 44;
const BAR = 10;

/** Horizontal bars of amounts, without numbers: show a table beside the chart. */
export function BarChart({ label, bars }: BarChartProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg className={css["chart"]} width="100%" height={bars.length * ROW} role="img" aria-label={label}>
      {bars.map(({ key, label: name, value }, row) => (
        <g key={key}>
          <text className={css["name"]} x="0" y={row * ROW + 14}>
            {name}
          </text>
          <rect className={css["track"]} x="0" y={row * ROW + 21} width="100%" height={BAR} rx={BAR / 2} />
          <rect
            className={css["bar"]}
            x="0"
            y={row * ROW + 21}
            // A small value stays visible.
            width={`${value === 0 ? 0 : Math.max(1.5, (value / largest) * 100)}%`}
            height={BAR}
            rx={BAR / 2}
          />
        </g>
      ))}
    </svg>
  );
}
