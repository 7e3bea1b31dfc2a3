import { Icon, VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import { WeekdayHeads, weeksOf } from "../forms/date-field.tsx";
import css from "./month-calendar.module.css";

export interface CalendarDay {
  /** 1 to 31. */
  readonly day: number;
  readonly state: "done" | "past" | "today" | "ahead";
  /** Whether the day is today, done or not. */
  readonly isToday: boolean;
  /** Below the number: what the day gave. */
  readonly note?: string | undefined;
}

export interface Weekday {
  readonly short: string;
  readonly long: string;
}

interface MonthCalendarProps {
  readonly caption: string;
  /** From Monday to Sunday. */
  readonly weekdays: readonly Weekday[];
  readonly days: readonly CalendarDay[];
  /** The weekday of the first day: 0 (Sunday) to 6. */
  readonly firstWeekday: number;
  /** Read aloud with each day, and with today. */
  readonly stateLabels: Readonly<Record<CalendarDay["state"], string>>;
  readonly todayLabel: string;
}

/** A month in which each day is done, missed, due or in the future. Weeks start on Monday. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { caption, weekdays, days, stateLabels, todayLabel } = props;
  return (
    <table className={css["month"]} aria-label={caption}>
      <WeekdayHeads weekdays={weekdays} />
      <tbody>
        {weeksOf(days, (props.firstWeekday + 6) % 7).map((week) => (
          <tr key={week.find((day) => day)?.day}>
            {week.map((day, index) => (
              <td key={weekdays[index]?.long} aria-current={day?.isToday ? "date" : undefined}>
                {day ? (
                  <span className={cx(css["day"], css[day.state], day.isToday && css["current"])}>
                    {day.isToday ? <VisuallyHidden>{todayLabel} </VisuallyHidden> : null}
                    <span className={css["number"]}>{day.day}</span>
                    <VisuallyHidden> {stateLabels[day.state]} </VisuallyHidden>
                    {day.state === "done" || day.note ? (
                      <span className={css["note"]}>{day.note ?? <Icon name="tick" size={14} />}</span>
                    ) : null}
                  </span>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
