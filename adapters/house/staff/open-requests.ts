import { isRewardFinal } from "../../../core/rewards/model.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { isDepositFinal, isSlipFinal, isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import { bodyOf, put, remove } from "../engine/derived/rows.ts";
import type { MemberEvent } from "../engine/events.ts";
import { type FoundRequest, findRequest } from "../engine/find-request.ts";
import type { MemberState } from "../engine/state.ts";
import type { RowChange, Rows } from "../ports/rows.ts";
import { type OpenRequest, openRequestView } from "./views.ts";

const LIST = { list: "open-requests", owner: "all" } as const;
/** Staff work through the oldest ones first. */
const SHOWN = 1000;

/** The row of the request that an event is about: there while the request is open. */
export function openRequestRows(after: MemberState, event: MemberEvent): readonly RowChange[] {
  const id = requestOf(event);
  const found = id === undefined ? undefined : findRequest(after, id);
  if (!found) return [];
  const body = isFinal(found) ? undefined : openRequestView(after, found);
  if (!body) return [remove({ ...LIST, id: found.request.id })];
  // The list goes from the highest order, and the oldest request comes first.
  return [put({ ...LIST, id: body.id, order: 0 - body.createdAt, body })];
}

function requestOf(event: MemberEvent): string | undefined {
  if (event.type === "card-flipped") return event.claimId;
  return "id" in event ? event.id : undefined;
}

function isFinal(found: FoundRequest): boolean {
  switch (found.kind) {
    case "deposit":
      return isDepositFinal(found.request.status);
    case "slip":
      return isSlipFinal(found.request.status);
    case "withdrawal":
      return isWithdrawalFinal(found.request.status);
    case "reward":
      return isRewardFinal(found.request.status);
  }
}

/** The open requests of all members, oldest first, at most a thousand. */
export async function readOpenRequests(rows: Rows): Promise<readonly OpenRequest[]> {
  return (await rows.page({ ...LIST, limit: SHOWN })).map((row) => bodyOf<OpenRequest>(row));
}

/** The member whose open request has this id. */
export async function memberOfRequest(rows: Rows, id: string): Promise<MemberId | undefined> {
  const row = await rows.get({ ...LIST, id });
  return row && bodyOf<OpenRequest>(row).member;
}
