import { createInterface } from "node:readline/promises";
import { printable } from "../output/printable.ts";
import type { ProcessIo } from "./process-io.ts";

export interface Question {
  readonly label: string;
  /** What an empty answer means; undefined where an answer is needed. */
  readonly usual: string | undefined;
  /** What is wrong with an answer; it is asked for again then. */
  readonly check?: (answer: string) => Promise<string | undefined>;
}

/** Asks at the terminal, one question after the other. Undefined where there is no terminal, or after Ctrl-C or Ctrl-D. */
export async function ask(
  { stdin, stderr }: ProcessIo,
  questions: readonly Question[],
): Promise<readonly string[] | undefined> {
  if (stdin.isTTY !== true) return undefined;
  const lines = createInterface({ input: stdin, terminal: false });
  const answers: string[] = [];
  let ended = false;
  lines.once("close", () => {
    ended = true;
  });
  const typed = lines[Symbol.asyncIterator]();
  try {
    for (const { label, usual, check } of questions) {
      for (;;) {
        stderr.write(`${label}${usual ? ` [${usual}]` : ""}: `);
        const line = await typed.next();
        if (line.done === true || ended) return undefined;
        const answer = line.value.trim() || usual;
        if (answer === undefined) continue;
        const problem = answer === "" ? undefined : await check?.(answer);
        if (problem === undefined) {
          answers.push(answer);
          break;
        }
        stderr.write(`  ${printable(problem)}\n`);
      }
    }
    return answers;
  } finally {
    lines.close();
  }
}
