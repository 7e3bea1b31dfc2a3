import type { Control } from "./controls.ts";
import type { Secrets } from "./secrets.ts";
import { COMMON_HEADERS, type SendWire, type WireCall } from "./wire.ts";

/** Sends calls and remembers them, so that a person can repeat what led to a deviation. */
export interface Trail {
  readonly send: SendWire;
  /** Remembers a call that went another way. */
  readonly note: (call: WireCall) => void;
  /** As lines for a shell (bash or zsh), with words in place of secrets. */
  readonly lines: () => readonly string[];
}

const MOST_LINES = 30;

export function createTrail(send: SendWire, secrets: Secrets): Trail {
  // Most runs show no line, and cleaning takes longer than the call.
  const latest: (() => string)[] = [];
  let left = 0;
  const add = (line: () => string): void => {
    latest.push(line);
    if (latest.length <= MOST_LINES) return;
    latest.shift();
    left += 1;
  };
  return {
    async send(call) {
      let outcome = () => "no reply";
      add(() => `${curl(call)}  # ${outcome()}`);
      const answer = await send(call);
      outcome = () => [String(answer.status), ...given(secrets.clean(answer.text))].join(", ");
      return answer;
    },
    note: (call) => add(() => curl(call)),
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

/** The sandbox's controls, remembered in a trail. */
export function tracedControl(control: Control, trail: Trail): Control {
  return (path, body = {}) => {
    // A clock that is moved by nothing is only read.
    if (Object(body).advanceMs !== 0) {
      const headers = { "content-type": "application/json" };
      trail.note({ method: "POST", path: `/sandbox${path}`, headers, body: JSON.stringify(body) });
    }
    return control(path, body);
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
  if (path.startsWith("/sandbox")) parts.push('-H "x-sandbox-token: $SANAM_SANDBOX_TOKEN"');
  if (body !== undefined) {
    const shown = body.length > MOST_BODY ? `${body.slice(0, 40)}… (${body.length} bytes)` : body;
    parts.push("-d", quoted(shown));
  }
  return parts.join(" ");
}

function quoted(text: string): string {
  return text.startsWith("$TARGET") ? `"${text}"` : `'${text.replace(/'/g, "'\\''")}'`;
}
