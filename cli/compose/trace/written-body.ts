import type { Json } from "../../output/json.ts";
import { type HiddenValues, withoutNumbers } from "./hidden-values.ts";
import { WRITTEN_FIELDS } from "./written-fields.ts";

const MAX_CHARS = 200_000;
const WORD = /^[\p{L}\p{N}_.:+/-]{1,64}$/u;
const PLAIN_NAME = /^[A-Za-z_][A-Za-z_0-9]{0,40}$/;
/** More digits may be a phone or an account number. */
const MAX_NUMBER = 99_999_999;

export interface WrittenBody {
  /** Undefined for what is not written. */
  readonly text: string | undefined;
  readonly mimeType: string;
  readonly size: number;
  readonly comment: string | undefined;
}

/**
 * A body with the fields that may be written. Only JSON is written: of other text nothing says which part is secret.
 * @param side `code` is a secret in a request, and the name of a refusal in a reply
 */
export function writtenBody(
  text: string,
  contentType: string | undefined,
  side: "request" | "reply",
  hidden: HiddenValues,
): WrittenBody {
  const mimeType = /^[\w.+-]+\/[\w.+-]+/.exec(contentType ?? "")?.[0].toLowerCase() ?? "application/octet-stream";
  const size = Buffer.byteLength(text);
  const left = (comment: string | undefined) => ({ text: undefined, mimeType, size, comment });
  if (text === "") return left(undefined);
  const body = jsonOf(text);
  if (body === undefined) return left("not written: it is no JSON");
  const written = JSON.stringify(writtenValue(body, "", side, hidden));
  return written.length > MAX_CHARS
    ? left(`not written: ${size} bytes`)
    : { text: written, mimeType, size, comment: undefined };
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function writtenValue(value: Json, name: string, side: "request" | "reply", hidden: HiddenValues): Json {
  if (value === null || typeof value === "boolean") return value;
  const kind = side === "request" && name === "code" ? "secret" : (WRITTEN_FIELDS.get(name) ?? "hidden");
  if (typeof value === "string" || typeof value === "number") {
    if (kind === "secret") return hidden.hide(String(value), name);
    if (kind === "hidden") return "<hidden>";
    if (typeof value === "number") return kind === "number" || Math.abs(value) <= MAX_NUMBER ? value : "<hidden>";
    if (kind === "number" || (kind === "word" && !WORD.test(value))) return "<hidden>";
    return withoutNumbers(value);
  }
  if (Array.isArray(value)) return value.map((item: Json) => writtenValue(item, name, side, hidden));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], place) => [
      PLAIN_NAME.test(key) ? key : `<name ${place + 1}>`,
      writtenValue(inner ?? null, key, side, hidden),
    ]),
  );
}
