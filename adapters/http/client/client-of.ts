import type { MemberId, Session } from "../../../core/session/model.ts";
import { err } from "../../../core/shared/result.ts";
import type { HttpClient } from "./client.ts";
import { faultOf } from "./faults.ts";

/**
 * The client for what one member is at. Once somebody else has signed in on the same page, what is still under way is
 * neither sent nor looked for in the other's name: it fails as `unauthorised`, and nobody's session ends by that.
 */
export function clientOf(member: MemberId, client: HttpClient, identity: () => Session | undefined): HttpClient {
  return {
    async call(row, input) {
      const session = identity();
      if (session && session.member.id !== member) return err(faultOf(row, "unauthorised", { effect: "none" }));
      return client.call(row, input);
    },
  };
}
