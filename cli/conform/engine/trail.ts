import type { Secrets } from "./secrets.ts";
import type { SendWire, WireAnswer, WireCall } from "./wire.ts";

/** Sends calls and remembers them, so that a person can repeat what led to a deviation. */
export interface Trail {
  readonly send: SendWire;
  /** Remembers something else that was done. */
  readonly note: (line: string) => void;
  /** As lines for a shell, with words in place of secrets. */
  readonly lines: () => readonly string[];
}

const MOST_LINES = 30;

export function createTrail(send: SendWire, secrets: Secrets): Trail {
  const sent: (() => string)[] = [];
  return {
    async send(call) {
      let outcome = "no reply";
      sent.push(() => `${curl(call)}  # ${outcome}`);
      const answer = await send(call);
      outcome = String(answer.status);
      return answer;
    },
    note: (line) => void sent.push(() => `# ${line}`),
    lines() {
      const left = Math.max(0, sent.length - MOST_LINES);
      const lines = sent.slice(left).map((line) => secrets.clean(line()));
      return left === 0 ? lines : [`# ${left} earlier calls`, ...lines];
    },
  };
}

/** Learns every secret that passes, whoever sends it. */
export function learningSend(send: SendWire, secrets: Secrets): SendWire {
  return async (call) => {
    const [, token] = /^Bearer (.+)$/.exec(call.headers["authorization"] ?? "") ?? [];
    if (token !== undefined) secrets.add(token, "token");
    learnFrom(call.body, secrets);
    const answer = await send(call);
    learnFrom(answer.text, secrets);
    return answer;
  };
}

function learnFrom(text: string | undefined, secrets: Secrets): void {
  if (text?.startsWith("{") || text?.startsWith("[")) secrets.learn(jsonOf(text));
}

/** Undefined for a text that is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_BODY = 600;

function curl({ method, path, headers, body }: WireCall): string {
  const parts = ["curl", ...(method === "GET" ? [] : ["-X", method]), quoted(`$TARGET${path}`)];
  for (const [name, value] of Object.entries(headers)) parts.push("-H", quoted(`${name}: ${value}`));
  if (body !== undefined) {
    const shown = body.length > MOST_BODY ? `${body.slice(0, 40)}… (${body.length} bytes)` : body;
    parts.push("-d", quoted(shown));
  }
  return parts.join(" ");
}

function quoted(text: string): string {
  return text.startsWith("$TARGET") ? `"${text}"` : `'${text.replace(/'/g, "'\\''")}'`;
}

export function isJson({ header }: WireAnswer): boolean {
  return /^application\/(problem\+)?json\b/i.test(header("content-type") ?? "");
}
