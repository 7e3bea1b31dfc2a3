import { RENEWED_TOKEN_HEADER } from "../../../core/session/model.ts";
import type { Secrets } from "./secrets.ts";
import { COMMON_HEADERS, type Control, type SendWire, type WireAnswer, type WireCall } from "./wire.ts";

/** A call with its answer. A control of the sandbox has the JSON of its reply, and nothing where it refused. */
export interface TracedCall {
  readonly call: Omit<WireCall, "limitMs">;
  readonly answer: Pick<WireAnswer, "status" | "text" | "header"> | undefined;
}

/** What led to a deviation, from the beginning. */
export interface Trace {
  /** The backend's time before the first call. */
  readonly startedAt: number;
  readonly calls: readonly TracedCall[];
  readonly clean: (text: string) => string;
}

/** Sends calls and remembers them, so that a person can repeat what led to a deviation. */
export interface Trail {
  readonly send: SendWire;
  /** Remembers a call that went another way. Returns how to note its answer. */
  readonly note: (call: WireCall) => (answer: TracedCall["answer"]) => void;
  /** All calls. */
  readonly calls: () => readonly TracedCall[];
  /** As lines for a shell (bash or zsh), with words in place of secrets. */
  readonly lines: () => readonly string[];
}

const MOST_LINES = 30;

export function createTrail(send: SendWire, secrets: Secrets): Trail {
  // Most runs show no line, and cleaning takes longer than the call.
  const latest: (() => string)[] = [];
  let left = 0;
  const calls: { call: WireCall; answer: TracedCall["answer"] }[] = [];
  const note = (call: WireCall) => {
    const made: (typeof calls)[number] = { call, answer: undefined };
    calls.push(made);
    latest.push(() => `${curl(call)}${isControl(call) ? "" : `  # ${outcomeOf(made.answer)}`}`);
    if (latest.length > MOST_LINES) {
      latest.shift();
      left += 1;
    }
    return (answer: TracedCall["answer"]) => {
      made.answer = answer;
    };
  };
  const outcomeOf = (answer: TracedCall["answer"]): string => {
    if (!answer) return "no reply";
    const gifts = secrets.clean(`${answer.text} ${answer.header(RENEWED_TOKEN_HEADER) ?? ""}`);
    return [String(answer.status), ...given(gifts)].join(", ");
  };
  return {
    async send(call) {
      const done = note(call);
      const answer = await send(call);
      done(answer);
      return answer;
    },
    note,
    calls: () => calls,
    lines() {
      const lines = latest.map((line) => secrets.clean(line()));
      return [HEADERS_LINE, ...(left === 0 ? [] : [`# ${left} earlier calls`]), ...lines];
    },
  };
}

/** Says which secrets a reply gave, because the calls after it send them. */
function given(text: string): readonly string[] {
  const words = [...new Set(text.match(/<(token|launch|secret|code|ticket) \d+>/g) ?? [])];
  return words.length === 0 ? [] : [`gives ${words.slice(0, 3).join(" ")}`];
}

function isControl({ path }: Pick<WireCall, "path">): boolean {
  return path.startsWith("/sandbox");
}

/** The sandbox's controls, remembered in a trail. */
export function tracedControl(control: Control, trail: Trail): Control {
  return async (path, body = {}) => {
    // A clock that is moved by nothing is only read.
    if (Object(body).advanceMs === 0) return control(path, body);
    const headers = { "content-type": "application/json" };
    const done = trail.note({ method: "POST", path: `/sandbox${path}`, headers, body: JSON.stringify(body) });
    const reply = await control(path, body);
    done(reply === undefined ? undefined : { status: 200, text: JSON.stringify(reply), header: () => undefined });
    return reply;
  };
}

const MOST_BODY = 600;

const HEADERS_LINE = `HEADERS=(${Object.entries(COMMON_HEADERS)
  .map(([name, value]) => `-H '${name}: ${value}'`)
  .join(" ")})`;

function curl({ method, path, headers, body }: WireCall): string {
  const isCommon = Object.entries(COMMON_HEADERS).every(([name, value]) => headers[name] === value);
  const parts = ["curl", ...(method === "GET" ? [] : ["-X", method]), quoted(`$TARGET${path}`)];
  if (isCommon) parts.push('"${HEADERS[@]}"');
  for (const [name, value] of Object.entries(headers)) {
    if (!isCommon || !(name in COMMON_HEADERS)) parts.push("-H", quoted(`${name}: ${value}`));
  }
  // A sandbox on this machine asks for no token, and curl sends no header without a value.
  if (isControl({ path })) parts.push('-H "x-sandbox-token: $SANAM_SANDBOX_TOKEN"');
  if (body !== undefined) {
    const shown = body.length > MOST_BODY ? `${body.slice(0, 40)}… (${body.length} bytes)` : body;
    parts.push("-d", quoted(shown));
  }
  return parts.join(" ");
}

function quoted(text: string): string {
  return text.startsWith("$TARGET") ? `"${text}"` : `'${text.replace(/'/g, "'\\''")}'`;
}
