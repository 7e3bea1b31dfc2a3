import { secondFactorEndpoints as rows } from "../../../contracts/endpoints/second-factor.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { type Handlers, memberHandler } from "./handler.ts";

export const secondFactorHandlers = {
  secondFactor: memberHandler(rows.secondFactor, async ({ service }) => {
    const { totpSince, recoveryCodesLeft } = await service.secondFactor();
    return ok({ ...(totpSince !== undefined && { totpSince: toIso(totpSince) }), recoveryCodesLeft });
  }),
  beginTotp: memberHandler(rows.beginTotp, ({ service, body }) => service.beginTotp(body.password)),
  turnOnTotp: memberHandler(rows.turnOnTotp, async ({ service, body }) =>
    mapOk(await service.turnOnTotp(body.code), (codes) => ({ recoveryCodes: [...codes] })),
  ),
  turnOffTotp: memberHandler(rows.turnOffTotp, async ({ service, body: { password, secondFactor } }) =>
    mapOk(await service.turnOffTotp({ password, proof: secondFactor }), () => ({})),
  ),
  confirmSession: memberHandler(rows.confirmSession, async ({ service, body, token }) =>
    mapOk(await service.confirmSession(body.secondFactor, token), (until) => ({ until: toIso(until) })),
  ),
} satisfies Handlers<typeof rows>;
