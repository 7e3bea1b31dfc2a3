import { Chip } from "../data/inline.tsx";
import { Card } from "../layout/card.tsx";
import css from "./period-card.module.css";

export interface PeriodCardProps {
  readonly title: string;
  /** The label of a period that is running now. Undefined for other periods. */
  readonly running: string | undefined;
  /** The bonus, large and in gold. */
  readonly rate: string;
  readonly time: string;
  /** Undefined where an ending earns nothing more. */
  readonly extra: string | undefined;
}

/** One bonus period of a day. */
export function PeriodCard({ title, running, rate, time, extra }: PeriodCardProps) {
  return (
    <Card title={title} aside={running === undefined ? null : <Chip tone="good">{running}</Chip>}>
      <div className={css["row"]}>
        <strong className={css["rate"]}>{rate}</strong>
        <strong className={css["time"]}>{time}</strong>
      </div>
      {extra ? <p className={css["extra"]}>{extra}</p> : null}
    </Card>
  );
}
