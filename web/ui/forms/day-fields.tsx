import { Columns } from "../layout/columns.tsx";
import { TextField } from "./text-field.tsx";

interface DayFieldsProps {
  readonly labels: { readonly from: string; readonly to: string };
  /** `YYYY-MM-DD`, or empty. */
  readonly from: string;
  readonly to: string;
  /** Called with the field's text: a day, or empty. */
  readonly onFrom: (typed: string) => void;
  readonly onTo: (typed: string) => void;
}

/** The first and the last day of a range, side by side. */
export function DayFields({ labels, from, to, onFrom, onTo }: DayFieldsProps) {
  return (
    <Columns count={2}>
      <TextField name="from" type="date" label={labels.from} value={from} onChange={onFrom} />
      <TextField name="to" type="date" label={labels.to} value={to} onChange={onTo} />
    </Columns>
  );
}
