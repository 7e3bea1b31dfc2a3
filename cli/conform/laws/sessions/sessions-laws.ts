import type { Law } from "../../engine/law.ts";
import { closedDeviceIsOut } from "./closed-device-is-out.ts";
import { launchEndsWithItsSession } from "./launch-ends-with-its-session.ts";
import { passwordChangeEndsSessions } from "./password-change-ends-sessions.ts";
import { signOutEndsASession } from "./sign-out-ends-a-session.ts";

export const SESSIONS_LAWS: readonly Law[] = [
  closedDeviceIsOut,
  launchEndsWithItsSession,
  passwordChangeEndsSessions,
  signOutEndsASession,
];
