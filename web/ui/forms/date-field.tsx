import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import type { DayFieldWords } from "./day-field-words.ts";
import { DayGrid } from "./day-grid.tsx";
import css from "./field.module.css";
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
  const [error, setError] = useState<string>();
  const [open, setOpen] = useState(false);
  const show = () => {
    setTyped(undefined);
    setError(undefined);
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
  const finish = () => {
    if (typed === undefined) return;
    if (typed.trim() === "") return choose("");
    const day = words.read(typed);
    if (day === undefined) setError(words.unreadable);
    else if (min !== undefined && day < min) setError(words.beforeMin(min));
    else if (max !== undefined && day > max) setError(words.afterMax(max));
    else choose(day);
  };
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <>
          <input
            {...ids}
            className={css["input"]}
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
            className={css["innerButton"]}
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
