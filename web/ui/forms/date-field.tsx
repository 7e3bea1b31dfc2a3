import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon, VisuallyHidden } from "../art/icon.tsx";
import { Button } from "../controls/button.tsx";
import { cx } from "../cx.ts";
import { Dialog } from "../overlay/dialog.tsx";
import dayFieldsCss from "./day-fields.module.css";
import dayGridCss from "./day-grid.module.css";
import fieldCss from "./field.module.css";
import { Field } from "./field.tsx";

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Called with a day of the range, or empty, when the typed text is complete or a day was chosen. */
  readonly onChange: (day: string) => void;
  /** The first and the last day that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly words: DayFieldWords;
}

/** A day: typed, or chosen in a calendar that the button opens. */
export function DateField({ name, label, value, onChange, min, max, words }: DateFieldProps) {
  // Undefined while the field shows its value.
  const [typed, setTyped] = useState<string>();
  // The text that was left and is no day of the range. Why is said at each draw, because the language may change.
  const [refused, setRefused] = useState<string>();
  const [open, setOpen] = useState(false);
  const show = () => {
    setTyped(undefined);
    setRefused(undefined);
  };
  // A value from elsewhere, such as a cleared filter, replaces what was typed.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    show();
  }

  const choose = (day: string) => {
    show();
    if (day !== value) onChange(day);
  };
  const problemOf = (day: string | undefined) => {
    if (day === undefined) return words.unreadable;
    if (min !== undefined && day < min) return words.beforeMin(min);
    return max !== undefined && day > max ? words.afterMax(max) : undefined;
  };
  const finish = () => {
    if (typed === undefined) return;
    if (typed.trim() === "") return choose("");
    const day = words.read(typed);
    if (day === undefined || problemOf(day) !== undefined) setRefused(typed);
    else choose(day);
  };
  return (
    <Field label={label} error={refused === undefined ? undefined : problemOf(words.read(refused))}>
      {(ids) => (
        <>
          <input
            {...ids}
            className={fieldCss["input"]}
            name={name}
            value={typed ?? (value && words.write(value))}
            placeholder={words.placeholder}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key === "Enter") finish();
            }}
          />
          <button
            type="button"
            className={fieldCss["innerButton"]}
            aria-label={words.open(label)}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Icon name="calendar" size={22} />
          </button>
          {open ? (
            <Dialog title={label} closeLabel={words.close} onClose={() => setOpen(false)}>
              <DayGrid
                value={value}
                min={min}
                max={max}
                words={words}
                onChoose={(day) => {
                  setOpen(false);
                  choose(day);
                }}
              />
            </Dialog>
          ) : null}
        </>
      )}
    </Field>
  );
}

interface DayFieldsProps {
  readonly labels: { readonly from: string; readonly to: string };
  /** `YYYY-MM-DD`, or empty. */
  readonly from: string;
  readonly to: string;
  /** Called with a day up to today, or empty. */
  readonly onFrom: (day: string) => void;
  readonly onTo: (day: string) => void;
  readonly words: DayFieldWords;
}

/** The first and the last day of a range in the past, side by side. */
export function DayFields({ labels, from, to, onFrom, onTo, words }: DayFieldsProps) {
  const common = { words, max: words.today };
  return (
    <div className={dayFieldsCss["fields"]}>
      <DateField {...common} name="from" label={labels.from} value={from} onChange={onFrom} />
      <DateField {...common} name="to" label={labels.to} value={to} onChange={onTo} />
    </div>
  );
}

