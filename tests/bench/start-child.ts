import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A server in a process of its own. */
export interface Child<Answer> {
  /** What it said when it was ready. */
  readonly answer: Answer;
  /** Microseconds of processor time that it took so far. */
  readonly cpuTime: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const ASKS_CPU_TIME = "cpu time";

/** Starts a file of this folder, which calls `serveParent`; tells it something and waits until it answers. */
export async function startChild<Answer>(file: string, told: object): Promise<Child<Answer>> {
  const child = fork(join(import.meta.dirname, file));
  const ended = once(child, "exit");
  const ask = async (message: object | string): Promise<unknown> => {
    child.send(message);
    const [said] = await Promise.race([once(child, "message"), ended]);
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    return said;
  };
  return {
    answer: (await ask(told)) as Answer,
    cpuTime: async () => (await ask(ASKS_CPU_TIME)) as number,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** The child's side: opens with what it was told, answers, and keeps telling its processor time. */
export function serveParent<Told, Answer>(open: (told: Told) => Promise<Answer>): void {
  process.on("message", (message: Told | typeof ASKS_CPU_TIME) => {
    const { user, system } = process.cpuUsage();
    if (message === ASKS_CPU_TIME) process.send?.(user + system);
    else void open(message).then((answer) => process.send?.(answer));
  });
}
