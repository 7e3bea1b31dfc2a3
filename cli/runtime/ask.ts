import { createInterface } from "node:readline/promises";
import type { ProcessIo } from "./process-io.ts";

export interface Question {
  readonly label: string;
  /** What an empty answer means; undefined where an answer is needed. */
  readonly usual: string | undefined;
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
    for (const { label, usual } of questions) {
      let answer = "";
      while (answer === "") {
        stderr.write(`${label}${usual === undefined ? "" : ` [${usual}]`}: `);
        const line = await typed.next();
        if (line.done === true || ended) return undefined;
        answer = line.value.trim() || (usual ?? "");
        if (usual === "" && answer === "") break;
      }
      answers.push(answer);
    }
    return answers;
  } finally {
    lines.close();
  }
}
