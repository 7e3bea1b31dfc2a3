import { Icon } from "../../../ui/art/icon.tsx";
import field from "../../../ui/forms/field.module.css";

interface SearchFieldProps {
  /** Read aloud, and shown as the placeholder. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  return (
    <div className={field["box"]} role="search">
      <span className={field["leading"]}>
        <Icon name="search" size={20} />
      </span>
      <input
        className={field["input"]}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === "" ? null : (
        <button type="button" className={field["innerButton"]} aria-label={clearLabel} onClick={() => onChange("")}>
          <Icon name="cross" size={20} />
        </button>
      )}
    </div>
  );
}
