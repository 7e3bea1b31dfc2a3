import type { Clock } from "../../core/platform/clock.ts";
import type { After } from "../../core/platform/timers.ts";
import type { Secrets } from "../output/secrets.ts";

/** The process as the command line tool sees it; tests pass their own. */
export interface ProcessIo {
  readonly clock: Clock;
  readonly after: After;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the run may not print; whoever reads a secret adds it. Missing where nothing is printed. */
  readonly secrets?: Secrets;
  /** Resolves at Ctrl-C or a termination signal. Once it is called, these do not end the process. */
  readonly untilStopped: () => Promise<void>;
  /** Resolves with an error that nobody caught. Once it is called, that does not end the process. */
  readonly untilCrashed?: () => Promise<unknown>;
}

export interface Sink {
  /** Whether people read it as it comes. */
  readonly isTTY?: boolean;
  /** The width of the terminal; undefined where there is none. */
  readonly columns?: number | undefined;
  write(text: string): unknown;
}
