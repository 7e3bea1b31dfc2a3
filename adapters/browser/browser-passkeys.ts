import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { PasskeyDevice } from "../../core/session/second-factor/port.ts";

type RegistrationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Passkeys of the browser, for pages where `PublicKeyCredential` exists. */
export const browserPasskeys: PasskeyDevice = {
  create: (options) => textOf(() => startRegistration({ optionsJSON: JSON.parse(options) as RegistrationOptions })),
  sign: (options) => textOf(() => startAuthentication({ optionsJSON: JSON.parse(options) as AuthenticationOptions })),
};

/** The browser throws when the person closes its window, and for options that do not fit. */
async function textOf(made: () => Promise<unknown>): Promise<string | undefined> {
  try {
    return JSON.stringify(await made());
  } catch {
    return undefined;
  }
}
