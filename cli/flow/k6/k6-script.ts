import type { Json } from "../../output/view.ts";
import { valueAt } from "../data-path.ts";
import type { Expectation, Flow, Input, NewValue } from "../flow.ts";
import type { Matcher } from "../matcher.ts";
import {
  createVariables,
  findLeaf,
  type PlayedCall,
  type PlayedFlow,
  type PlayedStep,
  placeCode,
  propertyOf,
  type Variables,
} from "./variables.ts";

export interface K6Script {
  readonly text: string;
  readonly calls: number;
  readonly checks: number;
  /** Expectations that the script does not check. */
  readonly unchecked: readonly string[];
}

const MAKERS: Readonly<Record<NewValue, string>> = {
  username: '"k6" + letters(12)',
  phone: '"08" + digits(8)',
  account: '"7" + digits(9)',
  key: '"k6-" + letters(24)',
};

/** Headers that k6 or the connection sets. */
const LEFT_OUT = new Set(["user-agent", "host", "connection", "content-length", "accept-encoding"]);

/** The headers of every call of the client (spec section 7), and their code. */
const COMMON: Readonly<Record<string, string>> = {
  accept: '"application/json"',
  platform: '"DSK"',
  channel: '"web"',
  webversion: '"1"',
  webhostname: "HOSTNAME",
};

/** A script for k6 with the calls of a flow, as they were sent when it ran once. */
export function k6Script(played: PlayedFlow): K6Script {
  const { flow, setUp, steps, inputs } = played;
  const constants = new Set(
    flow.steps.flatMap((step) =>
      Object.values(step.inputs).flatMap((each) => (each.kind === "value" ? [each.text] : [])),
    ),
  );
  const variables = createVariables(flow.inputs, inputs, constants);
  const state = { next: 1, checks: 0 };
  /** Names of the keys of that run: the same key sent again is the same one, and each iteration has its own. */
  const keys = new Map<string, string>();
  const keyName = ({ headers }: PlayedCall): string => {
    const sent = headers["idempotency-key"];
    if (sent === undefined) return "";
    const name = keys.get(sent) ?? `key${keys.size + 1}`;
    keys.set(sent, name);
    return JSON.stringify(name);
  };
  const unchecked: string[] = [];
  const setUpLines = setUp.flatMap(({ calls }) =>
    calls.map((call) => `  ${callCode(call, "undefined", variables, undefined)};`),
  );
  const blocks = steps.map((each) => stepCode(each));
  return { text: scriptText(flow, setUpLines, blocks), calls: state.next - 1, checks: state.checks, unchecked };

  function stepCode(each: PlayedStep): string {
    const { step, calls } = each;
    const lines = [`  // line ${step.at.line}: ${comment(step.title)}`];
    if (calls.length === 0) {
      lines.push("  // The tool answers without a call.");
      return lines.join("\n");
    }
    const replies: { id: number; reply: Json | undefined }[] = [];
    for (const call of calls) {
      const id = state.next++;
      lines.push(`  const r${id} = ${callCode(call, keyName(call), variables, each)};`);
      replies.push({ id, reply: call.reply });
      variables.note({ ...each, step: { ...step, captures: [] } }, [{ id, reply: call.reply }]);
    }
    for (const expectation of [...step.expect, ...(step.fails ?? []).filter(({ path }) => path.text !== "kind")]) {
      const code = checkCode(expectation, each, replies, variables);
      if (code === undefined)
        unchecked.push(`line ${expectation.at.line}: ${step.useCase.name}: ${expectation.path.text}`);
      else {
        state.checks += 1;
        lines.push(`  expect(${JSON.stringify(`${step.useCase.name}: ${expectation.path.text}`)}, () => ${code});`);
      }
    }
    variables.note(each, replies);
    return lines.join("\n");
  }
}

function callCode(call: PlayedCall, key: string, variables: Variables, step: PlayedStep | undefined): string {
  const { name, isControl, method, path, headers, body, status } = call;
  const hasCommon = Object.keys(COMMON).every((header) => headers[header] !== undefined);
  const fields = Object.entries(headers).flatMap(([header, value]) => {
    const lower = header.toLowerCase();
    if (hasCommon && Object.hasOwn(COMMON, lower)) return [];
    if (LEFT_OUT.has(lower) || lower === "x-sandbox-token") return [];
    if (lower !== "idempotency-key") return [`${JSON.stringify(header)}: ${variables.textCode(value)}`];
    const code = variables.textCode(value);
    return [`${JSON.stringify(header)}: ${code.startsWith("v.") ? code : `key(v, ${key})`}`];
  });
  if (hasCommon) fields.unshift("...HEADERS");
  if (isControl) fields.push('"x-sandbox-token": __ENV.SANAM_SANDBOX_TOKEN || ""');
  const sent = body === undefined ? "undefined" : step ? variables.jsonCode(body, step) : JSON.stringify(body);
  return `call(${JSON.stringify(name)}, ${JSON.stringify(method)}, ${pathCode(path, variables)}, ${status}, { ${fields.join(", ")} }, ${sent})`;
}

/** Each part of the address for itself, because parts are encoded. */
function pathCode(path: string, variables: Variables): string {
  const parts = path.split(/([/?&=])/).map((part) => {
    const plain = decodeURIComponent(part);
    const code = variables.textCode(plain);
    return code === JSON.stringify(plain) ? JSON.stringify(part) : `encodeURIComponent(${code})`;
  });
  return parts.join(" + ").replaceAll('" + "', "");
}

