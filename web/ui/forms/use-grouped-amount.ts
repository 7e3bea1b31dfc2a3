import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useRef,
} from "react";
import { groupAmount } from "./group-amount.ts";

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
export function useGroupedAmount(value: string, onChange: (value: string) => void): GroupedAmount {
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
