import { useId } from "react";
import { cx } from "../cx.ts";
import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import pill from "./pill.module.css";
import css from "./segmented-filter.module.css";

interface SegmentedFilterProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons for one of a few choices. They scroll sideways on a phone. */
export function SegmentedFilter<T extends string>({ label, options, value, onChange }: SegmentedFilterProps<T>) {
  const name = useId();
  return (
    <fieldset className={css["group"]}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={cx(pill["row"], css["filter"])}>
        {options.map((option) => (
          <label key={option.value} className={css["choice"]}>
            <input
              className={css["radio"]}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={cx(pill["pill"], option.value === value && pill["chosen"])}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