function scriptText(flow: Flow, setUp: readonly string[], steps: readonly string[]): string {
  const secrets = flow.inputs.flatMap(({ source }) => (source.from === "env" ? [source.variable] : []));
  return `// ${comment(flow.title)}
// A script for k6, made of the flow ${comment(flow.file)}. Run it as:
//   k6 run -e BASE_URL=https://staging.example${[...new Set(secrets)].map((name) => ` -e ${name}=…`).join("")} -e VUS=20 -e DURATION=1m FILE
// SANAM_SANDBOX_TOKEN is the token of a sandbox on another machine. Never run it against a production backend.
import http from "k6/http";
import { check, fail, sleep } from "k6";

const BASE_URL = (__ENV.BASE_URL || "http://127.0.0.1:4600").replace(/\\/+$/, "");
const HOSTNAME = BASE_URL.replace(/^https?:\\/\\//, "").replace(/[:/].*$/, "");
const HEADERS = { ${Object.entries(COMMON)
    .map(([name, code]) => `${name}: ${code}`)
    .join(", ")} };

export const options = {
  vus: Number(__ENV.VUS || 10),
  duration: __ENV.DURATION || "1m",
  thresholds: {
    checks: ["rate>=" + (__ENV.MIN_CHECKS || "1")],
    http_req_failed: ["rate<=" + (__ENV.MAX_ERROR_RATE || "0")],
    http_req_duration: ["p(95)<" + (__ENV.MAX_P95_MS || "1000")],
  },
};
${K6_HELPERS}
export function setup() {
${[...new Set(secrets)].map((name) => `  if (!__ENV.${name}) fail("${name} is missing: -e ${name}=…");`).join("\n")}
${setUp.join("\n")}
}

export default function () {
  const v = {
${flow.inputs.flatMap(inputLine).join("\n")}
  };
${steps.join("\n\n")}
  if (__ENV.PAUSE) sleep(Number(__ENV.PAUSE));
}
`.replace(/\n{3,}/g, "\n\n");
}

function inputLine({ name, source }: Input): readonly string[] {
  if (source.from === "text") return [];
  const made = source.from === "new" ? MAKERS[source.what] : `__ENV.${source.variable}`;
  return [`    ${propertyOf(name)}: ${made},`];
}

/** One line, which no character ends. */
function comment(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, " ");
}

interface Reply {
  readonly id: number;
  readonly reply: Json | undefined;
}

/** Code of a check for an expectation; undefined where the replies do not show its value, or k6 needs more than a comparison. */
function checkCode(
  { path, matcher }: Expectation,
  { data }: PlayedStep,
  replies: readonly Reply[],
  variables: Variables,
): string | undefined {
  for (const { id, reply } of replies.toReversed()) {
    const key = path.keys.findLast((each) => typeof each === "string");
    const found = findLeaf(reply, key, valueAt(data, path));
    const code = found && comparison(matcher, placeCode(`r${id}`, found));
    if (code !== undefined) return code;
  }
  return undefined;

  function comparison(wanted: Matcher, got: string): string | undefined {
    const one = (template: Parameters<Variables["templateCode"]>[0], sign: string) => {
      const code = variables.templateCode(template);
      return code === undefined ? undefined : `${got} ${sign} ${code}`;
    };
    switch (wanted.op) {
      case "is":
        return one(wanted.value, "===");
      case "not":
        return one(wanted.value, "!==");
      case "above":
        return one(wanted.value, ">");
      case "at-least":
        return one(wanted.value, ">=");
      case "below":
        return one(wanted.value, "<");
      case "at-most":
        return one(wanted.value, "<=");
      case "between":
        return joined([one(wanted.low, ">="), one(wanted.high, "<=")], "&&");
      case "one-of":
        return joined(
          wanted.values.map((value) => one(value, "===")),
          "||",
        );
      case "all":
        return joined(
          wanted.matchers.map((each) => comparison(each, got)),
          "&&",
        );
      case "exists":
        return `(${got} != null) === ${wanted.wanted}`;
      case "matches":
        return `${wanted.pattern.toString()}.test(${got})`;
      default:
        return undefined;
    }
  }
}

function joined(parts: readonly (string | undefined)[], operator: string): string | undefined {
  return parts.length > 0 && parts.every((part) => part !== undefined)
    ? parts.map((part) => `(${part})`).join(` ${operator} `)
    : undefined;
}

/** What every exported script has: making values, calling, and checking. Plain JavaScript that k6 runs. */
const K6_HELPERS = `
function pick(from, count) {
  let text = "";
  for (let i = 0; i < count; i++) text += from[Math.floor(Math.random() * from.length)];
  return text;
}
function letters(count) {
  return pick("abcdefghjkmnpqrstuvwxyz", count);
}
function digits(count) {
  return pick("0123456789", count);
}
/** An idempotency key: another one in each iteration, the same one for a call that is sent again. */
function key(v, name) {
  v.keys = v.keys || {};
  v.keys[name] = v.keys[name] || "k6-" + letters(28);
  return v.keys[name];
}
function at(value, keys) {
  for (const part of keys) value = value === undefined || value === null ? undefined : value[part];
  return value;
}
function satang(baht) {
  return Math.round(baht * 100);
}
/** Sends one call, named by its row of the contract. An iteration ends with the first wrong status. */
function call(name, method, path, status, headers, body) {
  const reply = http.request(method, BASE_URL + path, body === undefined ? null : JSON.stringify(body), {
    headers,
    tags: { name },
    responseCallback: http.expectedStatuses(status),
  });
  const isRight = check(reply, { [name + ": status " + status]: (r) => r.status === status });
  if (!isRight) fail(name + " answers " + reply.status + ", not " + status);
  try {
    return JSON.parse(reply.body);
  } catch (_) {
    return undefined;
  }
}
function expect(title, holds) {
  check(null, { [title]: () => holds() === true });
}
`;
