import type { Clock } from "../../core/platform/clock.ts";
import type { After } from "../../core/platform/timers.ts";

/** The world as a run of the command line tool sees it; tests hand in their own. */
export interface Io {
  readonly clock: Clock;
  readonly after: After;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves at Ctrl-C or a termination signal, which from the call on no longer end the process by themselves. */
  readonly untilStopped: () => Promise<void>;
}

export interface Sink {
  write(text: string): unknown;
}
