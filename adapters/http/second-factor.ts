import { secondFactorEndpoints as rows } from "../../contracts/endpoints/second-factor.ts";
import type { SecondFactorPort } from "../../core/session/second-factor/port.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { instantFromWire } from "./from-wire.ts";

/** The second factor's port over HTTP. */
export function createHttpSecondFactor(client: HttpClient): SecondFactorPort {
  return {
    async status() {
      return mapOk(await client.call(rows.secondFactor, {}), ({ totpSince, recoveryCodesLeft, passkeys }) => ({
        totpSince: typeof totpSince === "string" ? instantFromWire(totpSince) : undefined,
        recoveryCodesLeft,
        passkeys: passkeys.map(({ addedAt, ...passkey }) => ({ ...passkey, addedAt: instantFromWire(addedAt) })),
      }));
    },
    begin: (password) => client.call(rows.beginTotp, { body: { password } }),
    async turnOn(code) {
      return mapOk(await client.call(rows.turnOnTotp, { body: { code } }), ({ recoveryCodes }) => recoveryCodes);
    },
    async turnOff({ password, proof: secondFactor }) {
      return mapOk(await client.call(rows.turnOffTotp, { body: { password, secondFactor } }), () => undefined);
    },
    beginPasskey: (password, origin) => client.call(rows.beginPasskey, { body: { password, origin } }),
    async addPasskey({ name, credential }) {
      const reply = await client.call(rows.addPasskey, { body: { name, credential } });
      return mapOk(reply, ({ recoveryCodes }) => recoveryCodes);
    },
    async removePasskey(id) {
      return mapOk(await client.call(rows.removePasskey, { body: { id } }), () => undefined);
    },
    passkeyChallenge: () => client.call(rows.passkeyChallenge, {}),
    async confirm(secondFactor) {
      return mapOk(await client.call(rows.confirmSession, { body: { secondFactor } }), ({ until }) =>
        instantFromWire(until),
      );
    },
  };
}
