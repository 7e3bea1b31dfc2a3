import * as v from "valibot";
import { ok } from "../../../core/shared/result.ts";
import { type ControlRoute, control } from "../control.ts";

const id = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "must be 8 to 64 letters, digits, _ or -"));
const askBody = v.strictObject({ id, mode: v.picklist(["shared", "exclusive"]) });
const releaseBody = v.strictObject({ id });

/** Asking for a lock on the whole sandbox, and giving it back. */
export function lockControls(): readonly ControlRoute[] {
  const locks = createSandboxLocks(() => performance.now());
  return [
    control("/sandbox/locks", askBody, async ({ id: asked, mode }) => ok({ held: locks.ask(asked, mode) })),
    control("/sandbox/locks/release", releaseBody, async ({ id: held }) => {
      locks.release(held);
      return ok({});
    }),
  ];
}

/** A lock ends when its process has not renewed it for so long. */
export const LOCK_MS = 15_000;

/** At most so many runs wait for a sandbox. */
const MAX_LOCKS = 1000;

export type LockMode = "shared" | "exclusive";

/** Locks on the sandbox as a whole, for tests that change it for everybody. They bind only those that ask. */
export interface SandboxLocks {
  /** Whether the lock is held now. Asking again is waiting, and keeps a lock that is held. */
  readonly ask: (id: string, mode: LockMode) => boolean;
  readonly release: (id: string) => void;
}

/** @param now milliseconds of a clock that no test moves */
export function createSandboxLocks(now: () => number): SandboxLocks {
  /** In the order in which they were first asked for. */
  let locks: readonly { readonly id: string; readonly mode: LockMode; readonly until: number }[] = [];
  return {
    ask(id, mode) {
      const until = now() + LOCK_MS;
      locks = locks.filter((lock) => lock.id === id || lock.until > now());
      if (locks.some((lock) => lock.id === id))
        locks = locks.map((lock) => (lock.id === id ? { ...lock, until } : lock));
      else if (locks.length < MAX_LOCKS) locks = [...locks, { id, mode, until }];
      else return false;
      const ahead = locks.slice(
        0,
        locks.findIndex((lock) => lock.id === id),
      );
      return ahead.every((lock) => mode === "shared" && lock.mode === "shared");
    },
    release(id) {
      locks = locks.filter((lock) => lock.id !== id);
    },
  };
}
