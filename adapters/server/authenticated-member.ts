import type { MemberId } from "../../core/session/model.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { House } from "../house/house.ts";
import type { MemberService } from "../house/member-service.ts";
import type { Caller } from "../house/session/caller.ts";
import type { RoutedCall } from "./http/routed-call.ts";

/** The member behind a call, with their service of the house. */
export interface AuthenticatedMember {
  readonly id: MemberId;
  readonly service: MemberService;
  readonly token: string;
  /** It is time for another token. */
  readonly renewable: boolean;
}

/**
 * Finds the member of the bearer token. Returns `unauthorised` without a valid token, `session-expired` for an old one, and `forbidden` when the path's
 * `{uuid}` or `{username}` belongs to another member.
 */
export async function findAuthenticatedMember(
  house: House,
  { call, params }: Pick<RoutedCall, "call" | "params">,
  /** Where a call comes from that is noted. */
  origin: Caller | undefined,
): Promise<Result<AuthenticatedMember, "unauthorised" | "session-expired" | "forbidden">> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(call.headers.authorization ?? "") ?? [];
  if (token === undefined) return err("unauthorised");
  const use = await house.use(token);
  if (use.state !== "open") return err(use.state === "expired" ? "session-expired" : "unauthorised");
  const { member: id, renewable, device } = use;
  const service = origin ? house.member(id, { ...origin, device }) : house.member(id);
  const { uuid, username } = params;
  if (uuid !== undefined && uuid !== id) return err("forbidden");
  if (username !== undefined && username.toLowerCase() !== use.username.toLowerCase()) return err("forbidden");
  return ok({ id, service, token, renewable });
}
