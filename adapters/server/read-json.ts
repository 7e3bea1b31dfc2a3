import { err, ok, type Result } from "../../core/shared/result.ts";
import { SERVER_LIMITS } from "./limits.ts";

export interface BodyLimits {
  readonly bodyBytes: number;
  readonly bodyMs: number;
}

/** `body-incomplete`: the client left. Nobody reads the reply. */
export type BodyFault = "body-type-wrong" | "body-too-large" | "body-too-late" | "body-incomplete" | "not-json";

const JSON_TYPE = /^application\/json[ \t]*(;|$)/i;

/** Whether a request has a body of another type than JSON. */
export function hasWrongBodyType({ headers }: Request): boolean {
  const length = headers.get("content-length");
  const type = headers.get("content-type");
  if (length === "0") return false;
  if (type === null) return length !== null || headers.has("transfer-encoding");
  return !JSON_TYPE.test(type);
}

/** Reads a JSON body within limits of bytes and time. An empty body is undefined. */
export async function readJson(
  request: Request,
  limits: BodyLimits = SERVER_LIMITS,
): Promise<Result<unknown, BodyFault>> {
  if (hasWrongBodyType(request)) return err("body-type-wrong");
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Result<string, BodyFault>>((resolve) => {
    timer = setTimeout(() => resolve(err("body-too-late")), limits.bodyMs);
  });
  const text = await Promise.race([readText(request, limits.bodyBytes), tooLate]);
  clearTimeout(timer);
  if (!text.ok) return text;
  if (text.value.trim() === "") return ok(undefined);
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return err("not-json");
  }
}

async function readText(request: Request, mostBytes: number): Promise<Result<string, BodyFault>> {
  const declared = request.headers.get("content-length");
  if (Number(declared) > mostBytes) return err("body-too-large");
  try {
    // HTTP ends a body at its declared length, so only a body without one must be counted while it comes.
    if (declared !== null) {
      const text = await request.text();
      return Buffer.byteLength(text) > mostBytes ? err("body-too-large") : ok(text);
    }
    return await readCounted(request.body, mostBytes);
  } catch {
    return err("body-incomplete");
  }
}

async function readCounted(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<Result<string, BodyFault>> {
  if (body === null) return ok("");
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > mostBytes) return err("body-too-large");
    text += decoder.decode(chunk, { stream: true });
  }
  return ok(text + decoder.decode());
}
