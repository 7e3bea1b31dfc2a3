import type { Send, WireReply } from "../../../adapters/http/client/deliver.ts";
import type { Trouble } from "../../output/failure.ts";

/** Notes what is strange about the last reply, or about its absence. */
export interface Observed {
  readonly send: Send;
  /** Undefined when nothing was strange. A wait that any reply asked for is told once, because calls go side by side. */
  readonly trouble: () => Trouble | undefined;
}

export function observedSend(send: Send): Observed {
  let last: Trouble | undefined;
  const noted = (error: unknown): never => {
    const sentence = sentenceOfError(error);
    last = sentence === undefined ? undefined : { isForeign: false, sentence };
    throw error;
  };
  let asked: Trouble | undefined;
  return {
    trouble: () => {
      const found = last ?? asked;
      const retryAfter = asked?.retryAfter;
      asked = undefined;
      return found && { ...found, ...(retryAfter !== undefined && { retryAfter }) };
    },
    async send(url, request) {
      last = undefined;
      const reply = await send(url, request).catch(noted);
      last = troubleOf(reply);
      if (last?.retryAfter !== undefined) asked = last;
      // It is read piece by piece.
      if (request.headers["accept"] === "text/event-stream") return reply;
      return { ...reply, text: () => reply.text().catch(noted) };
    },
  };
}

function troubleOf({ status, headers }: WireReply): Trouble | undefined {
  if (status >= 300 && status < 400) {
    const where = headers?.get("location");
    const to = where ? ` to ${placeOf(where)}` : "";
    return { isForeign: true, sentence: `the target redirects${to}; give the address that it leads to as --target` };
  }
  const retryAfter = status === 429 || status === 503 ? secondsOf(headers?.get("retry-after")) : undefined;
  const asked = retryAfter !== undefined && { retryAfter };
  if (!/^text\/html\b/i.test(headers?.get("content-type") ?? "")) {
    return asked ? { isForeign: false, sentence: `the target asks to wait ${retryAfter} s`, ...asked } : undefined;
  }
  const sentence = `a page came (status ${status}): is this the address of a backend?`;
  return { isForeign: status < 500, sentence, ...asked };
}

/** Undefined for a date, which the target's clock would have to explain. */
function secondsOf(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

/** Without a query, which may hold what was sent. */
function placeOf(location: string): string {
  return location.replace(/[?#][^]*$/, "").slice(0, 200);
}

const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, "no machine has this name"],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME/,
    "its certificate is not accepted; NODE_EXTRA_CA_CERTS names the file of a private authority",
  ],
  [/^(EPROTO|ERR_SSL)/, "no https is spoken there: does the address begin with http:// ?"],
  [/^HPE_|^HTTPParserError$/, "what answers there does not speak HTTP"],
  [/^UND_ERR_HEADERS_OVERFLOW$/, "the reply's headers are too large"],
  [/^REPLY_TOO_LARGE$/, "the reply is too large"],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/, "the connection was closed too early"],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/, "no machine answers at this address"],
];

/** Why no whole reply came; undefined for a reason that we have no words for. */
export function sentenceOfError(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each && typeof each.code === "string" ? each.code : each.name;
    const [, sentence] = SENTENCES.find(([pattern]) => pattern.test(code)) ?? [];
    if (sentence !== undefined) return `${sentence} (${code})`;
  }
  return undefined;
}

/** `ECONNREFUSED`, for example, or the error's name. Never the message, which may hold what was sent. */
export function errorCode(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string") return each.code;
    if (!(each.cause instanceof Error)) return each.name;
  }
  return "Error";
}
