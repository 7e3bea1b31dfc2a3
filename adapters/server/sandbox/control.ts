import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import { bodyFaultReply } from "../body-fault-reply.ts";
import { jsonReply, refusalReply, wrongFieldReply } from "../problem-reply.ts";
import { readJson } from "../read-json.ts";

/** The JSON reply of a control. */
export type ControlReply = unknown;

/**
 * Adds a control with a JSON body. It requires the JSON content type: a page of another origin needs a preflight to send
 * that, and the sandbox allows none. So no page on the web can control a sandbox on a developer's machine.
 */
export function control<const Path extends string, Schema extends v.GenericSchema>(
  app: Hono,
  path: Path,
  schema: Schema,
  act: (body: v.InferOutput<Schema>, context: Context<object, Path>) => Promise<Result<ControlReply, Refusal>>,
): void {
  app.post(path, async (context) => {
    const request = context.req.raw;
    if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
      return wrongFieldReply("Content-Type", "must be application/json");
    }
    const json = await readJson(request);
    if (!json.ok) return bodyFaultReply(json.error);
    const parsed = v.safeParse(schema, json.value ?? {}, { abortEarly: true });
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return wrongFieldReply(v.getDotPath(issue) ?? "body", issue.message);
    }
    const result = await act(parsed.output, context);
    return result.ok ? jsonReply(result.value ?? {}) : refusalReply(result.error);
  });
}
