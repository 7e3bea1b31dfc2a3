import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { ProcessIo } from "./process-io.ts";

/**
 * Asks at the terminal, one question after the other, and shows nothing of what is typed. Undefined when the person
 * gives up (Ctrl-C, or Ctrl-D on an empty line).
 */
export async function askHidden(
  { stdin, stderr }: ProcessIo,
  labels: readonly string[],
): Promise<string[] | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true, historySize: 0 });
  const answers: string[] = [];
  try {
    // One reader for all questions: what is pasted ahead is not lost between two of them.
    return await new Promise<string[] | undefined>((resolve) => {
      const ask = () => stderr.write(`${labels[answers.length]}: `);
      let over = false;
      const finish = (typed: string[] | undefined) => {
        if (over) return;
        over = true;
        stderr.write("\n");
        resolve(typed);
      };
      lines.on("line", (line) => {
        if (answers.length === labels.length) return;
        answers.push(line);
        if (answers.length === labels.length) return finish(answers);
        stderr.write("\n");
        return ask();
      });
      lines.once("SIGINT", () => finish(undefined));
      lines.once("close", () => finish(undefined));
      ask();
    });
  } finally {
    lines.close();
  }
}
