import type * as v from "valibot";
import { signInEndpoints as rows } from "../../../contracts/endpoints/sign-in.ts";
import type { signedIn } from "../../../contracts/schemas/sign-in.ts";
import { failureReason } from "../../../core/rules/failure-policy.ts";
import { levelName } from "../../../core/rules/levels.ts";
import type { Session } from "../../../core/session/model.ts";
import type { DeviceTokenStorage, SignInPort } from "../../../core/session/port.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { baht } from "../../../core/shared/money.ts";
import { backendRefusalOf } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { HttpClient } from "../client/client.ts";
import { memberFromWire } from "../member-from-wire.ts";

/** What the first page needs of the session port. The rest is loaded with the pages that call it. */
export function createHttpSignIn(
  client: HttpClient,
  identity: () => Session | undefined,
  device: DeviceTokenStorage,
): SignInPort {
  const ownParams = () => ({ uuid: identity()?.member.id ?? "" });
  return {
    async signIn({ username, password, secondFactor }, puzzleAnswer) {
      const body = { username, password, secondFactor, deviceToken: device.read(), puzzleAnswer };
      const reply = await client.call(rows.login, { body });
      return mapOk(refusedWhenUnauthorised(reply), (wire) => sessionFromWire(wire, device));
    },

    async signOut() {
      const reply = await client.call(rows.logout, {});
      // The token is invalid already, or the backend has no sign-out: nothing is left to end.
      const done = reply.ok || isFault(reply.error, "unauthorised") || isFault(reply.error, "not-available");
      return done ? ok(undefined) : err(reply.error);
    },

    async profile() {
      // The profile may lack the bank account and the address, which the detail has. Some backends send all in both.
      const params = ownParams();
      const [user, detail] = await Promise.all([
        client.call(rows.user, { params }),
        client.call(rows.userDetail, { params }),
      ]);
      // Where the detail failed, the member can still be shown: only a withdrawal needs the account.
      const { user_bank, user_address } = detail.ok ? detail.value : {};
      return mapOk(user, (wire) =>
        memberFromWire({
          ...wire,
          user_bank: wire.user_bank ?? user_bank,
          user_address: wire.user_address ?? user_address,
        }),
      );
    },

    async level() {
      return mapOk(await client.call(rows.level, { params: ownParams() }), (standing) => ({
        level: levelName(standing.level),
        levelId: standing.level,
        depositedTotalSatang: baht(standing.totalDeposit),
        depositedThisMonthSatang: baht(standing.monthDeposit),
      }));
    },
  };
}

/** Turns a 401 or 403 without a code into `credentials-wrong`, in the backend's words where it sent any. */
function refusedWhenUnauthorised<T>(reply: Result<T, Problem>): Result<T, Problem> {
  if (reply.ok || reply.error.kind !== "refusal" || reply.error.code !== "backend-refused") return reply;
  const { facts, said = "" } = reply.error;
  if (failureReason({ status: Number(facts["status"]) }) !== "unauthorised") return reply;
  return err(backendRefusalOf("credentials-wrong", {}, said));
}

function isFault(problem: Problem, fault: string): boolean {
  return problem.kind === "fault" && problem.fault === fault;
}

/** A new session. The device keeps the token that came with it. */
export function sessionFromWire(
  { token, user, deviceToken }: v.InferOutput<typeof signedIn>,
  device: DeviceTokenStorage,
): Session {
  if (deviceToken) device.write(deviceToken);
  return { token, member: memberFromWire(user) };
}
