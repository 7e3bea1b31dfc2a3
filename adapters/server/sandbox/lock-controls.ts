import * as v from "valibot";
import { ok } from "../../../core/shared/result.ts";
import { type ControlRoute, control } from "./control.ts";
import { createSandboxLocks } from "./sandbox-locks.ts";

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
