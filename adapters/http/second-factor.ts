import { secondFactorEndpoints as rows } from "../../contracts/endpoints/second-factor.ts";
import type { SecondFactorPort } from "../../core/session/second-factor/port.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { instantFromWire } from "./time-from-wire.ts";

/** The second factor's port over HTTP. */
export function createHttpSecondFactor(client: HttpClient): SecondFactorPort {
  return {
    async status() {
      return mapOk(await client.call(rows.secondFactor, {}), ({ totpSince, recoveryCodesLeft }) => ({
        totpSince: typeof totpSince === "string" ? instantFromWire(totpSince) : undefined,
        recoveryCodesLeft,
      }));
    },
    begin: (password) => client.call(rows.beginTotp, { body: { password } }),
    async turnOn(code) {
      return mapOk(await client.call(rows.turnOnTotp, { body: { code } }), ({ recoveryCodes }) => recoveryCodes);
    },
    async turnOff({ password, proof: secondFactor }) {
      return mapOk(await client.call(rows.turnOffTotp, { body: { password, secondFactor } }), () => undefined);
    },
    async confirm(secondFactor) {
      return mapOk(await client.call(rows.confirmSession, { body: { secondFactor } }), ({ until }) =>
        instantFromWire(until),
      );
    },
  };
}
