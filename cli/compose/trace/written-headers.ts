import { type HiddenValues, withoutNumbers } from "./hidden-values.ts";

interface WrittenHeader {
  readonly name: string;
  readonly value: string;
}

const REQUEST_HEADERS: ReadonlySet<string> = new Set([
  "accept",
  "access-control-request-headers",
  "access-control-request-method",
  "channel",
  "content-type",
  "idempotency-key",
  "last-event-id",
  "origin",
  "platform",
  "user-agent",
  "webhostname",
  "webversion",
  "x-request-id",
]);

const REPLY_HEADERS = [
  "access-control-allow-headers",
  "access-control-allow-methods",
  "access-control-allow-origin",
  "access-control-expose-headers",
  "age",
  "allow",
  "cache-control",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "content-type",
  "date",
  "etag",
  "referrer-policy",
  "retry-after",
  "server",
  "strict-transport-security",
  "vary",
  "via",
  "x-content-type-options",
  "x-frame-options",
  "x-request-id",
] as const;

/** A request's headers: names of all, values of those that are no secrets. */
export function writtenRequestHeaders(
  headers: Readonly<Record<string, string>>,
  hidden: HiddenValues,
): readonly WrittenHeader[] {
  return Object.entries(headers).map(([name, value]) => {
    if (REQUEST_HEADERS.has(name.toLowerCase())) return { name, value: withoutNumbers(value) };
    const [, scheme, token] = /^(Bearer )?(.*)$/s.exec(value) ?? [];
    return { name, value: `${scheme ?? ""}${hidden.hide(token ?? "", "token")}` };
  });
}

/** A reply's headers that are no secrets; nothing of the others. */
export function writtenReplyHeaders(get: (name: string) => string | undefined): readonly WrittenHeader[] {
  return REPLY_HEADERS.flatMap((name) => {
    const value = get(name);
    return value === undefined ? [] : [{ name, value: withoutNumbers(value) }];
  });
}
