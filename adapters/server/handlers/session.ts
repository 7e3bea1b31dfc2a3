import { sessionEndpoints as rows } from "../../../contracts/endpoints/session.ts";
import { parseBankAccount, parsePhone, parseUsername } from "../../../core/rules/member-fields.ts";
import type { Availability } from "../../../core/session/model.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { isBankCode } from "../../../core/wallet/banks.ts";
import { levelStandingToWire, memberToWire, sessionToWire } from "../wire/member-to-wire.ts";
import { type Handlers, memberHandler, publicHandler } from "./handler.ts";

export const sessionHandlers = {
  login: publicHandler(rows.login, async ({ house, body }) => mapOk(await house.visitors.signIn(body), sessionToWire)),

  logout: memberHandler(rows.logout, async ({ house, token }) => {
    await house.visitors.signOut(token);
    return ok({});
  }),

  userDetail: memberHandler(rows.userDetail, async ({ service }) => {
    const [member, address] = await Promise.all([service.profile(), service.address()]);
    return ok({ ...memberToWire(member), user_address: address });
  }),
  user: memberHandler(rows.user, async ({ service }) => {
    const { user_bank: _account, user_address: _address, ...profile } = memberToWire(await service.profile());
    return ok(profile);
  }),
  level: memberHandler(rows.level, async ({ service }) => ok(levelStandingToWire(await service.level()))),

  changePassword: memberHandler(rows.changePassword, async ({ service, body, token }) =>
    mapOk(await service.changePassword(body, token), () => ({})),
  ),

  // The wire names the fields of an address as the core does.
  address: memberHandler(rows.address, async ({ service }) => ok((await service.address()) ?? null)),
  changeAddress: memberHandler(rows.changeAddress, async ({ service, body }) => service.changeAddress(body)),

  register: publicHandler(rows.register, async ({ house, body, intent }) => {
    const { bankId, bankName, afCode, team, marketing, consentVersion, ...rest } = body;
    if (!isBankCode(bankName)) return err(at("bankName", refuse("bank-required")));
    const registration = {
      ...rest,
      bank: bankName,
      accountNumber: bankId,
      ...(afCode === undefined ? {} : { inviterCode: afCode }),
      ...(team === undefined || marketing === undefined ? {} : { campaign: { team, marketing } }),
      ...(consentVersion === undefined ? {} : { consentVersion }),
    };
    return withWireName(mapOk(await house.visitors.register(registration, intent), sessionToWire));
  }),

  checkPhone: publicHandler(rows.checkPhone, ({ house, params }) =>
    availabilityOf("value", parsePhone(params.value), (value) => house.visitors.checkPhone(value)),
  ),
  checkBankId: publicHandler(rows.checkBankId, ({ house, params }) =>
    availabilityOf("bankId", parseBankAccount(params.bankId), (value) => house.visitors.checkBankAccount(value)),
  ),
  checkUsername: publicHandler(rows.checkUsername, ({ house, params }) =>
    availabilityOf("value", parseUsername(params.value), (value) => house.visitors.checkUsername(value)),
  ),
  inviter: publicHandler(rows.inviter, async ({ house, params }) =>
    withWireName(
      mapOk(await house.visitors.inviter(params.afCode), ({ maskedName }) => ({
        name: maskedName,
        afCode: params.afCode,
      })),
    ),
  ),

  bankAccountName: publicHandler(rows.bankAccountName, async ({ house, body }) => {
    if (!isBankCode(body.bank)) return err(at("bank", refuse("bank-required")));
    return withWireName(mapOk(await house.visitors.accountName(body.bank, body.bankId), (name) => ({ name })));
  }),
} satisfies Handlers<typeof rows>;

/** A value that nobody may register is refused: `available` would be a promise that the registration breaks. */
async function availabilityOf(
  name: string,
  parsed: Result<string, Refusal>,
  check: (value: string) => Promise<Availability>,
): Promise<Result<{ readonly available: boolean }, Refusal>> {
  return parsed.ok ? ok({ available: (await check(parsed.value)) === "free" }) : err(at(name, parsed.error));
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
