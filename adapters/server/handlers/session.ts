import type * as v from "valibot";
import {
  devicesEndpoints as deviceRows,
  secondFactorEndpoints as secondFactorRows,
} from "../../../contracts/endpoints/second-factor.ts";
import { sessionEndpoints as rows } from "../../../contracts/endpoints/session.ts";
import type { deviceList } from "../../../contracts/schemas/second-factor.ts";
import type { DeviceSession } from "../../../core/session/device-session.ts";
import type { Availability } from "../../../core/session/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { isBankCode } from "../../../core/wallet/banks.ts";
import { levelStandingToWire, memberToWire, sessionToWire } from "../wire/member-to-wire.ts";
import { type Handlers, memberHandler, publicHandler } from "./handler.ts";

export const sessionHandlers = {
  login: publicHandler(rows.login, async ({ house, body, caller }) => {
    const { deviceToken, puzzleAnswer, secondFactor, ...credentials } = body;
    const opened = await house.visitors.signIn(
      { ...credentials, ...(secondFactor && { secondFactor }) },
      { ...caller, deviceToken, puzzleAnswer },
    );
    return mapOk(opened, sessionToWire);
  }),

  logout: memberHandler(rows.logout, async ({ house, token, caller }) => {
    await house.visitors.signOut(token, caller);
    return ok({});
  }),

  userDetail: memberHandler(rows.userDetail, async ({ service }) => ok(memberToWire(await service.profile()))),
  user: memberHandler(rows.user, async ({ service }) => {
    const { user_bank: _account, user_address: _address, ...profile } = memberToWire(await service.profile());
    return ok(profile);
  }),
  level: memberHandler(rows.level, async ({ service }) => ok(levelStandingToWire(await service.level()))),

  changePassword: memberHandler(rows.changePassword, async ({ service, body, token, intent }) =>
    mapOk(await service.changePassword(body, token, intent), () => ({})),
  ),

  beginRecovery: publicHandler(rows.beginRecovery, ({ house, body: { account, puzzleAnswer }, caller }) =>
    house.visitors.beginRecovery(account, { ...caller, puzzleAnswer }),
  ),
  recoverPassword: publicHandler(rows.recoverPassword, async ({ house, body, caller }) => {
    const { secondFactor, puzzleAnswer, ...recovery } = body;
    const recovered = await house.visitors.recoverPassword(
      { ...recovery, ...(secondFactor && { secondFactor }) },
      { ...caller, puzzleAnswer },
    );
    return mapOk(recovered, () => ({}));
  }),

  // The wire names the fields of an address as the core does.
  address: memberHandler(rows.address, async ({ service }) => ok((await service.address()) ?? null)),
  changeAddress: memberHandler(rows.changeAddress, async ({ service, body, intent }) =>
    service.changeAddress(body, intent),
  ),
  chooseLanguage: memberHandler(rows.chooseLanguage, async ({ service, body }) => {
    await service.chooseLanguage(body.language);
    return ok({});
  }),

  register: publicHandler(rows.register, async ({ house, body, intent, caller }) => {
    const { bankId, bankName, afCode, team, marketing, consentVersion, deviceToken, puzzleAnswer, ...rest } = body;
    if (!isBankCode(bankName)) return err(at("bankName", refuse("bank-required")));
    const registration = {
      ...rest,
      bank: bankName,
      accountNumber: bankId,
      ...(afCode === undefined ? {} : { inviterCode: afCode }),
      ...(team === undefined || marketing === undefined ? {} : { campaign: { team, marketing } }),
      ...(consentVersion === undefined ? {} : { consentVersion }),
    };
    const opened = await house.visitors.register(registration, intent, { ...caller, deviceToken, puzzleAnswer });
    return withWireName(mapOk(opened, sessionToWire));
  }),

  checkPhone: publicHandler(rows.checkPhone, async ({ house, params, caller }) =>
    mapOk(formatAt("value", await house.visitors.checkPhone(params.value, caller)), ({ availability, ticket }) => ({
      ...availabilityToWire(availability),
      ticket,
    })),
  ),
  checkBankId: publicHandler(rows.checkBankId, async ({ house, params, caller }) =>
    mapOk(formatAt("bankId", await house.visitors.checkBankAccount(params.bankId, caller)), availabilityToWire),
  ),
  checkUsername: publicHandler(rows.checkUsername, async ({ house, params, caller }) =>
    mapOk(formatAt("value", await house.visitors.checkUsername(params.value, caller)), availabilityToWire),
  ),
  inviter: publicHandler(rows.inviter, async ({ house, params, caller }) =>
    withWireName(
      mapOk(await house.visitors.inviter(params.afCode, caller), ({ maskedName }) => ({
        name: maskedName,
        afCode: params.afCode,
      })),
    ),
  ),

  bankAccountName: publicHandler(rows.bankAccountName, async ({ house, body: { bank, bankId, ticket }, caller }) => {
    if (!isBankCode(bank)) return err(at("bank", refuse("bank-required")));
    const name = await house.visitors.accountName(bank, bankId, ticket, caller);
    return withWireName(mapOk(name, (known) => ({ name: known })));
  }),
} satisfies Handlers<typeof rows>;

