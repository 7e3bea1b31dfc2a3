import { type ReactNode, useId } from "react";
import css from "./checkbox.module.css";
import { FieldError } from "./field-error.tsx";

interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
}

export function Checkbox({ name, label, checked, onChange, error }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={css["row"]}>
        <input
          className={css["box"]}
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} message={error} />
    </div>
  );
}
