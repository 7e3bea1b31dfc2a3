import type { Law } from "../../engine/law.ts";
import { closedDeviceIsOut } from "./closed-device-is-out.ts";
import { dailySessionEnds } from "./daily-session-ends.ts";
import { launchEndsWithItsSession } from "./launch-ends-with-its-session.ts";
import { onePasswordChangeOfMany } from "./one-password-change-of-many.ts";
import { passwordChangeEndsSessions } from "./password-change-ends-sessions.ts";
import { signOutEndsASession } from "./sign-out-ends-a-session.ts";
import { unusedSessionEnds } from "./unused-session-ends.ts";

export const SESSIONS_LAWS: readonly Law[] = [
  closedDeviceIsOut,
  dailySessionEnds,
  launchEndsWithItsSession,
  onePasswordChangeOfMany,
  passwordChangeEndsSessions,
  signOutEndsASession,
  unusedSessionEnds,
];
