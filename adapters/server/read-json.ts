import { err, ok, type Result } from "../../core/shared/result.ts";

/** Far above every call of the contract: a slip is sent as the text of its code, not as a picture. */
export const BODY_LIMIT = 1024 * 1024;

/** Reads a JSON body of at most `BODY_LIMIT` bytes. An empty body is undefined. */
export async function readJson(request: Request): Promise<Result<unknown, "body-too-large" | "not-json">> {
  const text = await readText(request);
  if (text === undefined) return err("body-too-large");
  if (text.trim() === "") return ok(undefined);
  try {
    return ok(JSON.parse(text));
  } catch {
    return err("not-json");
  }
}

async function readText(request: Request): Promise<string | undefined> {
  const declared = request.headers.get("content-length");
  // HTTP ends a body at its declared length, so only a body without one must be counted.
  if (declared !== null) return Number(declared) > BODY_LIMIT ? undefined : request.text();
  if (request.body === null) return "";
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
