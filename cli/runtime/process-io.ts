import type { After, Clock } from "../../core/platform/device.ts";
import { createSecrets, type Secrets } from "../output/secrets.ts";

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
  /** Called when `--timeout` is over: what still goes on must not keep the process alive. */
  readonly onTimeUp?: () => void;
  /** Resolves with an uncaught error. After this call, an uncaught error does not end the process. */
  readonly untilCrashed?: () => Promise<unknown>;
}

export interface Sink {
  /** Whether people read it as it comes. */
  readonly isTTY?: boolean;
  /** The width of the terminal; undefined where there is none. */
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** The process with outputs that no secret of the run passes. */
export interface GuardedIo extends ProcessIo {
  readonly secrets: Secrets;
  /** Resolves at Ctrl-C when the command has not asked for it, and so cannot end by itself. */
  readonly untilUnhandledStop: () => Promise<undefined>;
  /**
   * Stops the run after a time, as Ctrl-C does. Returns how to end this limit. The clock of this machine counts, whatever
   * the command waits for.
   */
  readonly stopAfter: (ms: number) => () => void;
  /** Whether that time is over. */
  readonly isTimeUp: () => boolean;
  /** Resolves when that time is over, and what was stopped had a moment to end by itself. */
  readonly untilOverdue: () => Promise<undefined>;
  /** Whether stdout has its one document. */
  readonly hasAnswered: () => boolean;
}

const SECRET_VARIABLES = [
  "SANAM_PASSWORD",
  "SANAM_NEW_PASSWORD",
  "SANAM_SECOND_FACTOR",
  "SANAM_RECOVERY_CODE",
  "SANAM_SANDBOX_TOKEN",
  "SANAM_STAFF_TOKEN",
  "SANAM_SECRET_KEY",
] as const;

/** For reports, and for giving back what a run took of its target. */
const LONGEST_END_MS = 2000;

/** Of the members of a sandbox, whose start prints it. */
const DEMO_PASSWORD = "demo1234";

/** The password in the URL of a database. */
const URL_PASSWORD = /^[a-z]+:\/\/[^:@/]*:([^@/]+)@/i;

export function guardIo(io: ProcessIo): GuardedIo {
  const secrets = createSecrets();
  const { env } = io;
  for (const name of SECRET_VARIABLES) if (env[name] !== DEMO_PASSWORD) secrets.hide(env[name]?.trim());
  secrets.hide(URL_PASSWORD.exec(env["SANAM_DATABASE_URL"] ?? "")?.[1]);
  let answered = false;
  let isHandled = false;
  // One listener, however many ask.
  let stopped: Promise<void> | undefined;
  let isTimeUp = false;
  let [endTime, endMoment]: (() => void)[] = [];
  const timeUp = new Promise<void>((resolve) => (endTime = resolve));
  const overdue = new Promise<undefined>((resolve) => (endMoment = () => resolve(undefined)));
  const untilStopped = (): Promise<void> => {
    stopped ??= Promise.race([io.untilStopped(), timeUp]);
    return stopped;
  };
  return {
    clock: io.clock,
    after: io.after,
    env,
    secrets,
    stdout: guarded(
      () => io.stdout,
      secrets,
      () => {
        answered = true;
      },
    ),
    stderr: guarded(() => io.stderr, secrets),
    hasAnswered: () => answered,
    stopAfter: (ms) => {
      let timer = setTimeout(() => {
        isTimeUp = true;
        endTime?.();
        timer = setTimeout(() => endMoment?.(), LONGEST_END_MS);
        io.onTimeUp?.();
      }, ms);
      return () => clearTimeout(timer);
    },
    isTimeUp: () => isTimeUp,
    untilOverdue: () => overdue,
    // Node creates its stream at the first access.
    get stdin() {
      return io.stdin;
    },
    untilStopped: () => {
      isHandled = true;
      return untilStopped();
    },
    untilUnhandledStop: async () => {
      await untilStopped();
      // What has asked for it by now ends by itself, with a report of its own.
      return isHandled ? new Promise<undefined>(() => undefined) : undefined;
    },
  };
}

function guarded(sink: () => Sink, secrets: Secrets, onWrite?: () => void): Sink {
  return {
    get isTTY() {
      return sink().isTTY === true;
    },
    get columns() {
      return sink().columns;
    },
    write: (text) => {
      onWrite?.();
      return sink().write(secrets.cleanOutput(text));
    },
  };
}
