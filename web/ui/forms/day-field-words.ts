/** The texts and the calendar of a date field. Days are `YYYY-MM-DD`, in the order of time as texts. */
export interface DayFieldWords {
  readonly placeholder: string;
  readonly open: (label: string) => string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly todayButton: string;
  readonly unreadable: string;
  readonly beforeMin: (least: string) => string;
  readonly afterMax: (most: string) => string;
  /** From Monday to Sunday. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly today: string;
  /** Undefined for a text that is no day. */
  readonly read: (typed: string) => string | undefined;
  readonly write: (day: string) => string;
  /** The month and the year of a day. */
  readonly month: (day: string) => string;
  /** A day for a screen reader, with its weekday. */
  readonly spoken: (day: string) => string;
  /** 1 to 31. */
  readonly number: (day: string) => number;
  /** The days of a day's month, and how many days of the first week come before them. */
  readonly daysOfMonth: (day: string) => { readonly before: number; readonly days: readonly string[] };
  readonly move: (day: string, step: "day" | "week" | "month" | "year" | "monday" | "sunday", count: number) => string;
}
