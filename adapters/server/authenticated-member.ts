import type { MemberId } from "../../core/session/model.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { House } from "../house/house.ts";
import type { MemberService } from "../house/member-service.ts";

/** The member behind a call, with their service of the house. */
export interface AuthenticatedMember {
  readonly id: MemberId;
  readonly service: MemberService;
  readonly token: string;
}

/**
 * Finds the member of the bearer token. Returns `unauthorised` without a valid token, and `forbidden` when the path's
 * `{uuid}` or `{username}` belongs to another member.
 */
export async function findAuthenticatedMember(
  house: House,
  { request, params }: { readonly request: Request; readonly params: Readonly<Record<string, string>> },
): Promise<Result<AuthenticatedMember, "unauthorised" | "forbidden">> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  const id = token === undefined ? undefined : await house.authenticate(token);
  if (token === undefined || id === undefined) return err("unauthorised");
  const service = house.member(id);
  const { uuid, username } = params;
  if (uuid !== undefined && uuid !== id) return err("forbidden");
  if (username !== undefined && !(await service.isNamed(username))) return err("forbidden");
  return ok({ id, service, token });
}
