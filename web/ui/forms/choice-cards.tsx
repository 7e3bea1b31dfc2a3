import { type ReactNode, useId } from "react";
import { cx } from "../cx.ts";
import css from "./choice-cards.module.css";
import { FieldError, type FieldProblem } from "./field.tsx";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: string;
  /** To the right of the title: an amount. */
  readonly figure: string;
  readonly gold?: boolean;
  readonly terms: readonly { readonly term: string; readonly value: string }[];
  readonly text: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  /** To the right of the legend. */
  readonly hint: string;
  /** Undefined until somebody chooses. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly Choice<Value>[];
  /** Shown below the choices. */
  readonly error: FieldProblem;
}

/** Choices of equal weight, each with what it means. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, hint, value: chosen, onChange, choices, error } = props;
  const name = useId();
  return (
    <fieldset className={css["group"]}>
      <legend className={css["legend"]}>
        <span className={css["title"]}>{legend}</span> <span className={css["hint"]}>{hint}</span>
      </legend>
      {choices.map(({ value, title, figure, gold, terms, text }) => (
        <label key={value} className={cx(css["card"], chosen === value && css["chosen"])}>
          <input
            className={css["input"]}
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChange(value)}
            aria-describedby={`${name}-${value}`}
          />
          <span className={css["mark"]} aria-hidden="true" />
          <span className={css["title"]}>{title}</span>
          <span className={cx(css["figure"], gold && css["gold"])}>{figure}</span>
          <span className={css["body"]} id={`${name}-${value}`}>
            <span className={css["terms"]}>
              {terms.map((each) => (
                <span key={each.term}>
                  <span className={css["term"]}>{each.term}</span>{" "}
                  <strong className={css["value"]}>{each.value}</strong>
                </span>
              ))}
            </span>
            <span className={css["text"]}>{text}</span>
          </span>
        </label>
      ))}
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
