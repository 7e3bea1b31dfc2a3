import type * as v from "valibot";
import { sessionEndpoints as rows } from "../../contracts/endpoints/session.ts";
import type { availability } from "../../contracts/schemas/registration.ts";
import type { signedIn } from "../../contracts/schemas/sign-in.ts";
import { levelName } from "../../core/rules/levels.ts";
import type { Availability, Session } from "../../core/session/model.ts";
import type { DeviceTokenStorage, SessionPort } from "../../core/session/port.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { baht } from "../../core/shared/money.ts";
import { type RefusalCode, refuse } from "../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { memberFromWire } from "./member-from-wire.ts";

/** The session port over HTTP. Without a session the client refuses members' calls before it sends anything. */
export function createHttpSession(
  client: HttpClient,
  identity: () => Session | undefined,
  device: DeviceTokenStorage = NO_DEVICE,
): SessionPort {
  const sessionFromWire = ({ token, user, deviceToken }: v.InferOutput<typeof signedIn>): Session => {
    if (deviceToken) device.write(deviceToken);
    return { token, member: memberFromWire(user) };
  };
  /** Of the registration that is under way. */
  let ticket: string | undefined;
  const ownParams = () => ({ uuid: identity()?.member.id ?? "" });
  return {
    async signIn({ username, password, secondFactor }) {
      const body = { username, password, secondFactor, deviceToken: device.read() };
      const reply = await client.call(rows.login, { body });
      return mapOk(refusedWhenUnauthorised(reply), sessionFromWire);
    },

    async signOut() {
      const reply = await client.call(rows.logout, {});
      // The token is invalid already, or the backend has no sign-out: nothing is left to end.
      const done = reply.ok || isFault(reply.error, "unauthorised") || isFault(reply.error, "not-available");
      return done ? ok(undefined) : err(reply.error);
    },

    async profile() {
      // The profile may lack the bank account, which the detail has. Some backends send everything in both.
      const params = ownParams();
      const [user, detail] = await Promise.all([
        client.call(rows.user, { params }),
        client.call(rows.userDetail, { params }),
      ]);
      return mapOk(user, (wire) => memberFromWire({ ...wire, user_bank: wire.user_bank ?? bankIn(detail) }));
    },

    async level() {
      return mapOk(await client.call(rows.level, { params: ownParams() }), (standing) => ({
        level: levelName(standing.level),
        levelId: standing.level,
        depositedTotalSatang: baht(standing.totalDeposit),
        depositedThisMonthSatang: baht(standing.monthDeposit),
      }));
    },

    async register({ bank, accountNumber, inviterCode, campaign, consentVersion, ...person }, intent) {
      const { username, password, name, phone } = person;
      const account = { bankId: accountNumber, bankName: bank };
      const more = { afCode: inviterCode, ...campaign, consentVersion, deviceToken: device.read() };
      const body = { username, password, name, phone, ...account, ...more };
      return mapOk(await client.call(rows.register, { body, intent }), sessionFromWire);
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

    async changePassword({ oldPassword, newPassword, confirmPassword }, intent) {
      const body = { oldPassword, newPassword, confirmPassword };
      return mapOk(await client.call(rows.changePassword, { params: ownParams(), body, intent }), () => undefined);
    },
  };
}

const NO_DEVICE: DeviceTokenStorage = { read: () => undefined, write: () => undefined };

function availabilityFromWire({ available }: v.InferOutput<typeof availability>): Availability {
  return available ? "free" : "taken";
}

/** Turns a 401 or 403 without a code into `credentials-wrong`, in the backend's words where it sent any. */
function refusedWhenUnauthorised<T>(reply: Result<T, Problem>): Result<T, Problem> {
  if (reply.ok || reply.error.kind !== "refusal" || reply.error.code !== "backend-refused") return reply;
  const { message, detail } = reply.error;
  const { status, message: said } = reply.error.facts;
  if (status !== 401 && status !== 403) return reply;
  const refusal = refuse("credentials-wrong");
  if (detail !== undefined) return err({ ...refusal, detail });
  return err(said ? { ...refusal, message } : refusal);
}

function refusedWhenMissing<T>(
  reply: Result<T, Problem>,
  code: Extract<RefusalCode, "inviter-unknown" | "bank-account-unknown">,
): Result<T, Problem> {
  const missing = !reply.ok && reply.error.kind === "fault" && reply.error.status === 404;
  return missing ? err(refuse(code)) : reply;
}

/** Undefined where the detail failed: the member can still be shown, and only a withdrawal needs the account. */
function bankIn(detail: Result<v.InferOutput<typeof rows.userDetail.reply>, Problem>) {
  return detail.ok ? detail.value.user_bank : undefined;
}

function isFault(problem: Problem, fault: string): boolean {
  return problem.kind === "fault" && problem.fault === fault;
}
