import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { ProcessIo } from "./process-io.ts";

/**
 * Asks questions at the terminal, one after the other, without showing what is typed.
 * @returns the answers, or undefined after Ctrl-C, or Ctrl-D on an empty line
 */
export async function askHidden(
  { stdin, stderr }: ProcessIo,
  labels: readonly string[],
): Promise<string[] | undefined> {
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: discard, terminal: true, historySize: 0 });
  const answers: string[] = [];
  try {
    // One reader for all questions, so that lines that are pasted at once are not lost between two questions.
    return await new Promise<string[] | undefined>((resolve) => {
      const ask = () => stderr.write(`${labels[answers.length]}: `);
      let finished = false;
      const finish = (result: string[] | undefined) => {
        if (finished) return;
        finished = true;
        stderr.write("\n");
        resolve(result);
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
