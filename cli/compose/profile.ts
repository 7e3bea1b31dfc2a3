import { ContainerModule } from "inversify";
import {
  createProfileDeviceTokenStorage,
  createProfileSessionStorage,
} from "../../adapters/node/profile-session-storage.ts";
import type { Globals } from "../command-line/globals.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { learningDevice, learningStorage, profileOf } from "./guard/profile-session.ts";
import {
  createWaiting,
  DEVICE_TOKEN,
  GLOBALS,
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
  bind(WAITING).toResolvedValue(({ after }: ProcessIo) => createWaiting(after), [IO]);
});
