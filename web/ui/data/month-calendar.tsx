import type { CSSProperties } from "react";
import { VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import { WeekdayHeads, weeksOf } from "../forms/date-field.tsx";
import css from "./month-calendar.module.css";

export interface CalendarDay {
  /** 1 to 31. */
  readonly day: number;
  readonly state: "done" | "past" | "today" | "ahead";
  /** Its stamp is gold. */
  readonly isGold?: boolean;
  /** Its stamp has just been pressed. */
  readonly isFresh?: boolean;
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

/** The stamp of a day, each a little turned, as a hand presses it. */
function Stamp({ day, isGold, isFresh }: CalendarDay) {
  const turn = { "--turn": `${((day * 7) % 25) - 12}deg` } as CSSProperties;
  return (
    <svg
      className={cx(css["stamp"], isGold && css["gold"], isFresh && css["fresh"])}
      style={turn}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="22" />
      <circle className={css["dots"]} cx="24" cy="24" r="18.500" />
    </svg>
  );
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
                    {day.state === "done" ? <Stamp {...day} /> : null}
                    {day.isToday ? <VisuallyHidden>{todayLabel} </VisuallyHidden> : null}
                    <span className={css["number"]}>{day.day}</span>
                    <VisuallyHidden> {stateLabels[day.state]} </VisuallyHidden>
                    {day.note ? <span className={css["note"]}>{day.note}</span> : null}
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
