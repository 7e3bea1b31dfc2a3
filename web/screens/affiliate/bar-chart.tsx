import css from "./bar-chart.module.css";

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** 0 or more; the longest bar is the largest. */
  readonly value: number;
}

interface BarChartProps {
  /** What the whole chart says, in a sentence. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

const ROW = 44;
const BAR = 10;

/** Bars of amounts, one below the other. It only shows the shape: put the table with the numbers beside it. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
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
            // A sliver, so that little is told from nothing.
            width={`${value === 0 ? 0 : Math.max(1.5, (value / most) * 100)}%`}
            height={BAR}
            rx={BAR / 2}
          />
        </g>
      ))}
    </svg>
  );
}
