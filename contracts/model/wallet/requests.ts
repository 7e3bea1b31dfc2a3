import { type Pattern, time } from "../pattern.ts";
import type { MemberState, RequestState, StepState } from "../state.ts";

/** The member's requests of a kind, the newest first. */
export function ofKind({ requests }: MemberState, kind: RequestState["kind"]): readonly RequestState[] {
  return requests
    .filter((request) => request.kind === kind)
    .sort((one, other) => other.createdAt - one.createdAt || other.order - one.order);
}

export function statusOf({ steps }: Pick<RequestState, "steps">): string {
  return steps.at(-1)?.status ?? "";
}

/** The key of the latest attempt. */
export function keyOf({ keys }: RequestState): string | undefined {
  return keys.at(-1);
}

export function timelineOf({ steps }: { readonly steps: readonly StepState[] }): Pattern {
  return steps.map(({ status, at, reason }) => ({ status, at: time(at), reason }));
}
