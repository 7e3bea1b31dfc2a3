import { ok } from "../../../../core/shared/result.ts";
import type { Decision, DecisionContext, SeeInbox } from "../../engine/commands.ts";

/** Nobody has seen what comes later than now. */
export function decideInbox({ upTo, ids, dismissed }: SeeInbox, { now }: DecisionContext): Decision {
  return ok([
    { type: "inbox-seen", at: now, ...(upTo !== undefined && { upTo: upTo > now ? now : upTo }), ids, dismissed },
  ]);
}
