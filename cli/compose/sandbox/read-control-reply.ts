import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";

/** The reply of a sandbox's control. */
export function readControlReply(status: number, text: string): Result<Json, Failure> {
  const body = parsed(text);
  if (status >= 200 && status < 300) {
    if (body !== undefined) return ok(body);
    return err({ kind: "contract", message: `the sandbox's control answers with status ${status} and no JSON` });
  }
  const { message, code, field, facts } = Object(body);
  const { why } = Object(facts);
  // The sandbox's sentence is for members; its reason is for whoever calls the control.
  const said = typeof why === "string" && typeof field === "string" ? `the sandbox refuses ${field}: ${why}` : message;
  return err({
    kind: status >= 500 ? "server" : status === 404 ? "not-available" : "refused",
    message: typeof said === "string" ? said : `the sandbox's control answers with status ${status}`,
    details: {
      ...(typeof code === "string" && { code }),
      ...(typeof field === "string" && { field }),
      status,
    },
  });
}

function parsed(text: string): Json | undefined {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
