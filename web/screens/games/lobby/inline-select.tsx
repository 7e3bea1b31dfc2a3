import { Icon } from "../../../ui/art/icon.tsx";
import css from "./inline-select.module.css";

interface InlineSelectProps {
  /** Read aloud. The chosen option is visible text enough. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A select without a visible label, inside a line of other content. */
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
