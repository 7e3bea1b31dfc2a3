import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { Button } from "../controls/button.tsx";
import { cx } from "../cx.ts";
import { weeksOf } from "../data/weeks-of.ts";
import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import type { DayFieldWords } from "./day-field-words.ts";
import css from "./day-grid.module.css";

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is the reason to run
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
      className={css["arrow"]}
      aria-label={label}
      aria-disabled={ends || undefined}
      onClick={ends ? undefined : () => setFocused(after("month", count))}
    >
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <div className={css["calendar"]}>
      <div className={css["head"]}>
        {arrow(words.previousMonth, "chevron-left", -1, min !== undefined && first <= min)}
        <strong id={id} aria-live="polite">
          {words.month(focused)}
        </strong>
        {arrow(words.nextMonth, "chevron-right", 1, max !== undefined && last >= max)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern */}
      <table ref={days} role="grid" className={css["days"]} aria-labelledby={id} onKeyDown={onKey}>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
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
                      className={cx(css["day"], day === value && css["chosen"], day === words.today && css["today"])}
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
