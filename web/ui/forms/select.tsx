import { Icon } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import field from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";
import css from "./select.module.css";

interface SelectProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen: `value` is empty. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

export function Select(props: SelectProps) {
  return (
    <Field label={props.label} error={props.error} hint={props.hint} good={props.good ?? false}>
      {(ids) => (
        <>
          <select
            {...ids}
            className={cx(field["input"], css["select"], props.value === "" && css["empty"])}
            name={props.name}
            value={props.value}
            disabled={props.disabled}
            onChange={(event) => props.onChange(event.target.value)}
          >
            {props.placeholder ? (
              <option value="" disabled>
                {props.placeholder}
              </option>
            ) : null}
            {props.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css["arrow"]}>
            <Icon name="chevron-down" size={20} />
          </span>
        </>
      )}
    </Field>
  );
}
