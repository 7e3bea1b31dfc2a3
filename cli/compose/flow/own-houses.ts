import { openDemoHouse } from "../../../adapters/house/sandbox/open-demo-house.ts";
import { createSandboxCodes } from "../../../adapters/house/sandbox/sandbox-codes.ts";
import { SANDBOX_OPTIONS } from "../../../adapters/house/sandbox/sandbox-options.ts";
import { createFaultPlan } from "../../../adapters/server/sandbox/fault-plan.ts";
import { createSandboxApp } from "../../../adapters/server/sandbox/sandbox-app.ts";
import { createSandboxClock } from "../../../adapters/server/sandbox/sandbox-clock.ts";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import type { Clock } from "../../../core/platform/device.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { ControlCall, Need } from "../../flow/control.ts";
import type { Flow } from "../../flow/flow.ts";
import type { FlowTarget, FlowTargets } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/view.ts";
import type { Backend } from "../../runtime/backend.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { controlAnswer, sandboxNow, sendControl } from "../sandbox/send-control.ts";
import { openSend } from "../trace/open-send.ts";
import { houseFor, openActor, runPlace } from "./run-place.ts";

/** A house that this process opened for flows. */
interface OwnHouse {
  readonly now: () => Promise<Instant>;
  readonly openActor: () => Promise<Result<Backend, Failure>>;
  readonly control: (call: ControlCall) => Promise<Result<Json, Problem | Failure>>;
  readonly close: () => Promise<void>;
}

interface Houses {
  readonly title: string;
  readonly clock: Clock;
  readonly lacks: (need: Need) => string | undefined;
  readonly openHouse: (seed: number | undefined) => Promise<Result<OwnHouse, Failure>>;
}

type Opened = Promise<Result<OwnHouse, Failure>>;

/** Opens houses as flows first call them: runs that do not disturb each other share one. */
function ownHouses({ title, clock, lacks, openHouse }: Houses): FlowTargets {
  const shared = new Map<string, Opened>();
  const open = (flow: Flow): FlowTarget => {
    const key = houseFor(flow);
    let own: Opened | undefined;
    const house = (): Opened => {
      const opened = (key === undefined ? own : shared.get(key)) ?? openHouse(flow.setUp?.seed);
      if (key === undefined) own = opened;
      else shared.set(key, opened);
      return opened;
    };
    return runPlace({
      lacks,
      isSeeded: true,
      openActor: async () => {
        const opened = await house();
        return opened.ok ? opened.value.openActor() : opened;
      },
      now: async () => {
        const opened = await house();
        return opened.ok ? opened.value.now() : clock();
      },
      control: async (call) => {
        const opened = await house();
        return opened.ok ? opened.value.control(call) : opened;
      },
      release: () => closeAll(own ? [own] : []),
    });
  };
  return { title, open: async (flow) => ok(open(flow)), close: () => closeAll(shared.values()) };
}

async function closeAll(houses: Iterable<Opened>): Promise<void> {
  for (const house of houses) {
    const closed = mapOk(await house, ({ close }) => close());
    if (closed.ok) await closed.value;
  }
}

const NO_FAULTS = "faults happen between client and server, and a house in memory is called directly";

/** Houses in this process, called without HTTP. Nothing of them is stored. */
export function memoryHouses(globals: Globals, io: ProcessIo, say: (line: string) => void): FlowTargets {
  return ownHouses({
    title: "houses in memory",
    clock: io.clock,
    lacks: (need) => (need === "faults" ? NO_FAULTS : undefined),
    openHouse: (seed) => openOne(globals, io, say, seed),
  });
}

async function openOne(
  globals: Globals,
  io: ProcessIo,
  say: (line: string) => void,
  seed = FLOW_SEED,
): Promise<Result<OwnHouse, Failure>> {
  const clock = createSandboxClock(io.clock);
  const codes = createSandboxCodes(clock.now);
  const opened = await openDemoHouse({
    codeSender: codes,
    dataDir: undefined,
    seed,
    clock: clock.now,
    options: SANDBOX_OPTIONS,
  });
  if (!opened.ok) return err({ kind: "unexpected", message: opened.error.message });
  const { house } = opened.value;
  const faults = createFaultPlan();
  const controls = createSandboxApp({ house, clock, codes: codes.list, faults, seed: () => seed, reset: undefined });
  return ok({
    openActor: () => openActor({ ...globals, target: { kind: "memory" } }, io, say, house),
    now: async () => clock.now(),
    control: async ({ path, body }) => {
      const reply = await controls.request(`/sandbox/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return controlAnswer(reply.status, await reply.text());
    },
    close: () => opened.value.close(),
  });
}

/** Sandboxes that this process serves on free ports of this machine, called over HTTP. */
export function ownSandboxes(globals: Globals, io: ProcessIo, say: (line: string) => void): FlowTargets {
  return ownHouses({
    title: "own sandboxes behind HTTP",
    clock: io.clock,
    lacks: () => undefined,
    openHouse: async (seed = FLOW_SEED) => {
      const started = await startSandbox({
        host: "127.0.0.1",
        port: 0,
        dataDir: undefined,
        sandbox: true,
        seed,
      });
      if (!started.ok) return err({ kind: "unexpected", message: started.error.message });
      const { url: baseUrl, close } = started.value;
      const { send, close: hangUp } = openSend(globals);
      const line = { send, baseUrl, token: undefined, timeoutMs: globals.timeoutMs, after: io.after };
      return ok({
        openActor: () => openActor({ ...globals, target: { kind: "http", baseUrl } }, io, say),
        now: () => sandboxNow(line, io.clock),
        control: (call) => sendControl(line, call),
        close: async () => {
          await hangUp("now");
          await close();
        },
      });
    },
  });
}

/** The members and histories of a flow's house, unless it asks for others. The number itself has no meaning. */
export const FLOW_SEED = 2569;
