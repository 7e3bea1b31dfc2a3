import { err, ok } from "../../../core/shared/result.ts";
import { needed, positional, textOption } from "../../command-line/options.ts";
import type { Failure } from "../../output/failure.ts";
import type { JsonObject } from "../../output/json.ts";
import { text } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { withSandbox } from "./with-sandbox.ts";

/** What each decision of staff takes. */
export const DECISION_OPTIONS = {
  id: positional(needed(textOption("--request <id>", "the request's id, see `sandbox requests`"))),
  by: textOption("--by <name>", "the name of the staff member, for the audit log"),
};

/** Decides a request as staff. */
export function decide(
  context: CommandContext,
  {
    id,
    control,
    by,
    done,
    more = {},
  }: Readonly<Record<"id" | "control" | "done", string>> & {
    readonly by: string | undefined;
    readonly more?: JsonObject;
  },
): ReturnType<typeof withSandbox> {
  return withSandbox(context, async ({ change }) => {
    const reply = await change(`/requests/${encodeURIComponent(id)}/${control}`, { ...more, by });
    if (!reply.ok) return reply.error.details?.["code"] === "request-not-found" ? err(missing(reply.error, id)) : reply;
    return ok({ data: { id, decision: done, by: by ?? null, ...more }, view: [text(`The request ${id} is ${done}.`)] });
  });
}

function missing(failure: Failure, id: string): Failure {
  return { ...failure, message: `the sandbox has no request ${id}; sanam sandbox requests lists the open ones` };
}
