import { isNotOffered, mismatchText, type Problem } from "../../../core/shared/fault.ts";
import type { MoneyActionState } from "./money-action-store.ts";

interface Action {
  readonly phase: MoneyActionState<unknown>["phase"];
  readonly state: MoneyActionState<unknown>;
  readonly problem: Problem | undefined;
  readonly resume: () => unknown;
}

/** The outcome of a money action, for `OutcomeNote`. */
export interface ActionOutcome {
  readonly phase: Action["phase"];
  /** Why it did not happen. */
  readonly problem: Problem | undefined;
  /** A field shows it; what the backend said in another language has no other place. */
  readonly isSaidAtField?: boolean;
  /** Of a refusal. */
  readonly code: string | undefined;
  /** The backend does not offer the action. */
  readonly notOffered: boolean;
  /** Where a reply broke the contract, so that the outcome is unknown. */
  readonly doubt: string | undefined;
  /** Looks for an unknown outcome. */
  readonly onCheckAgain: () => void;
}

/** For an observer. */
export function outcomeOf(action: Action): ActionOutcome {
  const { phase, problem, state } = action;
  const fault = state.phase === "unknown" ? state.fault : undefined;
  return {
    phase,
    problem,
    code: problem?.kind === "refusal" ? problem.code : undefined,
    notOffered: isNotOffered(problem),
    doubt: fault?.fault === "contract" ? mismatchText(fault) : undefined,
    onCheckAgain: () => void action.resume(),
  };
}

/** For an observer that shows a refusal at a field instead. */
export function outcomeOutsideField(action: Action): ActionOutcome {
  return { ...outcomeOf(action), isSaidAtField: action.phase === "refused" };
}
