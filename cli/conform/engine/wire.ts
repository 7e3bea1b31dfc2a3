/** A router's answer to a call that the backend does not have. */
export function isNotOffered(status: number): boolean {
  return status === 404 || status === 405 || status === 501;
}

/** A request as it is sent. The path begins with a slash and is encoded. */
export interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** A limit for this call that is shorter than the time-out of all calls. */
  readonly limitMs?: number;
  /** Of a reply without an end: whether its text so far is enough. */
  readonly until?: (text: string) => boolean;
}

export interface WireAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
}

/** Sends one request to the backend under test, without redirects or retries. Rejects when no whole reply came. */
export type SendWire = (call: WireCall) => Promise<WireAnswer>;

/** One control of a sandbox. Returns its reply; undefined where a rule refused it. */
export type Control = (path: string, body?: object) => Promise<unknown>;

/** The headers of every call (spec section 7). */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  accept: "application/json",
  platform: "DSK",
  channel: "web",
  webversion: "1",
  webhostname: "localhost",
};

export function headersFor(token: string | undefined, hasBody: boolean): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(hasBody ? { "content-type": "application/json" } : {}),
  };
}

export function kindOf(answer: Pick<WireAnswer, "header" | "text">): string {
  const { header, text } = answer;
  if (/^\s*<(!doctype|html)/i.test(text)) return "an HTML page";
  const type = header("content-type") ?? "a reply without a content type";
  return isJson(answer) && jsonOf(text) === undefined ? `${type}, but no JSON` : type;
}

/** `ECONNREFUSED`, for example; empty for an error without a code. */
export function codeOf(error: unknown): string {
  return String(Object(Object(error).cause ?? error).code ?? "");
}

/** Why no whole reply came, in words that do not depend on who sends. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.message === "the request was aborted")
    return "nothing came within the time-out";
  const code = codeOf(error);
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (CLOSED.includes(code) || error.message === "terminated") return "the connection was closed";
  return error.message;
}

const CLOSED = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE", "UND_ERR_RES_CONTENT_LENGTH_MISMATCH"];

/** Undefined for a text that is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isJson({ header }: Pick<WireAnswer, "header">): boolean {
  return /^application\/(problem\+)?json\b/i.test(header("content-type") ?? "");
}

/** Whole satang of the wire's baht. */
export function toSatang(baht: number): number {
  return Math.round(baht * 100);
}

/** Reads a reply without an end until there is enough of it, or until the time is over. */
export async function readUntil(
  body: ReadableStream<Uint8Array> | null | undefined,
  isEnough: (text: string) => boolean,
  longestMs: number,
): Promise<string> {
  const reader = body?.getReader();
  if (!reader) return "";
  const late = setTimeout(() => void reader.cancel().catch(() => undefined), longestMs);
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (!isEnough(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    clearTimeout(late);
    await reader.cancel().catch(() => undefined);
  }
  return text;
}
