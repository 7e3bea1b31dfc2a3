import { ContainerModule } from "inversify";
import type { House } from "../../../adapters/house/house.ts";
import type { Session } from "../../../core/session/model.ts";
import type { DeviceTokenStorage, SessionStorage } from "../../../core/session/port.ts";
import { ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { Failure } from "../../output/failure.ts";
import type { Backend } from "../../runtime/backend.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { httpPortsModule } from "../http-ports.ts";
import { DEVICE_TOKEN, PORTS, SESSION_STORAGE, WAITING } from "../identifiers.ts";
import { wireBackend } from "../open-backend.ts";
import { portsOfHouse } from "../ports-of-house.ts";
import { createWaiting } from "../waiting.ts";

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
