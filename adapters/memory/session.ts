import type { Session } from "../../core/session/model.ts";
import type { DeviceTokenStorage, SessionPort } from "../../core/session/port.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { House } from "../house/house.ts";
import type { OpenedSession } from "../house/session/sessions.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The session port on a house in this process. */
export function createMemorySessionPort(
  house: House,
  identity: Identity,
  device: DeviceTokenStorage = NO_DEVICE,
): SessionPort {
  const { asVisitor, asMember } = createHouseCalls(house, identity);
  const { visitors } = house;
  /** Of the registration that is under way. */
  let ticket: string | undefined;
  const caller = () => ({ deviceToken: device.read() });
  const stored = ({ deviceToken, ...session }: OpenedSession): Session => {
    device.write(deviceToken);
    return session;
  };
  return {
    signIn: (credentials) =>
      flatten(
        asVisitor("session.signIn", "read", async () => mapOk(await visitors.signIn(credentials, caller()), stored)),
      ),
    signOut: () =>
      asVisitor("session.signOut", "read", async () => {
        const session = identity();
        if (session) await visitors.signOut(session.token);
      }),
    profile: () => asMember("session.profile", "read", (service) => service.profile()),
    level: () => asMember("session.level", "read", (service) => service.level()),
    register: (registration, intent) =>
      flatten(
        asVisitor("session.register", "action", async () =>
          mapOk(await visitors.register(registration, intent, caller()), stored),
        ),
      ),
    async checkPhone(phone) {
      const checked = await flatten(asVisitor("session.checkPhone", "read", () => visitors.checkPhone(phone)));
      if (checked.ok) ticket = checked.value.ticket;
      return mapOk(checked, ({ availability }) => availability);
    },
    checkUsername: (username) =>
      flatten(asVisitor("session.checkUsername", "read", () => visitors.checkUsername(username))),
    checkBankAccount: (number) =>
      flatten(asVisitor("session.checkBankAccount", "read", () => visitors.checkBankAccount(number))),
    inviter: (code) => flatten(asVisitor("session.inviter", "read", () => visitors.inviter(code))),
    accountName: (bank, number) =>
      flatten(asVisitor("session.accountName", "read", () => visitors.accountName(bank, number, ticket))),
    changePassword: (change, intent) =>
      flatten(
        asMember("session.changePassword", "action", (service, session) =>
          service.changePassword(change, session.token, intent),
        ),
      ),
  };
}

const NO_DEVICE: DeviceTokenStorage = { read: () => undefined, write: () => undefined };
