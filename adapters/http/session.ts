import type { Session } from "../../core/session/model.ts";
import type { DeviceTokenStorage, SessionPort } from "../../core/session/port.ts";
import type { HttpClient } from "./client/client.ts";
import { createHttpLanguage } from "./session/language.ts";
import { createHttpPassword } from "./session/password.ts";
import { createHttpRegistration } from "./session/registration.ts";
import { createHttpSignIn } from "./session/sign-in.ts";

/** The session port over HTTP. Without a session the client refuses members' calls before it sends anything. */
export function createHttpSession(
  client: HttpClient,
  identity: () => Session | undefined,
  device: DeviceTokenStorage = NO_DEVICE,
): SessionPort {
  return {
    ...createHttpSignIn(client, identity, device),
    ...createHttpRegistration(client, device),
    ...createHttpPassword(client, identity),
    ...createHttpLanguage(client),
  };
}

const NO_DEVICE: DeviceTokenStorage = { read: () => undefined, write: () => undefined };
