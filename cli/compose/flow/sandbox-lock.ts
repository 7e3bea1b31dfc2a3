import { randomUUID } from "node:crypto";
import { waitWith } from "../../../core/platform/timers.ts";
import { type SandboxLine, sendControl } from "../sandbox/send-control.ts";

/** Between two looks whether the lock is held. */
const POLL_MS = 100;
/** A third of the time after which a sandbox takes a lock for that of an ended process. */
const RENEW_MS = 5000;

/** Locks on a sandbox that other processes use, too. */
export interface SandboxLocking {
  /** Waits until the lock is held; returns how to give it back. */
  readonly hold: (how: "together" | "alone") => Promise<() => Promise<void>>;
  /** Nobody waits any more. */
  readonly stop: () => void;
}

/** A sandbox without locks is used as if nobody else used it. */
export function sandboxLocking(line: SandboxLine): SandboxLocking {
  const wait = waitWith(line.after);
  const state = { isStopped: false };
  return {
    hold: async (how) => {
      const id = randomUUID();
      const ask = () =>
        sendControl(line, { path: "locks", body: { id, mode: how === "alone" ? "exclusive" : "shared" } });
      const isWaiting = (answer: Awaited<ReturnType<typeof ask>>) => answer.ok && Object(answer.value).held === false;
      while (!state.isStopped && isWaiting(await ask())) await wait(POLL_MS);
      const renewing = setInterval(() => void ask(), RENEW_MS);
      renewing.unref();
      return async () => {
        clearInterval(renewing);
        await sendControl(line, { path: "locks/release", body: { id } });
      };
    },
    stop: () => {
      state.isStopped = true;
    },
  };
}
