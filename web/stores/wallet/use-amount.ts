import { useEffect, useRef, useState } from "react";
import { parseBaht } from "../../../core/rules/parse-baht.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { DraftedAmount } from "../../../core/wallet/last-known.ts";
import { useMemberStores } from "../use-member-stores.ts";

interface AmountRules {
  /** Why the amount would be refused, as far as the page knows. Without it every amount is accepted. */
  readonly judge?: (amount: Satang) => Refusal | undefined;
  /** Whether a refusal is shown while the person types. Without it, only after `finish`. */
  readonly showsAtOnce?: (refusal: Refusal) => boolean;
}

export interface AmountInput {
  /** For the input. A refusal of the action is shown until another amount is typed. */
  readonly field: {
    readonly value: string;
    readonly error: Refusal | undefined;
    readonly onChange: (value: string) => void;
  };
  /** Undefined while the text is not an amount. */
  readonly amount: Satang | undefined;
  /** Why the amount is wrong, whether that is shown yet or not. */
  readonly wrong: Refusal | undefined;
  /** From now on an error is shown. Returns the amount if the text is one. */
  readonly finish: () => Satang | undefined;
  /** Hides the error until the next `finish`, because the person chose something else. */
  readonly hideError: () => void;
  /** Empties the input after the action is done. */
  readonly clear: () => void;
}

/** The amount input of a money action, for an observer. */
export function useAmount(
  action: { readonly problem: Problem | undefined; readonly dismiss: () => void },
  { judge, showsAtOnce }: AmountRules = {},
): AmountInput {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const parsed = parseBaht(typed);
  const amount = parsed.ok ? parsed.value : undefined;
  const refusal = parsed.ok ? judge?.(parsed.value) : undefined;
  const wrong = parsed.ok ? refusal : parsed.error;
  const refused = action.problem?.kind === "refusal" ? action.problem : undefined;
  // An unfinished input shows no error.
  const shown = tried || (refusal && showsAtOnce?.(refusal)) ? wrong : undefined;
  const dismiss = () => {
    if (refused) action.dismiss();
  };
  return {
    field: {
      value: typed,
      error: shown ?? refused,
      onChange: (value) => {
        setTyped(value);
        dismiss();
      },
    },
    amount,
    wrong,
    finish: () => {
      setTried(true);
      return amount;
    },
    hideError: () => {
      setTried(false);
      dismiss();
    },
    clear: () => {
      setTyped("");
      setTried(false);
    },
  };
}

export interface Draft {
  /** As it was typed. */
  readonly typed: string;
  readonly use: () => void;
  readonly drop: () => void;
}

/** Stores what is typed into a form's amount; returns what an earlier visit typed, until something else is typed. */
export function useDraft(form: DraftedAmount, value: string, onChange: (value: string) => void): Draft | undefined {
  const { drafts } = useMemberStores();
  const [offered, setOffered] = useState(() => drafts.amount(form));
  const touched = useRef(false);
  useEffect(() => {
    if (value === "" && !touched.current) return;
    touched.current = true;
    drafts.noteAmount(form, value);
    setOffered(undefined);
  }, [drafts, form, value]);
  if (offered === undefined || value !== "") return undefined;
  return {
    typed: offered,
    use: () => onChange(offered),
    drop: () => {
      drafts.noteAmount(form, "");
      setOffered(undefined);
    },
  };
}
