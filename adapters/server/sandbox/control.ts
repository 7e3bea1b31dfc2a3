import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import { httpErrorReply, jsonReply, refusalReply, wrongFieldReply } from "../problem-reply.ts";
import { readJson } from "../read-json.ts";

/** What a control did, as JSON. */
export type Done = unknown;

/**
 * Adds a control that takes a JSON body. It insists on the JSON content type: a page of another origin cannot send that
 * without asking first, and nobody answers it, so no page on the web reaches a sandbox on a developer's machine.
 */
export function control<const Path extends string, Schema extends v.GenericSchema>(
  app: Hono,
  path: Path,
  schema: Schema,
  act: (body: v.InferOutput<Schema>, context: Context<object, Path>) => Promise<Result<Done, Refusal>>,
): void {
  app.post(path, async (context) => {
    const request = context.req.raw;
    if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
      return wrongFieldReply("Content-Type", "must be application/json");
    }
    const json = await readJson(request);
    if (!json.ok) return json.error === "not-json" ? wrongFieldReply("body", "not JSON") : httpErrorReply(json.error);
    const parsed = v.safeParse(schema, json.value ?? {}, { abortEarly: true });
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return wrongFieldReply(v.getDotPath(issue) ?? "body", issue.message);
    }
    const done = await act(parsed.output, context);
    return done.ok ? jsonReply(done.value ?? {}) : refusalReply(done.error);
  });
}
