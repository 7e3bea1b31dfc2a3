import type { Problem } from "../../../core/shared/fault.ts";
import type { MoneyActionState } from "./money-action-store.ts";

interface Action {
  readonly phase: MoneyActionState<unknown>["phase"];
  readonly problem: Problem | undefined;
  readonly resume: () => unknown;
}

/** What became of a money action, for those who show it. */
export interface ActionOutcome {
  readonly phase: Action["phase"];
  /** Why it did not happen, when it did not. */
  readonly message: string | undefined;
  /** Looks for an outcome that is unknown. */
  readonly onCheckAgain: () => void;
}

/** For an observer. */
export function outcomeOf(action: Action): ActionOutcome {
  return { phase: action.phase, message: action.problem?.message, onCheckAgain: () => void action.resume() };
}

/** For an observer that shows a refusal at a field. */
export function outcomeBesideField(action: Action): ActionOutcome {
  return action.phase === "refused" ? { ...outcomeOf(action), message: undefined } : outcomeOf(action);
}
