import { openHouse } from "../../../adapters/house/node/open-house.ts";
import { createScryptPasswords } from "../../../adapters/house/node/scrypt-passwords.ts";
import { SANDBOX_LIMITS } from "../../../adapters/house/session/limits/default-limits.ts";
import { callInProcess } from "../../../adapters/server/http/call-in-process.ts";
import { createFaultPlan } from "../../../adapters/server/sandbox/fault-plan.ts";
import { createSandboxApp } from "../../../adapters/server/sandbox/sandbox-app.ts";
import { createSandboxClock } from "../../../adapters/server/sandbox/sandbox-clock.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { FlowTargets } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { controlAnswer } from "../sandbox/control-answer.ts";
import { FLOW_HASH_COST, FLOW_SEED } from "./flow-house.ts";
import { openActor } from "./open-actor.ts";
import { type HouseFor, type OwnHouse, ownHouses } from "./own-houses.ts";

const NO_FAULTS = "faults happen between client and server, and a house in memory is called directly";

/** Houses in this process, called without HTTP. Nothing of them is stored. */
export function memoryHouses(
  globals: Globals,
  io: ProcessIo,
  say: (line: string) => void,
  houseFor?: HouseFor,
): FlowTargets {
  return ownHouses({
    houseFor,
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
  const opened = await openHouse({
    dataDir: undefined,
    seed,
    clock: clock.now,
    passwords: createScryptPasswords(FLOW_HASH_COST),
    rates: SANDBOX_LIMITS,
  });
  if (!opened.ok) return err({ kind: "unexpected", message: opened.error.message });
  const { house } = opened.value;
  const controls = createSandboxApp({ house, clock, faults: createFaultPlan(), seed: () => seed, reset: undefined });
  return ok({
    openActor: () => openActor({ ...globals, target: { kind: "memory" } }, io, say, house),
    baseUrl: undefined,
    now: async () => clock.now(),
    control: async ({ path, body }) => {
      const reply = await callInProcess(controls, `/sandbox/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return controlAnswer(reply.status, await reply.text());
    },
    close: () => opened.value.close(),
  });
}
