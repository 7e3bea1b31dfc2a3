import { type ReactNode, useId } from "react";
import css from "./checkbox-field.module.css";
import { FieldError, type FieldProblem } from "./field.tsx";

interface CheckboxFieldProps {
  readonly name: string;
  /** May contain links: they open instead of ticking the box. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: FieldProblem;
  readonly required?: boolean;
}

export function CheckboxField({ name, label, checked, onChange, error, required }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={css["field"]}>
      <label className={css["row"]} htmlFor={id}>
        <input
          id={id}
          className={css["box"]}
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
