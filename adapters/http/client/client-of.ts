import type { MemberId, Session } from "../../../core/session/model.ts";
import { err } from "../../../core/shared/result.ts";
import type { HttpClient } from "./client.ts";
import { faultOf } from "./faults.ts";

/**
 * A client that calls for one member only. After somebody else signs in on the same page, its calls are not sent: they
 * fail as `unauthorised`, and that ends nobody's session.
 */
export function clientOf(member: MemberId, client: HttpClient, identity: () => Session | undefined): HttpClient {
  return {
    async call(row, input) {
      const session = identity();
      if (session && session.member.id !== member) return err(faultOf(row, "unauthorised", { effect: "none" }));
      return client.call(row, input);
    },
    async open(row, headers, signal) {
      const session = identity();
      if (session && session.member.id !== member) return faultOf(row, "unauthorised", { effect: "none" });
      return client.open(row, headers, signal);
    },
  };
}
