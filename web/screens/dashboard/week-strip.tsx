import { cx } from "../../ui/cx.ts";
import type { CalendarDay, Weekday } from "../../ui/data/month-calendar.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import css from "./week-strip.module.css";

interface WeekStripProps {
  readonly label: string;
  readonly days: readonly (CalendarDay & { readonly weekday: Weekday })[];
  readonly stateLabels: Readonly<Record<CalendarDay["state"], string>>;
  readonly todayLabel: string;
}

/** Seven days in a row, each done, missed, due or in the future. */
export function WeekStrip({ label, days, stateLabels, todayLabel }: WeekStripProps) {
  return (
    <ol className={css["strip"]} aria-label={label}>
      {days.map(({ day, state, isToday, weekday }) => (
        <li
          key={day}
          className={cx(css["day"], css[state], isToday && css["current"])}
          aria-current={isToday ? "date" : undefined}
        >
          <span aria-hidden="true">{weekday.short}</span>
          <VisuallyHidden>
            {isToday ? `${todayLabel} ` : ""}
            {weekday.long}{" "}
          </VisuallyHidden>
          <strong>{day}</strong>
          <VisuallyHidden> {stateLabels[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
