import * as v from "valibot";
import type { Refusal } from "../../core/shared/refusal.ts";
import type { Result } from "../../core/shared/result.ts";
import { wrongCharacterField } from "./edge/check-request.ts";
import type { HttpCall, Reply } from "./http/http-call.ts";
import { jsonReply, refusalReply, wrongFieldReply } from "./problem-reply.ts";
import { bodyFaultReply, readJson } from "./read-json.ts";

/** The JSON reply of a control. */
export type ControlReply = unknown;

/** Answers a call that is no row of the contract, under /sandbox or /staff. */
export interface ControlRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly answer: (call: HttpCall) => Promise<Reply>;
}

/**
 * A call with a JSON body. It requires the JSON content type: a page of another origin needs a preflight to send that, and
 * these paths allow none. So no page on the web can control a sandbox on a developer's machine.
 */
export function control<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  act: (body: v.InferOutput<Schema>, call: HttpCall) => Promise<Result<ControlReply, Refusal>>,
): ControlRoute {
  const answer = async (call: HttpCall): Promise<Reply> => {
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
    const wrong = wrongCharacterField(call.params) ?? wrongCharacterField(parsed.output);
    if (wrong !== undefined) return wrongFieldReply(wrong, "has a control character or half of a character");
    const result = await act(parsed.output, call);
    return result.ok ? jsonReply(result.value ?? {}) : refusalReply(result.error);
  };
  return { method: "POST", path, answer };
}

/** Of a body of several shapes, the issue of the shape that was meant: it is about a field that the body has. */
function meantIssue(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  return issue.issues?.find(({ path, expected }) => path?.at(-1)?.value !== undefined && expected !== "never") ?? issue;
}
