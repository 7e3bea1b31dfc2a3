import type { Problem } from "../shared/fault.ts";
import { err, type Result } from "../shared/result.ts";

/** Solves what a backend offers with `too-many-requests` to whoever does not want to wait. */
export interface PuzzleSolver {
  /** Undefined when it cannot be solved here, or not in time. */
  readonly solve: (puzzle: string) => Promise<string | undefined>;
  /** Called with true when solving begins, and with false once the last call is answered. */
  readonly onSolving?: (solving: boolean) => void;
}

/** The second puzzle is harder: others solved theirs meanwhile. */
const MOST_PUZZLES = 2;

/**
 * Sends a call, and again with the answer to each puzzle that is offered. Without a solver, or a puzzle, the first answer is
 * the answer.
 */
export async function solvingPuzzles<T>(
  solver: PuzzleSolver | undefined,
  send: (...puzzleAnswer: [] | [string]) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  let answer = await send();
  let tried = 0;
  for (
    let puzzle = puzzleIn(answer);
    solver && puzzle !== undefined && tried < MOST_PUZZLES;
    puzzle = puzzleIn(answer)
  ) {
    solver.onSolving?.(true);
    tried += 1;
    const solved = await solver.solve(puzzle);
    if (solved === undefined) break;
    answer = await send(solved);
  }
  if (tried > 0) solver?.onSolving?.(false);
  return withoutPuzzle(answer);
}

/** What is left of a refusal for a person. */
function withoutPuzzle<T>(answer: Result<T, Problem>): Result<T, Problem> {
  if (answer.ok || answer.error.kind !== "refusal" || puzzleIn(answer) === undefined) return answer;
  const { puzzle: _, ...facts } = answer.error.facts;
  return err({ ...answer.error, facts });
}

function puzzleIn(answer: Result<unknown, Problem>): string | undefined {
  if (answer.ok || answer.error.kind !== "refusal" || answer.error.code !== "too-many-requests") return undefined;
  const { puzzle } = answer.error.facts;
  return typeof puzzle === "string" ? puzzle : undefined;
}
