import { type HTMLInputAutoCompleteAttribute, type Ref, useState } from "react";
import { Icon } from "../art/icon.tsx";
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

interface PasswordFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly autoComplete: "current-password" | "new-password";
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={props.label} error={props.error} hint={props.hint} good={props.good ?? false}>
      {(ids) => (
        <>
          <input
            {...ids}
            className={css["input"]}
            name={props.name}
            type={shown ? "text" : "password"}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={css["innerButton"]}
            aria-label={shown ? props.hideLabel : props.showLabel}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? "eye-off" : "eye"} size={22} />
          </button>
        </>
      )}
    </Field>
  );
}
