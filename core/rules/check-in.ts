import { type BangkokDate, dayOfMonth, daysInMonth, monthOf, weekdayOf } from "../shared/bangkok-time.ts";

/** One day's check-in (spec section 3). */
export interface CheckInEntry {
  readonly id: string;
  /** Day of month, the wire's `json.day`. */
  readonly day: number;
  /** The day's prize, in the backend's own unit (`value` or `game_value`). */
  readonly value: number;
  /** The full date, where the backend sends it. */
  readonly date?: BangkokDate | undefined;
}

/** The check-in log as it was last read. */
export interface CheckInLog {
  /** The wire's `gameLog`. */
  readonly entries: readonly CheckInEntry[];
  /** Today's prize (`gameValue`). */
  readonly value: number | undefined;
  /** Tomorrow's prize (`gameValueTomorrow`). */
  readonly valueTomorrow: number | undefined;
  /** The backend's day at the time of reading, where it sends it. */
  readonly today?: BangkokDate | undefined;
}

export interface CheckInDay {
  readonly day: number;
  readonly state: "done" | "past" | "today" | "ahead";
  /** The prize of a done day. */
  readonly value: number | undefined;
  /** It gave at least twice what the middle one of the month's done days gave. */
  readonly isRewardDay: boolean;
}

export interface CheckInToday {
  readonly done: boolean;
  /** The prompt is hidden once today is done (spec section 4). */
  readonly showPrompt: boolean;
  readonly value: number | undefined;
  readonly valueTomorrow: number | undefined;
  /** The days in a row until today, or until yesterday while today is not done; those of this month only. */
  readonly inARow: number;
  /** What the done days of the month gave. */
  readonly monthValue: number;
  /** Today's month, day by day. */
  readonly calendar: readonly CheckInDay[];
  /** The weekday of the month's first day; 0 is Sunday. */
  readonly firstWeekday: number;
}

/** The log as it looks on a day. Entries of other months and of future days do not count. */
export function checkInOn(log: CheckInLog, today: BangkokDate): CheckInToday {
  const todaysDay = dayOfMonth(today);
  const byDay = entriesUntil(today, log.entries);
  const entry = byDay[todaysDay];
  const calendar: CheckInDay[] = [];
  const values = byDay.flatMap((done, day) => (done && day > 0 ? done.value : []));
  const middle = values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
  let inARow = 0;
  for (let day = entry ? todaysDay : todaysDay - 1; byDay[day]; day--) inARow += 1;
  for (let day = 1, last = daysInMonth(today); day <= last; day++) {
    const done = byDay[day];
    const state = done ? "done" : day < todaysDay ? "past" : day === todaysDay ? "today" : "ahead";
    calendar.push({
      day,
      state,
      value: done?.value,
      isRewardDay: done !== undefined && done.value > 0 && done.value >= 2 * middle,
    });
  }
  return {
    done: entry !== undefined,
    showPrompt: entry === undefined,
    value: entry ? entry.value : log.value,
    valueTomorrow: log.valueTomorrow,
    inARow,
    monthValue: values.reduce((sum, value) => sum + value, 0),
    calendar,
    firstWeekday: weekdayOf(`${monthOf(today)}-01` as BangkokDate),
  };
}

/** The answer to a successful check-in. */
export interface CheckInReply {
  readonly id: string;
  readonly value: number;
  readonly valueTomorrow: number | undefined;
  /** The day that it counts for, where the backend sends it: midnight may have passed since the click. */
  readonly date?: BangkokDate | undefined;
}

/** The log after a check-in on a day; a done day gets no second entry. */
export function withCheckIn(log: CheckInLog, today: BangkokDate, reply: CheckInReply): CheckInLog {
  const { id, value, valueTomorrow } = reply;
  const entries = checkInOn(log, today).done
    ? log.entries
    : [...log.entries, { id, day: dayOfMonth(today), value, date: today }];
  return { entries, value, valueTomorrow, today: log.today && today };
}

/** By day of month; of two entries of one day, the later one in the log counts. */
function entriesUntil(today: BangkokDate, entries: readonly CheckInEntry[]): readonly (CheckInEntry | undefined)[] {
  const month = monthOf(today);
  const todaysDay = dayOfMonth(today);
  const byDay: (CheckInEntry | undefined)[] = [];
  for (const entry of entries) {
    const { day, date } = entry;
    // Nobody reads the place of a day that no month has, such as 0 or 1.5.
    if (day <= todaysDay && (date === undefined || monthOf(date) === month)) byDay[day] = entry;
  }
  return byDay;
}
