import { ContainerModule } from "inversify";
import { createProfileIntentStorage } from "../../adapters/node/profile-intent-storage.ts";
import {
  createProfileDeviceTokenStorage,
  createProfileSessionStorage,
} from "../../adapters/node/profile-session-storage.ts";
import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { SessionStorage } from "../../core/session/port.ts";
import type { Globals } from "../command-line/globals.ts";
import type { RunIntents } from "../runtime/backend.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { learningDevice, learningStorage, profileOf } from "./guard/profile-session.ts";
import {
  createWaiting,
  DEVICE_TOKEN,
  GLOBALS,
  INTENTS,
  IO,
  PROFILE,
  type Profile,
  SESSION_STORAGE,
  WAITING,
} from "./identifiers.ts";

/** What one run needs for every target. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(PROFILE).toResolvedValue((globals: Globals, { env }: ProcessIo) => profileOf(globals, env), [GLOBALS, IO]);
  bind(SESSION_STORAGE).toResolvedValue(
    ({ folder, name }: Profile, { secrets }: ProcessIo) =>
      learningStorage(createProfileSessionStorage(folder, name), secrets),
    [PROFILE, IO],
  );
  bind(DEVICE_TOKEN).toResolvedValue(
    ({ folder, name }: Profile, { secrets }: ProcessIo) =>
      learningDevice(createProfileDeviceTokenStorage(folder, name), secrets),
    [PROFILE, IO],
  );
  bind(INTENTS).toResolvedValue(openIntents, [PROFILE, SESSION_STORAGE]);
  bind(WAITING).toResolvedValue(({ after }: ProcessIo) => createWaiting(after), [IO]);
});

function openIntents({ folder, name }: Profile, session: SessionStorage): RunIntents {
  const stored = createProfileIntentStorage(folder, name, () => session.read()?.member.id);
  const settled = new Set<IdempotencyKey>();
  return {
    ...stored,
    write(intent) {
      settled.delete(intent.key);
      stored.write(intent);
    },
    remove: (key) => void settled.add(key),
    pending: (kind) => stored.pending(kind).filter(({ key }) => !settled.has(key)),
    forget: () => settled.forEach((key) => stored.remove(key)),
  };
}
