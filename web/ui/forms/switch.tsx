import { useId } from "react";
import css from "./switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A setting that is on or off and takes effect at once. The whole row is the target. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className={css["switch"]}
      onClick={() => onChange(!on)}
    >
      <span className={css["row"]}>
        <span>
          <span id={id} className={css["label"]}>
            {label}
          </span>
          <span id={`${id}-hint`} className={css["hint"]}>
            {hint}
          </span>
        </span>
        <span className={css["track"]} aria-hidden="true">
          <span className={css["thumb"]} />
        </span>
      </span>
    </button>
  );
}