interface DayGridProps {
  /** The chosen day, or empty. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly words: DayFieldWords;
  readonly onChoose: (day: string) => void;
}

type Move = Parameters<DayFieldWords["move"]> extends [string, ...infer Rest] ? Rest : never;

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: ["day", -1],
  ArrowRight: ["day", 1],
  ArrowUp: ["week", -1],
  ArrowDown: ["week", 1],
  Home: ["monday", 0],
  End: ["sunday", 0],
  PageUp: ["month", -1],
  PageDown: ["month", 1],
};

/** One month of a calendar, operated as a grid: one day can be focused, and keys move to another. */
export function DayGrid({ value, min, max, words, onChoose }: DayGridProps) {
  const id = useId();
  const within = (day: string) => (min !== undefined && day < min ? min : max !== undefined && day > max ? max : day);
  const [focused, setFocused] = useState(within(value || words.today));
  const days = useRef<HTMLTableElement>(null);
  // The focus follows a key, but stays on a month button.
  const followsKey = useRef(false);
  // The focus follows when another day is chosen.
  useEffect(() => {
    if (followsKey.current) days.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    followsKey.current = false;
  }, [focused]);

  const after = (...[step, count]: Move) => within(words.move(focused, step, count));
  const onKey = (event: KeyboardEvent) => {
    const move: Move | undefined = KEYS[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [step, count] = move;
    const next = after(step === "month" && event.shiftKey ? "year" : step, count);
    followsKey.current = next !== focused;
    setFocused(next);
  };
  const month = words.daysOfMonth(focused);
  const [first = "", last = first] = [month.days[0], month.days[month.days.length - 1]];
  const arrow = (label: string, icon: "chevron-left" | "chevron-right", count: number, ends: boolean) => (
    <button
      type="button"
      className={dayGridCss["arrow"]}
      aria-label={label}
      aria-disabled={ends || undefined}
      onClick={ends ? undefined : () => setFocused(after("month", count))}
    >
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <div className={dayGridCss["calendar"]}>
      <div className={dayGridCss["head"]}>
        {arrow(words.previousMonth, "chevron-left", -1, min !== undefined && first <= min)}
        <strong id={id} aria-live="polite">
          {words.month(focused)}
        </strong>
        {arrow(words.nextMonth, "chevron-right", 1, max !== undefined && last >= max)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern */}
      <table ref={days} role="grid" className={dayGridCss["days"]} aria-labelledby={id} onKeyDown={onKey}>
        <WeekdayHeads weekdays={words.weekdays} />
        <tbody>
          {weeksOf(month.days, month.before).map((week) => (
            <tr key={week.find((day) => day)}>
              {week.map((day, index) =>
                day === undefined ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day, so nothing to name
                  <td key={words.weekdays[index]?.long} />
                ) : (
                  <td key={day} aria-selected={day === value}>
                    <button
                      type="button"
                      className={cx(
                        dayGridCss["day"],
                        day === value && dayGridCss["chosen"],
                        day === words.today && dayGridCss["today"],
                      )}
                      tabIndex={day === focused ? 0 : -1}
                      data-focus={day === focused || undefined}
                      aria-label={words.spoken(day)}
                      aria-current={day === words.today ? "date" : undefined}
                      disabled={within(day) !== day}
                      onClick={() => onChoose(day)}
                    >
                      {words.number(day)}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {within(words.today) === words.today ? (
        <Button wide onClick={() => onChoose(words.today)}>
          {words.todayButton}
        </Button>
      ) : null}
    </div>
  );
}

/** The texts and the calendar of a date field. Days are `YYYY-MM-DD`, in the order of time as texts. */
interface DayFieldWords {
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

interface WeekdayHeadsProps {
  /** From Monday on. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** The head of a table whose columns are weekdays. */
export function WeekdayHeads({ weekdays }: WeekdayHeadsProps) {
  return (
    <thead>
      <tr>
        {weekdays.map(({ short, long }) => (
          <th key={long} scope="col">
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{long}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Rows of seven days. Undefined before the first day, which is preceded by `offset` days, and after the last one. */
export function weeksOf<T>(days: readonly T[], offset: number): readonly (readonly (T | undefined)[])[] {
  const cells = [...Array.from({ length: offset }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => cells[week * 7 + index]),
  );
}
