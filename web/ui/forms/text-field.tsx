import type { HTMLInputAutoCompleteAttribute, Ref } from "react";
import css from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

export interface TextFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: "text" | "tel" | "password";
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel";
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** For usernames and account numbers: no capital letters, no corrections. */
  readonly exact?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onBlur, type = "text", exact = false, ref } = props;
  return (
    <Field label={props.label} error={props.error} hint={props.hint} good={props.good ?? false}>
      {(ids) => (
        <>
          <input
            {...ids}
            ref={ref}
            className={css["input"]}
            name={name}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete}
            autoCapitalize={exact ? "none" : undefined}
            autoCorrect={exact ? "off" : undefined}
            spellCheck={exact ? false : undefined}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            aria-required={props.required}
            disabled={props.disabled}
          />
        </>
      )}
    </Field>
  );
}
