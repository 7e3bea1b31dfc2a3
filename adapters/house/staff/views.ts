import type { MemberId } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { FoundRequest } from "../engine/find-request.ts";
import type { MemberState } from "../engine/state.ts";

export interface OpenRequest {
  readonly id: string;
  readonly kind: FoundRequest["kind"];
  readonly member: MemberId;
  readonly username: string;
  /** 0 for a claim of an item or of points. */
  readonly amountSatang: Satang;
  /** The reward's title. Undefined for other requests. */
  readonly title: string | undefined;
  readonly status: string;
  readonly createdAt: Instant;
}

/** Undefined for a member without a registration, which no request has. */
export function openRequestView({ account }: MemberState, found: FoundRequest): OpenRequest | undefined {
  if (!account) return undefined;
  const { id, status, createdAt } = found.request;
  const { id: member, username } = account;
  return { id, kind: found.kind, member, username, ...amountAndTitle(found), status, createdAt };
}

function amountAndTitle(found: FoundRequest): Pick<OpenRequest, "amountSatang" | "title"> {
  if (found.kind !== "reward") return { amountSatang: found.request.amountSatang, title: undefined };
  const { prize, title } = found.request;
  return { amountSatang: prize.kind === "credit" ? prize.amountSatang : ZERO, title };
}
