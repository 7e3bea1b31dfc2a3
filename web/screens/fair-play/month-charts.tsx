import { cx } from "../../ui/cx.ts";
import css from "./month-charts.module.css";

const HEIGHT = 150;
const TOP = 26;
const BOTTOM = 4;

interface StepChartProps {
  /** Describes the whole chart in a sentence. */
  readonly label: string;
  /** The sum at the end of each day so far. */
  readonly points: readonly number[];
  /** Of the month. */
  readonly days: number;
  readonly limit: { readonly value: number; readonly label: string } | undefined;
  /** Beside the end of the line. */
  readonly end: string | undefined;
}

/** A sum that rises in steps, against its limit. */
export function StepChart({ label, points, days, limit, end }: StepChartProps) {
  const last = points[points.length - 1] ?? 0;
  const scale = (HEIGHT - TOP - BOTTOM) / Math.max(1, limit?.value ?? 0, last);
  const yOf = (value: number) => HEIGHT - BOTTOM - value * scale;
  const xOf = (index: number) => (index / days) * 100;
  const line = points.map((value, index) => `${index === 0 ? "M" : "L"}${xOf(index)} ${yOf(value)}H${xOf(index + 1)}`);
  const path = line.join("");
  const endX = xOf(points.length);
  const isRight = endX > 70;
  return (
    <div className={css["chart"]} role="img" aria-label={label}>
      <svg width="100%" height={HEIGHT} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={css["area"]} d={`${path}V${HEIGHT - BOTTOM}H0Z`} />
        <line className={css["ground"]} x1="0" x2="100" y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        {limit ? <line className={css["limit"]} x1="0" x2="100" y1={yOf(limit.value)} y2={yOf(limit.value)} /> : null}
        <path className={css["line"]} d={path} />
      </svg>
      <span className={css["end"]} style={{ left: `${endX}%`, top: yOf(last) }} />
      {end === undefined ? null : (
        <span
          className={cx(css["endLabel"], isRight && css["leftOfEnd"])}
          style={{ left: `${endX}%`, top: Math.min(HEIGHT - 26, yOf(last) + (isRight ? 6 : -8)) }}
        >
          {end}
        </span>
      )}
      {limit ? (
        <span className={css["limitLabel"]} style={{ top: yOf(limit.value) - 24 }}>
          {limit.label}
        </span>
      ) : null}
    </div>
  );
}

const BARS_HEIGHT = 120;

interface NetBarsProps {
  /** Describes the whole chart in a sentence. */
  readonly label: string;
  /** Of the whole month, the first one first. */
  readonly days: readonly { readonly day: string; readonly value: number }[];
}

/** Won days above the line and lost ones below it, on one scale; days without play are points. */
export function NetBars({ label, days }: NetBarsProps) {
  const values = days.map(({ value }) => value);
  const largest = Math.max(0, ...values);
  const smallest = Math.min(0, ...values);
  const scale = (BARS_HEIGHT - 8) / Math.max(1, largest - smallest);
  const zero = largest === smallest ? BARS_HEIGHT / 2 : 4 + largest * scale;
  const step = 100 / days.length;
  return (
    <svg className={css["bars"]} width="100%" height={BARS_HEIGHT} role="img" aria-label={label}>
      <line className={css["ground"]} x1="0" x2="100%" y1={zero} y2={zero} />
      {days.map(({ day, value }, index) =>
        value === 0 ? null : (
          <rect
            key={day}
            className={cx(css[value < 0 ? "lost" : "won"])}
            x={`${step * (index + 0.2)}%`}
            y={value < 0 ? zero : zero - Math.max(2, value * scale)}
            width={`${step * 0.6}%`}
            height={Math.max(2, Math.abs(value) * scale)}
            rx="2"
          />
        ),
      )}
    </svg>
  );
}
