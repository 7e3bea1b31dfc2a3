import { err, ok, type Result } from "../../core/shared/result.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { House, MemberDesk } from "../house/house.ts";

/** A member at their own desk. */
export interface Seat {
  readonly id: MemberId;
  readonly desk: MemberDesk;
  readonly token: string;
}

/**
 * The member behind the bearer token: `unauthorised` without a live one, `forbidden` where the path's `{uuid}` or
 * `{username}` is somebody else's.
 */
export async function findSeat(
  house: House,
  { request, params }: { readonly request: Request; readonly params: Readonly<Record<string, string>> },
): Promise<Result<Seat, "unauthorised" | "forbidden">> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  const id = token === undefined ? undefined : await house.authenticate(token);
  if (token === undefined || id === undefined) return err("unauthorised");
  const desk = house.member(id);
  const { uuid, username } = params;
  if (uuid !== undefined && uuid !== id) return err("forbidden");
  if (username !== undefined && !(await desk.isNamed(username))) return err("forbidden");
  return ok({ id, desk, token });
}
