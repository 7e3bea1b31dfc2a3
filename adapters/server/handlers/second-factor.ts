import { secondFactorEndpoints as rows } from "../../../contracts/endpoints/second-factor.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { type Handlers, memberHandler } from "./handler.ts";

export const secondFactorHandlers = {
  secondFactor: memberHandler(rows.secondFactor, async ({ service }) => {
    const { totpSince, recoveryCodesLeft, passkeys: known } = await service.secondFactor();
    const passkeys = known.map((passkey) => ({ ...passkey, addedAt: toIso(passkey.addedAt) }));
    return ok({ ...(totpSince !== undefined && { totpSince: toIso(totpSince) }), recoveryCodesLeft, passkeys });
  }),
  beginTotp: memberHandler(rows.beginTotp, ({ service, body }) => service.beginTotp(body.password)),
  turnOnTotp: memberHandler(rows.turnOnTotp, async ({ service, body }) =>
    mapOk(await service.turnOnTotp(body.code), (codes) => ({ recoveryCodes: [...codes] })),
  ),
  turnOffTotp: memberHandler(rows.turnOffTotp, async ({ service, body: { password, secondFactor } }) =>
    mapOk(await service.turnOffTotp({ password, proof: secondFactor }), () => ({})),
  ),
  beginPasskey: memberHandler(rows.beginPasskey, ({ service, body: { password, origin } }) =>
    service.beginPasskey(password, origin),
  ),
  addPasskey: memberHandler(rows.addPasskey, async ({ service, body, token }) =>
    mapOk(await service.addPasskey(body, token), (codes) => ({ recoveryCodes: [...codes] })),
  ),
  removePasskey: memberHandler(rows.removePasskey, async ({ service, body, token }) =>
    mapOk(await service.removePasskey(body.id, token), () => ({})),
  ),
  passkeyChallenge: memberHandler(rows.passkeyChallenge, ({ service }) => service.passkeyChallenge()),
  confirmSession: memberHandler(rows.confirmSession, async ({ service, body, token }) =>
    mapOk(await service.confirmSession(body.secondFactor, token), (until) => ({ until: toIso(until) })),
  ),
} satisfies Handlers<typeof rows>;
