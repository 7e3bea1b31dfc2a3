import { Icon } from "../../../ui/art/icon.tsx";
import css from "./inline-select.module.css";

interface InlineSelectProps {
  /** Read aloud; what is chosen says the rest. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice in a line of other things, its label spoken only. */
export function InlineSelect({ label, value, onChange, options }: InlineSelectProps) {
  return (
    <span className={css["box"]}>
      <select
        className={css["select"]}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} />
    </span>
  );
}
