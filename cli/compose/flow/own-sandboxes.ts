import { createScryptPasswords } from "../../../adapters/house/node/scrypt-passwords.ts";
import { startServer } from "../../../adapters/server/start-server.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { FlowTargets } from "../../flow/run/flow-target.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { sandboxNow, sendControl } from "../sandbox/send-control.ts";
import { openSend } from "../trace/open-send.ts";
import { FLOW_HASH_COST, FLOW_SEED } from "./flow-house.ts";
import { openActor } from "./open-actor.ts";
import { type HouseFor, ownHouses } from "./own-houses.ts";

/** Sandboxes that this process serves on free ports of this machine, called over HTTP. */
export function ownSandboxes(
  globals: Globals,
  io: ProcessIo,
  say: (line: string) => void,
  houseFor?: HouseFor,
): FlowTargets {
  return ownHouses({
    houseFor,
    title: "own sandboxes behind HTTP",
    clock: io.clock,
    lacks: () => undefined,
    openHouse: async (seed = FLOW_SEED) => {
      const started = await startServer({
        host: "127.0.0.1",
        port: 0,
        dataDir: undefined,
        sandbox: true,
        seed,
        passwords: createScryptPasswords(FLOW_HASH_COST),
      });
      if (!started.ok) return err({ kind: "unexpected", message: started.error.message });
      const { url: baseUrl, close } = started.value;
      const { send, close: hangUp } = openSend(globals);
      const line = { send, baseUrl, token: undefined, timeoutMs: globals.timeoutMs, after: io.after };
      return ok({
        openActor: () => openActor({ ...globals, target: { kind: "http", baseUrl } }, io, say),
        baseUrl,
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
