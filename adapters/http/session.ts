import type * as v from "valibot";
import { sessionEndpoints as rows } from "../../contracts/endpoints/session.ts";
import { levelName } from "../../core/rules/levels.ts";
import type { Availability, Session } from "../../core/session/model.ts";
import type { SessionPort } from "../../core/session/port.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { type RefusalCode, refuse } from "../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { memberOf } from "./member-wire.ts";
import { satangOf } from "./money-wire.ts";

/** The session port over HTTP. Without a session, the client answers members' calls by itself. */
export function createHttpSession(client: HttpClient, identity: () => Session | undefined): SessionPort {
  const mine = () => ({ uuid: identity()?.member.id ?? "" });
  return {
    async signIn({ username, password }) {
      const reply = await client.call(rows.login, { body: { username, password } });
      return mapOk(wrongCredentialsFor(reply), sessionOf);
    },

    async signOut() {
      const reply = await client.call(rows.logout, {});
      // A token that is worth nothing already, or a backend that knows no sign-out: there is nothing left to end.
      const done = reply.ok || isFault(reply.error, "unauthorised") || isFault(reply.error, "not-available");
      return done ? ok(undefined) : err(reply.error);
    },

    async profile() {
      // One row tells who the member is, the other the account and more; some backends tell all of it in either.
      const params = mine();
      const [user, detail] = await Promise.all([
        client.call(rows.user, { params }),
        client.call(rows.userDetail, { params }),
      ]);
      return mapOk(user, (wire) => memberOf({ ...wire, user_bank: wire.user_bank ?? bankIn(detail) }));
    },

    async level() {
      return mapOk(await client.call(rows.level, { params: mine() }), (standing) => ({
        level: levelName(standing.level),
        levelId: standing.level,
        depositedTotalSatang: satangOf(standing.totalDeposit),
        depositedThisMonthSatang: satangOf(standing.monthDeposit),
      }));
    },

    async register({ bank, accountNumber, inviterCode, campaign, ...person }, intent) {
      const { username, password, name, phone } = person;
      const account = { bankId: accountNumber, bankName: bank };
      const body = { username, password, name, phone, ...account, afCode: inviterCode, ...campaign };
      return mapOk(await client.call(rows.register, { body, intent }), sessionOf);
    },

    async checkPhone(phone) {
      return mapOk(await client.call(rows.checkPhone, { params: { value: phone } }), availabilityOf);
    },

    async checkUsername(username) {
      return mapOk(await client.call(rows.checkUsername, { params: { value: username } }), availabilityOf);
    },

    async checkBankAccount(accountNumber) {
      return mapOk(await client.call(rows.checkBankId, { params: { bankId: accountNumber } }), availabilityOf);
    },

    async inviter(code) {
      const reply = await client.call(rows.inviter, { params: { afCode: code } });
      return mapOk(refusedWhenMissing(reply, "inviter-unknown"), ({ name }) => ({ maskedName: name }));
    },

    async accountName(bank, accountNumber) {
      const reply = await client.call(rows.bankAccountName, { body: { bank, bankId: accountNumber } });
      return mapOk(refusedWhenMissing(reply, "bank-account-unknown"), ({ name }) => name);
    },

    async changePassword({ oldPassword, newPassword, confirmPassword }) {
      const body = { oldPassword, newPassword, confirmPassword };
      return mapOk(await client.call(rows.changePassword, { params: mine(), body }), () => undefined);
    },
  };
}

function sessionOf({
  token,
  user,
}: {
  readonly token: string;
  readonly user: Parameters<typeof memberOf>[0];
}): Session {
  return { token, member: memberOf(user) };
}

function availabilityOf({ available }: { readonly available: boolean }): Availability {
  return available ? "free" : "taken";
}

/** A sign-in that a backend answers with a bare 401 or 403: its own words, where it has any. */
function wrongCredentialsFor<T>(reply: Result<T, Problem>): Result<T, Problem> {
  if (reply.ok || reply.error.kind !== "refusal" || reply.error.code !== "backend-refused") return reply;
  const { status, message } = reply.error.facts;
  if (status !== 401 && status !== 403) return reply;
  const refusal = refuse("credentials-wrong");
  return err(message ? { ...refusal, message: reply.error.message } : refusal);
}

function refusedWhenMissing<T>(
  reply: Result<T, Problem>,
  code: Extract<RefusalCode, "inviter-unknown" | "bank-account-unknown">,
): Result<T, Problem> {
  const missing = !reply.ok && reply.error.kind === "fault" && reply.error.status === 404;
  return missing ? err(refuse(code)) : reply;
}

/** Whoever has no detail yet can still be shown; withdrawing is what needs the account. */
function bankIn(detail: Result<v.InferOutput<typeof rows.userDetail.reply>, Problem>) {
  return detail.ok ? detail.value.user_bank : undefined;
}

function isFault(problem: Problem, fault: string): boolean {
  return problem.kind === "fault" && problem.fault === fault;
}
