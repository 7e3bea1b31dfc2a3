import type * as v from "valibot";
import { registrationEndpoints as rows } from "../../../contracts/endpoints/registration.ts";
import type { availability } from "../../../contracts/schemas/registration.ts";
import type { Availability } from "../../../core/session/model.ts";
import type { DeviceTokenStorage, RegistrationPort } from "../../../core/session/port.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { at, type RefusalCode, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, type Result } from "../../../core/shared/result.ts";
import type { HttpClient } from "../client/client.ts";
import { sessionFromWire } from "./sign-in.ts";

export function createHttpRegistration(client: HttpClient, device: DeviceTokenStorage): RegistrationPort {
  /** Of the registration that is under way. */
  let ticket: string | undefined;
  return {
    async register({ bank, accountNumber, inviterCode, campaign, consentVersion, ...person }, intent, puzzleAnswer) {
      const account = { bankId: accountNumber, bankName: bank };
      const more = { afCode: inviterCode, ...campaign, consentVersion, deviceToken: device.read(), puzzleAnswer };
      const body = { ...person, ...account, ...more };
      const reply = withOwnField(await client.call(rows.register, { body, intent }));
      return mapOk(reply, (wire) => sessionFromWire(wire, device));
    },

    async checkPhone(phone) {
      const reply = await client.call(rows.checkPhone, { params: { value: phone } });
      if (reply.ok) ticket = reply.value.ticket ?? undefined;
      return mapOk(reply, availabilityFromWire);
    },

    async checkUsername(username) {
      return mapOk(await client.call(rows.checkUsername, { params: { value: username } }), availabilityFromWire);
    },

    async checkBankAccount(accountNumber) {
      return mapOk(await client.call(rows.checkBankId, { params: { bankId: accountNumber } }), availabilityFromWire);
    },

    async inviter(code) {
      const reply = await client.call(rows.inviter, { params: { afCode: code } });
      return mapOk(refusedWhenMissing(reply, "inviter-unknown"), ({ name }) => ({ maskedName: name }));
    },

    async accountName(bank, accountNumber) {
      const reply = await client.call(rows.bankAccountName, { body: { bank, bankId: accountNumber, ticket } });
      return mapOk(refusedWhenMissing(reply, "bank-account-unknown"), ({ name }) => name);
    },
  };
}

function availabilityFromWire({ available }: v.InferOutput<typeof availability>): Availability {
  return available ? "free" : "taken";
}

/** Fields of a registration that have another name on the wire. */
const OWN_NAMES = new Map([
  ["bankId", "accountNumber"],
  ["afCode", "inviterCode"],
]);

function withOwnField<T>(reply: Result<T, Problem>): Result<T, Problem> {
  if (reply.ok || reply.error.kind !== "refusal") return reply;
  const name = OWN_NAMES.get(reply.error.field ?? "");
  return name === undefined ? reply : err(at(name, reply.error));
}

function refusedWhenMissing<T>(
  reply: Result<T, Problem>,
  code: Extract<RefusalCode, "inviter-unknown" | "bank-account-unknown">,
): Result<T, Problem> {
  const missing = !reply.ok && reply.error.kind === "fault" && reply.error.status === 404;
  return missing ? err(refuse(code)) : reply;
}
