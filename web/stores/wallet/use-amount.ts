import { useState } from "react";
import { parseBaht } from "../../../core/rules/amount.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";

interface AmountRules {
  /** Why an amount would be refused, as far as is known; nothing stands against any unless told. */
  readonly judge?: (amount: Satang) => Refusal | undefined;
  /** Whether that is said while the amount is typed, before anybody wants to go on; no, unless told. */
  readonly saysAtOnce?: (refusal: Refusal) => boolean;
}

export interface AmountInput {
  /** For the amount's field. A refusal of the action stands there until another amount is typed. */
  readonly field: {
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (value: string) => void;
  };
  /** Undefined while what is typed is no amount. */
  readonly amount: Satang | undefined;
  /** What stands against it, whether that is said yet or not. */
  readonly wrong: Refusal | undefined;
  /** The person wants to go on: from now on what is wrong is said. Gives the amount, where it is one. */
  readonly finish: () => Satang | undefined;
  /** Something else was chosen: what is wrong is not said until the next try. */
  readonly hush: () => void;
  /** The action is done: the field is there for the next amount. */
  readonly clear: () => void;
}

/** The amount that a money action is asked for, as it is typed; for an observer. */
export function useAmount(
  action: { readonly problem: Problem | undefined; readonly dismiss: () => void },
  { judge, saysAtOnce }: AmountRules = {},
): AmountInput {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const parsed = parseBaht(typed);
  const amount = parsed.ok ? parsed.value : undefined;
  const against = parsed.ok ? judge?.(parsed.value) : undefined;
  const wrong = parsed.ok ? against : parsed.error;
  const refused = action.problem?.kind === "refusal" ? action.problem : undefined;
  // Nothing is wrong with a field that nobody has finished yet.
  const said = tried || (against && saysAtOnce?.(against)) ? wrong : undefined;
  const dismiss = () => {
    if (refused) action.dismiss();
  };
  return {
    field: {
      value: typed,
      error: (said ?? refused)?.message,
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
    hush: () => {
      setTried(false);
      dismiss();
    },
    clear: () => {
      setTyped("");
      setTried(false);
    },
  };
}
