import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { ControlCall } from "../../flow/control.ts";
import type { FlowTargets } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { findSandbox } from "../sandbox/find-sandbox.ts";
import { sandboxNow, sendControl } from "../sandbox/send-control.ts";
import { openSend } from "../trace/open-send.ts";
import { needsWholeSandbox } from "./house-for.ts";
import { openActor } from "./open-actor.ts";
import { runPlace } from "./run-place.ts";
import { sandboxLocking } from "./sandbox-lock.ts";
import { sharedUse } from "./shared-use.ts";

const NOT_A_SANDBOX = "the target has no controls of a sandbox";

/** What takes back a call of a control: a sandbox that others use must not stay closed, faulty or stopped. */
function undoOf({ path, body }: ControlCall): ControlCall | undefined {
  if (path === "maintenance") return { path, body: { on: false } };
  if (path === "clock") return { path, body: { real: true } };
  if (path === "faults") return { path: "faults/clear", body: {} };
  return path === "providers" ? { path, body: { ...body, down: false } } : undefined;
}

/**
 * A backend that runs already: a sandbox with its controls, or any other one without.
 * @param loadUse how a load uses the sandbox, as a whole
 */
export async function servedTarget(
  globals: Globals,
  baseUrl: string,
  io: ProcessIo,
  say: (line: string) => void,
  loadUse?: "together" | "alone",
): Promise<Result<FlowTargets, Failure>> {
  const { send, close } = openSend(globals);
  const way = { send, baseUrl, timeoutMs: globals.timeoutMs, after: io.after };
  const found = await findSandbox(way, io.env);
  if (!found.ok) {
    await close("now");
    return err(found.error);
  }
  const isSandbox = found.value !== undefined;
  const line = { ...way, token: found.value?.token };
  const use = sharedUse();
  const locking = sandboxLocking(line);
  // A load has one lock for all of its runs.
  const unlock = isSandbox && loadUse !== undefined ? await locking.hold(loadUse) : undefined;
  return ok({
    title: isSandbox ? `${baseUrl} (a sandbox)` : baseUrl,
    open: async (flow) => {
      const how = isSandbox && needsWholeSandbox(flow) ? "alone" : "together";
      const free = await use(how);
      const release = isSandbox && unlock === undefined ? await locking.hold(how) : undefined;
      return ok(
        runPlace({
          lacks: () => (isSandbox ? undefined : NOT_A_SANDBOX),
          isSeeded: false,
          openActor: () => openActor(globals, io, say),
          address: async () => baseUrl,
          now: async () => (isSandbox ? sandboxNow(line, io.clock) : io.clock()),
          control: (call) => sendControl(line, call),
          release: async (used) => {
            const undone = new Map(used.flatMap((call) => [[JSON.stringify(undoOf(call)), undoOf(call)] as const]));
            for (const call of undone.values()) if (call) await sendControl(line, call);
            await release?.();
            free();
          },
        }),
      );
    },
    close: async (how) => {
      locking.stop();
      await unlock?.();
      await close(how);
    },
  });
}
