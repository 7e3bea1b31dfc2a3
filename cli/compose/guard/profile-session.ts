import { homedir } from "node:os";
import { profileFolder } from "../../../adapters/node/profile-folder.ts";
import { createProfileSessionStorage } from "../../../adapters/node/profile-session-storage.ts";
import type { Session } from "../../../core/session/model.ts";
import type { AddressPort, DeviceTokenStorage, SessionStorage } from "../../../core/session/port.ts";
import { mapOk } from "../../../core/shared/result.ts";
import type { Globals, Target } from "../../command-line/globals.ts";
import type { Person } from "../../conform/engine/caller.ts";
import type { Secrets } from "../../output/secrets.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import type { Profile } from "../identifiers.ts";

/** Adds what a session holds to what the run may not print. */
function learnSession(session: Session | undefined, secrets: Secrets | undefined): void {
  if (!session || !secrets) return;
  const { token, member } = session;
  secrets.hide(token);
  secrets.mask(member.phone);
  secrets.mask(member.bankAccount?.accountNumber);
}

/** For a run with sessions of its own: the backend knows the profile's member all the same. */
export function learnProfile(globals: Globals, { env, secrets }: Pick<ProcessIo, "env" | "secrets">): void {
  const { folder, name } = profileOf(globals, env);
  learnSession(createProfileSessionStorage(folder, name).read(), secrets);
}

/**
 * A session's storage, of which every token and number that passes is known. It ends only the session that this run knows:
 * another run may have signed in since.
 */
export function learningStorage(storage: SessionStorage, secrets: Secrets | undefined): SessionStorage {
  let known: string | undefined;
  const learned = (session: Session | undefined) => {
    learnSession(session, secrets);
    known = session?.token;
    return session;
  };
  return {
    ...storage,
    read: () => learned(storage.read()),
    write: (session) => {
      learned(session);
      storage.write(session);
    },
    clear: () => {
      if (known === undefined || storage.read()?.token === known) storage.clear();
    },
    watch: (listener) => storage.watch((session) => listener(learned(session))),
  };
}

export function learningDevice(storage: DeviceTokenStorage, secrets: Secrets | undefined): DeviceTokenStorage {
  return {
    read: () => {
      const token = storage.read();
      secrets?.hide(token);
      return token;
    },
    write: (token) => {
      secrets?.hide(token);
      storage.write(token);
    },
  };
}

/** The phone number for a carrier may be another one than the member's. */
export function learningAddresses(port: AddressPort, secrets: Secrets | undefined): AddressPort {
  return {
    address: async () =>
      mapOk(await port.address(), (found) => {
        secrets?.mask(found?.phone);
        return found;
      }),
    changeAddress: async (...change) =>
      mapOk(await port.changeAddress(...change), (saved) => {
        secrets?.mask(saved.phone);
        return saved;
      }),
  };
}

/** The session of the profile at its target, for calls that no port makes. Undefined when nobody is signed in. */
export function knownSession(
  globals: Pick<Globals, "target" | "profile">,
  { env, secrets }: Pick<ProcessIo, "env" | "secrets">,
): Person | undefined {
  const { folder, name } = profileOf(globals, env);
  const session = learningStorage(createProfileSessionStorage(folder, name), secrets).read();
  return session && { token: session.token, uuid: session.member.id, username: session.member.username };
}

/** The profile of a target, and the folder of its files. */
export function profileOf({ target, profile }: Pick<Globals, "target" | "profile">, env: ProcessIo["env"]): Profile {
  return { folder: profileFolder(env, homedir()), name: `${profile ?? "default"}@${targetTitle(target)}` };
}

export function targetTitle(target: Target): string {
  return target.kind === "memory" ? "memory" : target.baseUrl;
}
