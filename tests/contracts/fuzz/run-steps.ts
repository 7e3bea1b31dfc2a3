import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { call } from "../../adapters/server/open-server.ts";
import { operationOf } from "../document/operations.ts";
import { type FuzzedHouse, memberParams, noteReply, openFuzzedHouse } from "./fuzzed-house.ts";
import { faultOfReply, type SentRequest } from "./judge.ts";
import { type FuzzedRequest, POOLED, type Step } from "./requests.ts";

/** Called with every refusal: the call's name, and the code. */
export type OnCode = (name: string, code: unknown) => void;

/** Runs the steps on a new house. Throws at the first reply that breaks the document. */
export async function runSteps(steps: readonly Step[], onCode: OnCode = () => undefined): Promise<void> {
  const opened = await openFuzzedHouse();
  for (const step of steps) {
    if (step.kind === "call") await send(opened, step.request, onCode);
    else if (step.kind === "advance") opened.advance(step.minutes * MINUTE_MS);
    else await review(opened, step.approve);
  }
}

async function review({ house }: FuzzedHouse, approve: boolean): Promise<void> {
  await house.staff.setBackOffice({ mode: "waiting" });
  const [open] = await house.staff.openRequests();
  if (open) await (approve ? house.staff.approve(open.id) : house.staff.reject(open.id, "ทดสอบ"));
}

async function send(opened: FuzzedHouse, request: FuzzedRequest, onCode: OnCode): Promise<void> {
  const operation = operationOf(request.name);
  // Other steps need the session.
  const own = operation.name === "logout";
  const sent: SentRequest = {
    operation,
    params: texts(opened, request.params),
    query: texts(opened, request.query),
    headers: texts(opened, request.headers),
    body: filled(opened, request.body, ""),
    signedIn: request.signedIn && !own,
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sent.params[name] ?? ""));
  const query = new URLSearchParams(sent.query).toString();
  const reply = await call(opened.app, operation.method, query === "" ? path : `${path}?${query}`, {
    headers: sent.headers,
    ...(sent.body === undefined ? {} : { body: sent.body }),
    ...(sent.signedIn ? { session: opened.session } : {}),
  });
  const { code } = Object(reply.body);
  if (reply.status !== 200) onCode(operation.name, code);
  const fault = faultOfReply(sent, reply);
  if (fault !== "") {
    const { params, headers, body } = sent;
    const shown = JSON.stringify({ path, query, params, headers, body, status: reply.status, reply: reply.body });
    throw new Error(`${operation.name}: ${fault}\n${shown}`);
  }
  noteReply(opened, operation.name, reply.body);
}

/** The parts of a header, path or query as texts that HTTP can carry. */
function texts(opened: FuzzedHouse, values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    wellFormed(String(filled(opened, value, name))),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/** Without lone surrogates, which no address can carry, and without spaces at the ends, which no header has. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString().trim();
}

/** The value with the house's own in place of `{ pooled }` and `{ own }`. */
function filled(opened: FuzzedHouse, value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(opened, item, name));
  if (typeof value !== "object" || value === null) return value;
  const { [POOLED]: picked, own } = value as Record<string, unknown>;
  if (typeof picked === "number") {
    const known = opened.pool.get(name) ?? ["unknown"];
    const one = known[picked % known.length];
    return typeof one === "function" ? one() : one;
  }
  if (typeof own === "string") return memberParams(opened.session)[own];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(opened, inner, key)]));
}
