import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";

/** The reply of a sandbox's control. Its picture of a slip is left out. */
export function controlAnswer(status: number, text: string): Result<Json, Failure> {
  const body = parsed(text);
  if (status < 400 && body !== undefined) {
    const { picture: _, ...rest } = body;
    return ok(rest);
  }
  const { message, code, field } = body ?? {};
  return err({
    kind: status >= 500 ? "server" : "refused",
    message: typeof message === "string" ? message : `the sandbox's control answers with status ${status}`,
    details: {
      ...(typeof code === "string" && { code }),
      ...(typeof field === "string" && { field }),
      status,
    },
  });
}

function parsed(text: string): Readonly<Record<string, Json>> | undefined {
  try {
    const body: unknown = text === "" ? {} : JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Readonly<Record<string, Json>>) : undefined;
  } catch {
    return undefined;
  }
}
