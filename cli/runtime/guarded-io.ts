import { createSecrets, type Secrets } from "../output/secrets.ts";
import type { ProcessIo, Sink } from "./process-io.ts";

/** The process with outputs that no secret of the run passes. */
export interface GuardedIo extends ProcessIo {
  readonly secrets: Secrets;
  /** Resolves at Ctrl-C when the command has not asked for it, and so cannot end by itself. */
  readonly untilUnhandledStop: () => Promise<undefined>;
  /** Whether stdout has its one document. */
  readonly hasAnswered: () => boolean;
}

const SECRET_VARIABLES = [
  "SANAM_PASSWORD",
  "SANAM_NEW_PASSWORD",
  "SANAM_SECOND_FACTOR",
  "SANAM_SANDBOX_TOKEN",
  "SANAM_SECRET_KEY",
] as const;

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
  const untilStopped = (): Promise<void> => {
    stopped ??= io.untilStopped();
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
