import * as v from "valibot";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import { bodyFaultReply } from "../body-fault-reply.ts";
import type { Reply } from "../http/http-call.ts";
import type { RoutedCall } from "../http/routed-call.ts";
import type { Route } from "../http/router.ts";
import { jsonReply, refusalReply, wrongFieldReply } from "../problem-reply.ts";
import { readJson } from "../read-json.ts";

/** The JSON reply of a control. */
export type ControlReply = unknown;

/** Answers a call under /sandbox. */
export type ControlRoute = Route<(routed: RoutedCall) => Promise<Reply>>;

/**
 * A control with a JSON body. It requires the JSON content type: a page of another origin needs a preflight to send
 * that, and the sandbox allows none. So no page on the web can control a sandbox on a developer's machine.
 */
export function control<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  act: (body: v.InferOutput<Schema>, routed: RoutedCall) => Promise<Result<ControlReply, Refusal>>,
): ControlRoute {
  const target = async (routed: RoutedCall): Promise<Reply> => {
    const { call } = routed;
    if (!/^application\/json\b/i.test(call.headers["content-type"] ?? "")) {
      return wrongFieldReply("Content-Type", "must be application/json");
    }
    const json = await readJson(call);
    if (!json.ok) return bodyFaultReply(json.error);
    const parsed = v.safeParse(schema, json.value ?? {});
    if (!parsed.success) {
      const issue = meantIssue(parsed.issues[0]);
      return wrongFieldReply(v.getDotPath(issue) ?? "body", issue.message);
    }
    const result = await act(parsed.output, routed);
    return result.ok ? jsonReply(result.value ?? {}) : refusalReply(result.error);
  };
  return { method: "POST", path, target };
}

/** Of a body of several shapes, the issue of the shape that was meant: it is about a field that the body has. */
function meantIssue(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  return issue.issues?.find(({ path, expected }) => path?.at(-1)?.value !== undefined && expected !== "never") ?? issue;
}