function availabilityToWire(availability: Availability): { readonly available: boolean } {
  return { available: availability === "free" };
}

/** A value that nobody may register is refused at its parameter; what limits the questions is about no parameter. */
function formatAt<T>(name: string, result: Result<T, Refusal>): Result<T, Refusal> {
  return result.ok || !result.error.code.endsWith("-format") ? result : err(at(name, result.error));
}

/** Fields of a refusal that have another name on the wire. */
const WIRE_NAMES = new Map([
  ["accountNumber", "bankId"],
  ["inviterCode", "afCode"],
]);

function withWireName<T>(result: Result<T, Refusal>): Result<T, Refusal> {
  const name = result.ok || result.error.field === undefined ? undefined : WIRE_NAMES.get(result.error.field);
  return result.ok || name === undefined ? result : err(at(name, result.error));
}

export const secondFactorHandlers = {
  secondFactor: memberHandler(secondFactorRows.secondFactor, async ({ service }) => {
    const { totpSince, recoveryCodesLeft, passkeys: known } = await service.secondFactor();
    const passkeys = known.map((passkey) => ({ ...passkey, addedAt: toIso(passkey.addedAt) }));
    return ok({ ...(totpSince !== undefined && { totpSince: toIso(totpSince) }), recoveryCodesLeft, passkeys });
  }),
  beginTotp: memberHandler(secondFactorRows.beginTotp, ({ service, body, token }) =>
    service.beginTotp(body.password, token),
  ),
  turnOnTotp: memberHandler(secondFactorRows.turnOnTotp, async ({ service, body, token }) =>
    mapOk(await service.turnOnTotp(body.code, token), (codes) => ({ recoveryCodes: [...codes] })),
  ),
  turnOffTotp: memberHandler(secondFactorRows.turnOffTotp, async ({ service, body, token }) =>
    mapOk(await service.turnOffTotp({ password: body.password, proof: body.secondFactor }, token), () => ({})),
  ),
  beginPasskey: memberHandler(secondFactorRows.beginPasskey, ({ service, body: { password, origin }, token }) =>
    service.beginPasskey(password, origin, token),
  ),
  addPasskey: memberHandler(secondFactorRows.addPasskey, async ({ service, body, token }) =>
    mapOk(await service.addPasskey(body, token), (codes) => ({ recoveryCodes: [...codes] })),
  ),
  removePasskey: memberHandler(secondFactorRows.removePasskey, async ({ service, body, token }) =>
    mapOk(await service.removePasskey(body.id, token), () => ({})),
  ),
  passkeyChallenge: memberHandler(secondFactorRows.passkeyChallenge, ({ service, token }) =>
    service.passkeyChallenge(token),
  ),
  confirmSession: memberHandler(secondFactorRows.confirmSession, async ({ service, body, token }) =>
    mapOk(await service.confirmSession(body.secondFactor, token), (until) => ({ until: toIso(until) })),
  ),
} satisfies Handlers<typeof secondFactorRows>;

export const devicesHandlers = {
  devices: memberHandler(deviceRows.devices, async ({ service, token, language }) =>
    ok(toWire(await service.devices(token, language))),
  ),
  signOutDevice: memberHandler(deviceRows.signOutDevice, async ({ service, token, body, language }) =>
    ok(toWire(await service.signOutDevice(body.id, token, language))),
  ),
  activity: memberHandler(deviceRows.activity, async ({ service, query: { cursor, limit = 20 }, language }) =>
    mapOk(await service.activity({ cursor, limit }, language), ({ items, next }) => ({
      items: items.map(({ amountSatang, ...item }) => ({
        ...item,
        at: toIso(item.at),
        amount: amountSatang === undefined ? undefined : toBaht(amountSatang),
      })),
      next,
    })),
  ),
} satisfies Handlers<typeof deviceRows>;

function toWire(devices: readonly DeviceSession[]): v.InferInput<typeof deviceList> {
  return {
    items: devices.map(({ signedInAt, lastSeenAt, ...device }) => ({
      ...device,
      signedInAt: toIso(signedInAt),
      lastSeenAt: toIso(lastSeenAt),
    })),
  };
}
