import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useRef,
} from "react";
import { Button } from "../controls/button.tsx";
import { cx } from "../cx.ts";
import css from "./amount-field.module.css";
import field from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

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

interface GroupedAmount {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onSelect: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

type Selection = readonly [start: number, end: number];

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): Selection => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];

/** The listeners of an input whose amount is grouped while it is typed. */
function useGroupedAmount(value: string, onChange: (value: string) => void): GroupedAmount {
  const selection = useRef<Selection>([0, 0]);
  /** What the input method started from. It would lose its place in a text that changes under it. */
  const composed = useRef<{ readonly before: string; readonly selection: Selection } | undefined>(undefined);

  const note = (input: HTMLInputElement) => {
    selection.current = selectionOf(input);
  };
  const take = (input: HTMLInputElement, before: string, from: Selection, forward: boolean) => {
    const caret = input.selectionStart ?? input.value.length;
    const grouped = groupAmount({ before, selection: from, text: input.value, caret, forward });
    if (grouped.text !== input.value) {
      // React then finds its value in the input already and leaves the caret where it is.
      input.value = grouped.text;
      input.setSelectionRange(grouped.caret, grouped.caret);
    }
    note(input);
    onChange(grouped.text);
  };

  const ref = useCallback((input: HTMLInputElement | null) => {
    const onBefore = () => {
      if (input) selection.current = selectionOf(input);
    };
    input?.addEventListener("beforeinput", onBefore);
    return () => input?.removeEventListener("beforeinput", onBefore);
  }, []);

  return {
    ref,
    onFocus: (event) => note(event.currentTarget),
    // Firefox has had `beforeinput` since version 87 only.
    onSelect: (event) => note(event.currentTarget),
    onCompositionStart: (event) => {
      composed.current = { before: value, selection: selectionOf(event.currentTarget) };
    },
    onCompositionEnd: (event) => {
      const start = composed.current;
      composed.current = undefined;
      if (start) take(event.currentTarget, start.before, start.selection, false);
    },
    onChange: ({ target, nativeEvent }) => {
      if (composed.current) return onChange(target.value);
      const forward = "inputType" in nativeEvent && nativeEvent.inputType === "deleteContentForward";
      take(target, value, selection.current, forward);
    },
  };
}

/** One edit of an amount, as a browser reports it. Positions count UTF-16 units. */
export interface AmountEdit {
  readonly before: string;
  /** The selection before the edit: its start and its end. */
  readonly selection: readonly [start: number, end: number];
  readonly text: string;
  /** The caret after the edit. */
  readonly caret: number;
  /** The Delete key, which removes what follows the caret. */
  readonly forward: boolean;
}

export interface AmountText {
  readonly text: string;
  readonly caret: number;
}

const PLAIN = /^[\d\u0e50-\u0e59]*(?:\.[\d\u0e50-\u0e59]*)?$/;

/** `1234567.5` as `1,234,567.5`; a text that is no plain number stays as it is. */
export function groupDigits(text: string): string {
  if (!PLAIN.test(text)) return text;
  const point = text.indexOf(".");
  const whole = point < 0 ? text : text.slice(0, point);
  return whole.replace(/(?=(?:[\d\u0e50-\u0e59]{3})+$)(?!^)/g, ",") + text.slice(whole.length);
}

/**
 * The amount with commas between its thousands, and the caret at the same digit. A comma that the person typed or pasted
 * at another place stays, and so does every other character: the rule then refuses the text, because `1,50` may mean 1.50.
 */
export function groupAmount({ before, selection: [start, end], text, caret, forward }: AmountEdit): AmountText {
  const inserted = text.slice(start, Math.max(start, text.length - (before.length - end)));
  const wasGrouped = before === groupDigits(withoutCommas(before));
  if (!wasGrouped || inserted.includes(",")) return { text, caret };
  const plain = withoutCommas(text);
  const position = caret - commasIn(text.slice(0, caret));
  // Only a comma was deleted, so that the digit beside it is meant.
  if (inserted === "" && text.length < before.length && plain === withoutCommas(before)) {
    const removed = forward ? position : position - 1;
    return grouped(plain.slice(0, removed) + plain.slice(removed + 1), removed);
  }
  return grouped(plain, position);
}

/** `position` counts the characters before the caret without the commas. */
function grouped(plain: string, position: number): AmountText {
  const text = groupDigits(plain);
  let caret = 0;
  for (let passed = 0; passed < position; caret++) if (text[caret] !== ",") passed += 1;
  return { text, caret };
}

function withoutCommas(text: string): string {
  return text.replace(/,/g, "");
}

function commasIn(text: string): number {
  return text.length - withoutCommas(text).length;
}
