import { err } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import type { ProcessIo } from "./process-io.ts";

/**
 * Runs a command that has to end in order, because something is written after it. Ctrl-C ends it at once, unless it
 * listens itself: then it decides.
 */
export async function untilStopped(
  io: ProcessIo,
  start: (io: ProcessIo) => Promise<CommandResult>,
): Promise<CommandResult> {
  let listens = false;
  // A copy would open stdin: its property is computed at the first access.
  const noticing: ProcessIo = Object.create(io, {
    untilStopped: {
      value: () => {
        listens = true;
        return io.untilStopped();
      },
    },
  });
  const stopped = new Promise<CommandResult>((resolve) => {
    void io.untilStopped().then(() => {
      if (!listens) resolve(err({ kind: "interrupted", message: "stopped before the answer came" }));
    });
  });
  return Promise.race([start(noticing), stopped]);
}
