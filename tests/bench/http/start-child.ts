import { fork } from "node:child_process";
import { once } from "node:events";

/** A server in its own process. */
export interface Child<Ready> {
  /** What the child returned when it was ready. */
  readonly ready: Ready;
  /** Microseconds of processor time that the child has used. */
  readonly cpuTime: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const CPU_TIME = "cpu time";

/** Starts a file, named by its whole path, that calls `serveParent`, sends it its input and waits until it is ready. */
export async function startChild<Ready>(file: string, input: object): Promise<Child<Ready>> {
  const child = fork(file);
  const ended = once(child, "exit");
  const send = async (message: object | string): Promise<unknown> => {
    child.send(message);
    const [reply] = await Promise.race([once(child, "message"), ended]);
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    return reply;
  };
  return {
    ready: (await send(input)) as Ready,
    cpuTime: async () => (await send(CPU_TIME)) as number,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** The child's side: opens a server with the parent's input, and then sends its processor time on request. */
export function serveParent<Input, Ready>(open: (input: Input) => Promise<Ready>): void {
  process.on("disconnect", () => process.exit());
  process.on("message", (message: Input | typeof CPU_TIME) => {
    const { user, system } = process.cpuUsage();
    if (message === CPU_TIME) process.send?.(user + system);
    else void open(message).then((ready) => process.send?.(ready));
  });
}
