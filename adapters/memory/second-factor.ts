import type { SecondFactorPort } from "../../core/session/second-factor/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The second factor's port on a house in this process. */
export function createMemorySecondFactorPort(house: House, identity: Identity): SecondFactorPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    status: () => asMember("secondFactor.status", "read", (service) => service.secondFactor()),
    begin: (password) => flatten(asMember("secondFactor.begin", "action", (service) => service.beginTotp(password))),
    turnOn: (code) => flatten(asMember("secondFactor.turnOn", "action", (service) => service.turnOnTotp(code))),
    turnOff: (change) => flatten(asMember("secondFactor.turnOff", "action", (service) => service.turnOffTotp(change))),
    beginPasskey: (password, origin) =>
      flatten(asMember("secondFactor.beginPasskey", "read", (service) => service.beginPasskey(password, origin))),
    addPasskey: (passkey) =>
      flatten(
        asMember("secondFactor.addPasskey", "action", (service, { token }) => service.addPasskey(passkey, token)),
      ),
    removePasskey: (id) =>
      flatten(
        asMember("secondFactor.removePasskey", "action", (service, { token }) => service.removePasskey(id, token)),
      ),
    passkeyChallenge: () =>
      flatten(asMember("secondFactor.passkeyChallenge", "read", (service) => service.passkeyChallenge())),
    confirm: (proof) =>
      flatten(
        asMember("secondFactor.confirm", "action", (service, session) => service.confirmSession(proof, session.token)),
      ),
  };
}
