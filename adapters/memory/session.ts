import type { SessionPort } from "../../core/session/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The session port on a house in this process. */
export function createMemorySessionPort(house: House, identity: Identity): SessionPort {
  const { asVisitor, asMember } = createHouseCalls(house, identity);
  const { visitors } = house;
  return {
    signIn: (credentials) => flatten(asVisitor("session.signIn", "read", () => visitors.signIn(credentials))),
    signOut: () =>
      asVisitor("session.signOut", "read", async () => {
        const session = identity();
        if (session) await visitors.signOut(session.token);
      }),
    profile: () => asMember("session.profile", "read", (service) => service.profile()),
    level: () => asMember("session.level", "read", (service) => service.level()),
    register: (registration, intent) =>
      flatten(asVisitor("session.register", "action", () => visitors.register(registration, intent))),
    checkPhone: (phone) => asVisitor("session.checkPhone", "read", () => visitors.checkPhone(phone)),
    checkUsername: (username) => asVisitor("session.checkUsername", "read", () => visitors.checkUsername(username)),
    checkBankAccount: (number) =>
      asVisitor("session.checkBankAccount", "read", () => visitors.checkBankAccount(number)),
    inviter: (code) => flatten(asVisitor("session.inviter", "read", () => visitors.inviter(code))),
    accountName: (bank, number) =>
      flatten(asVisitor("session.accountName", "read", () => visitors.accountName(bank, number))),
    changePassword: (change, intent) =>
      flatten(
        asMember("session.changePassword", "action", (service, session) =>
          service.changePassword(change, session.token, intent),
        ),
      ),
  };
}
