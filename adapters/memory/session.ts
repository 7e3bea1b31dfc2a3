import type { SessionPort } from "../../core/session/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** Sessions straight at a house in this process. */
export function createMemorySessionPort(house: House, identity: Identity): SessionPort {
  const { asVisitor, asMember } = createHouseCalls(house, identity);
  const { visitors } = house;
  return {
    signIn: (credentials) => flat(asVisitor("session.signIn", "read", () => visitors.signIn(credentials))),
    signOut: () =>
      asVisitor("session.signOut", "read", async () => {
        const session = identity();
        if (session) await visitors.signOut(session.token);
      }),
    profile: () => asMember("session.profile", "read", (service) => service.profile()),
    level: () => asMember("session.level", "read", (service) => service.level()),
    register: (registration, intent) =>
      flat(asVisitor("session.register", "action", () => visitors.register(registration, intent))),
    checkPhone: (phone) => asVisitor("session.checkPhone", "read", () => visitors.checkPhone(phone)),
    checkUsername: (username) => asVisitor("session.checkUsername", "read", () => visitors.checkUsername(username)),
    checkBankAccount: (number) =>
      asVisitor("session.checkBankAccount", "read", () => visitors.checkBankAccount(number)),
    inviter: (code) => flat(asVisitor("session.inviter", "read", () => visitors.inviter(code))),
    accountName: (bank, number) =>
      flat(asVisitor("session.accountName", "read", () => visitors.accountName(bank, number))),
    changePassword: (change) =>
      flat(
        asMember("session.changePassword", "action", (service, session) =>
          service.changePassword(change, session.token),
        ),
      ),
  };
}
