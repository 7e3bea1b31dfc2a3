import { createSecrets, type Secrets } from "../output/secrets.ts";
import type { ProcessIo, Sink } from "./process-io.ts";

/** The process with outputs that no secret of the run passes. */
export interface GuardedIo extends ProcessIo {
  readonly secrets: Secrets;
  /** Resolves at Ctrl-C when the command has not asked for it, and so cannot end by itself. */
  readonly untilUnhandledStop: () => Promise<undefined>;
}

/** The password in the URL of a database. */
const URL_PASSWORD = /^[a-z]+:\/\/[^:@/]*:([^@/]+)@/i;

export function guardIo(io: ProcessIo): GuardedIo {
  const secrets = createSecrets();
  const { env } = io;
  secrets.hide(env["SANAM_SANDBOX_TOKEN"]?.trim());
  secrets.hide(URL_PASSWORD.exec(env["SANAM_DATABASE_URL"] ?? "")?.[1]);
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
    stdout: guarded(() => io.stdout, secrets),
    stderr: guarded(() => io.stderr, secrets),
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

function guarded(sink: () => Sink, secrets: Secrets): Sink {
  return {
    get isTTY() {
      return sink().isTTY === true;
    },
    write: (text) => sink().write(secrets.cleanOutput(text)),
  };
}
