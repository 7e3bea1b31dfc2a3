import { Button } from "../controls/button.tsx";
import { cx } from "../cx.ts";
import css from "./amount-field.module.css";
import field from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";
import { groupDigits } from "./group-amount.ts";
import { useGroupedAmount } from "./use-grouped-amount.ts";

interface AmountFieldProps extends FieldProps {
  readonly name: string;
  /** As typed, with commas between thousands. The field keeps any other text, and the rule reads it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The name of the currency, to the right of the number. */
  readonly unit: string;
  /** Amounts to choose with one tap. `value` is put into the field. */
  readonly quick?: readonly { readonly label: string; readonly value: string }[];
  readonly disabled?: boolean;
}

export function AmountField(props: AmountFieldProps) {
  const { quick = [], value, onChange, disabled = false } = props;
  const grouped = useGroupedAmount(value, onChange);
  const choices = (
    <div className={css["quick"]}>
      {quick.map((choice) => (
        <Button key={choice.label} small disabled={disabled} onClick={() => onChange(groupDigits(choice.value))}>
          {choice.label}
        </Button>
      ))}
    </div>
  );
  return (
    <Field
      label={props.label}
      error={props.error}
      hint={props.hint}
      good={props.good ?? false}
      below={quick.length > 0 ? choices : undefined}
    >
      {(ids) => (
        <>
          <input
            {...ids}
            {...grouped}
            className={cx(field["input"], css["amount"])}
            name={props.name}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            disabled={disabled}
          />
          <span className={field["trailing"]}>{props.unit}</span>
        </>
      )}
    </Field>
  );
}
