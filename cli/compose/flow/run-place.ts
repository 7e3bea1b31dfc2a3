import { ContainerModule } from "inversify";
import type { House } from "../../../adapters/house/house.ts";
import type { Session } from "../../../core/session/model.ts";
import type { DeviceTokenStorage, SessionStorage } from "../../../core/session/port.ts";
import { signOut } from "../../../core/session/session-state.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { ControlCall, Need } from "../../flow/control.ts";
import type { Flow, Step } from "../../flow/flow.ts";
import type { FlowTarget } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/view.ts";
import type { Backend } from "../../runtime/backend.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { httpPortsModule } from "../http-ports.ts";
import { createWaiting, DEVICE_TOKEN, PORTS, SESSION_STORAGE, WAITING } from "../identifiers.ts";
import { portsOfHouse } from "../memory-ports.ts";
import { wireBackend } from "../open-backend.ts";

interface Place {
  readonly lacks: (need: Need) => string | undefined;
  readonly isSeeded: boolean;
  readonly sharesMembers?: boolean;
  readonly openActor: () => Promise<Result<Backend, Failure>>;
  readonly now: () => Promise<Instant>;
  readonly control: (call: ControlCall) => Promise<Result<Json, Problem | Failure>>;
  /** Called once, after the actors' connections are closed. */
  readonly release?: (used: readonly ControlCall[]) => Promise<void>;
}

/** A place for one run: opens each actor once, and notes which controls were used. */
export function runPlace({ sharesMembers = false, openActor, control, release, ...place }: Place): FlowTarget {
  const actors = new Map<string, Promise<Result<Backend, Failure>>>();
  const used: ControlCall[] = [];
  return {
    ...place,
    sharesMembers,
    connect: (actor) => {
      const opened = actors.get(actor) ?? openActor();
      actors.set(actor, opened);
      return opened;
    },
    control: (call) => {
      used.push(call);
      return control(call);
    },
    close: async (how) => {
      for (const opened of actors.values()) {
        const backend = await opened;
        if (!backend.ok) continue;
        // The next flow finds no device of this one.
        const { sessionStorage } = backend.value;
        if (sharesMembers && how !== "now" && sessionStorage.read()) await signOut(backend.value);
        await backend.value.close(how);
      }
      await release?.(used);
    },
  };
}

/** Opens a session of its own, of which nothing is stored: at a house in this process, or at the target of `globals`. */
export function openActor(
  globals: Globals,
  io: ProcessIo,
  say: (line: string) => void,
  house?: House,
  ports: ContainerModule = httpPortsModule,
): Promise<Result<Backend, Failure>> {
  const session = sessionInMemory();
  const device = deviceInMemory();
  const own = new ContainerModule(({ bind }) => {
    bind(SESSION_STORAGE).toConstantValue(session);
    bind(DEVICE_TOKEN).toConstantValue(device);
    bind(WAITING).toConstantValue(createWaiting(io.after));
    if (!house) return;
    const ports = portsOfHouse({
      house,
      sessionStorage: session,
      device,
      after: io.after,
      close: async () => undefined,
    });
    bind(PORTS).toConstantValue(ok(ports));
  });
  return wireBackend(globals, io, say, house ? [own] : [own, ports]);
}

function sessionInMemory(): SessionStorage {
  let current: Session | undefined;
  return {
    read: () => current,
    write: (session) => {
      current = session;
    },
    clear: () => {
      current = undefined;
    },
    // No other tab writes it.
    watch: () => () => undefined,
  };
}

function deviceInMemory(): DeviceTokenStorage {
  let current: string | undefined;
  return {
    read: () => current,
    write: (token) => {
      current = token;
    },
  };
}

/**
 * Which runs may share a house: those with the same set-up, when all of their members are new. Undefined for a flow that
 * changes what others see, or signs in as a member who exists already.
 */
export function houseFor({ setUp, steps, inputs }: Flow): string | undefined {
  const isNew = new Set(inputs.flatMap(({ name, source }) => (source.from === "new" ? [`$${name}`] : [])));
  const setUpSteps = setUp?.steps ?? [];
  if (steps.some(changesHouse) || setUpSteps.some((step) => !isShortSetUp(step))) return undefined;
  const knowsMembers = steps.some(({ useCase, inputs: given }) => {
    const username = given["username"]?.text;
    return useCase.name === "session login" && (username === undefined || !isNew.has(username));
  });
  if (knowsMembers) return undefined;
  const given = setUpSteps.map(({ useCase, inputs: options }) => [
    useCase.name,
    Object.entries(options).map(([name, { text }]) => [name, text]),
  ]);
  return JSON.stringify([setUp?.seed, given]);
}

/** Whether a flow needs a sandbox that others use for itself meanwhile. */
export function needsWholeSandbox({ setUp, steps }: Flow): boolean {
  return steps.some(changesHouse) || (setUp?.steps.some(changesHouse) ?? false);
}

export function changesHouse({ useCase: { does } }: Step): boolean {
  return does.kind === "control" && does.control.scope === "house";
}

/** The same call again changes nothing. */
function isShortSetUp({ useCase: { name } }: Step): boolean {
  return name === "set-clock" || name === "staff";
}
