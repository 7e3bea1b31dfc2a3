import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { Chip } from "./chip.tsx";
import css from "./period-card.module.css";

interface PeriodCardProps {
  readonly title: string;
  /** Says that the period is running now; absent while it is not. */
  readonly running: string | undefined;
  /** The bonus, large and in the rewards' gold. */
  readonly rate: string;
  readonly time: ReactNode;
  readonly extra: ReactNode;
}

/** One bonus period of the day. */
export function PeriodCard({ title, running, rate, time, extra }: PeriodCardProps) {
  return (
    <Card title={title} aside={running === undefined ? null : <Chip tone="good">{running}</Chip>}>
      <p className={css["rate"]}>{rate}</p>
      <p className={css["time"]}>{time}</p>
      <p className={css["extra"]}>{extra}</p>
    </Card>
  );
}
