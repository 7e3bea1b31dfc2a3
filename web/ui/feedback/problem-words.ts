import { createContext, use } from "react";

/** Why something failed or was refused, said by the words that the app provides. */
export interface ShownProblem {
  readonly kind?: string;
  /** `not-available`: the backend does not offer it, so a retry would not help. */
  readonly fault?: string;
  readonly message?: string;
  readonly detail?: string;
}

/** A problem in the reader's language. */
export interface ProblemWords {
  readonly message: string;
  /** What the backend said in another language, to be opened. */
  readonly detail?: string;
}

export const ProblemWordsContext = createContext<(problem: ShownProblem) => ProblemWords>((problem) => ({
  message: "",
  ...problem,
}));

/** The words of a problem; a text says itself. */
export function useProblemWords(problem: ShownProblem | string | undefined): ProblemWords | undefined {
  const words = use(ProblemWordsContext);
  if (typeof problem === "string") return { message: problem };
  return problem && words(problem);
}
