import { randomUUID } from "node:crypto";
import { waitWith } from "../../../core/platform/device.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { ControlCall } from "../../flow/control.ts";
import type { FlowTargets } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { findSandbox } from "../sandbox/find-sandbox.ts";
import { type SandboxLine, sandboxNow, sendControl } from "../sandbox/send-control.ts";
import { openSend } from "../trace/open-send.ts";
import { memoryHouses, ownSandboxes } from "./own-houses.ts";
import { needsWholeSandbox, openActor, runPlace } from "./run-place.ts";

/** Where flows run: at the target of `globals`, or on sandboxes of this process. */
export async function openTargets(
  ownSandbox: boolean,
  globals: Globals,
  io: ProcessIo,
  say: (line: string) => void,
): Promise<Result<FlowTargets, Failure>> {
  if (ownSandbox) return ok(ownSandboxes(globals, io, say));
  const { target } = globals;
  return target.kind === "memory" ? ok(memoryHouses(globals, io, say)) : servedTarget(globals, target.baseUrl, io, say);
}

const NOT_A_SANDBOX = "the target has no controls of a sandbox";

/** What takes back a call of a control: a sandbox that others use must not stay closed, faulty or stopped. */
function undoOf({ path, body }: ControlCall): ControlCall | undefined {
  if (path === "maintenance") return { path, body: { on: false } };
  if (path === "clock") return { path, body: { real: true } };
  if (path === "faults") return { path: "faults/clear", body: {} };
  return path === "providers" ? { path, body: { ...body, down: false } } : undefined;
}

/** A backend that runs already: a sandbox with its controls, or any other one without. */
async function servedTarget(
  globals: Globals,
  baseUrl: string,
  io: ProcessIo,
  say: (line: string) => void,
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
  return ok({
    title: isSandbox ? `${baseUrl} (a sandbox)` : baseUrl,
    open: async (flow) => {
      const how = isSandbox && needsWholeSandbox(flow) ? "alone" : "together";
      const free = await use(how);
      const release = isSandbox ? await locking.hold(how) : undefined;
      return ok(
        runPlace({
          lacks: () => (isSandbox ? undefined : NOT_A_SANDBOX),
          isSeeded: false,
          sharesMembers: !isSandbox,
          openActor: () => openActor(globals, io, say),
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
      await close(how);
    },
  });
}

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

/** A sandbox without locks is used without one. */
function sandboxLocking(line: SandboxLine): SandboxLocking {
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

type Free = () => void;

/** Lets many use something together, or one alone, in the order in which they ask. Each calls what it gets when it is done. */
export function sharedUse(): (how: "together" | "alone") => Promise<Free> {
  let users = 0;
  let isAlone = false;
  const waiting: { readonly how: "together" | "alone"; readonly start: () => void }[] = [];
  const next = (): void => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      if (isAlone || (first.how === "alone" && users > 0)) return;
      waiting.shift();
      users += 1;
      isAlone = first.how === "alone";
      first.start();
    }
  };
  return (how) =>
    new Promise((resolve) => {
      let used = true;
      const free = () => {
        if (!used) return;
        used = false;
        users -= 1;
        isAlone = false;
        next();
      };
      waiting.push({ how, start: () => resolve(free) });
      next();
    });
}
