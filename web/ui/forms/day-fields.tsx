import { DateField } from "./date-field.tsx";
import type { DayFieldWords } from "./day-field-words.ts";
import css from "./day-fields.module.css";

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
    <div className={css["fields"]}>
      <DateField {...common} name="from" label={labels.from} value={from} onChange={onFrom} />
      <DateField {...common} name="to" label={labels.to} value={to} onChange={onTo} />
    </div>
  );
}
