import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A server in a process of its own. */
export interface Child<Answer> {
  /** What it said when it was ready. */
  readonly answer: Answer;
  readonly stop: () => Promise<void>;
}

/** Starts a file of this folder, tells it something and waits until it answers; both are the file's to define. */
export async function startChild<Answer>(file: string, told: object): Promise<Child<Answer>> {
  const child = fork(join(import.meta.dirname, file));
  const ended = once(child, "exit");
  child.send(told);
  const [answer] = (await Promise.race([once(child, "message"), ended])) as [Answer];
  if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
  return {
    answer,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
