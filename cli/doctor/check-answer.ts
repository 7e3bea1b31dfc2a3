import * as v from "valibot";
import { problem as problemBody } from "../../contracts/problems.ts";
import { operation } from "../../contracts/schemas/site.ts";
import { pathOf, titleOf } from "../conform/engine/rows.ts";
import { headersFor, isNotOffered, jsonOf, kindOf } from "../conform/engine/wire.ts";
import {
  good,
  isFailure,
  type Judgement,
  notChecked,
  type Patient,
  problem,
  reasonOf,
  unreachable,
  warning,
} from "./finding.ts";
import type { Question, Reply, Secured } from "./probe.ts";

const MOST_REDIRECTS = 5;
const NOT_A_BACKEND = "check --target: this is not a backend of the contract";
/** Every backend of the contract has it, and nobody has to sign in. */
export const FIRST_PATH = pathOf("operation", {});

export interface FirstAnswer {
  readonly judgement: Judgement;
  /** Undefined when the target itself does not answer. */
  readonly reply: Reply | undefined;
}

/** The first call: whether the target answers there, or sends its callers elsewhere. */
export async function checkAddress(patient: Patient): Promise<FirstAnswer> {
  const first = await patient.ask(FIRST_PATH);
  if (isFailure(first)) {
    if (first.failure === "REPLY_TOO_LARGE") {
      return { judgement: problem(reasonOf(first), NOT_A_BACKEND), reply: undefined };
    }
    // A server that hangs would do so again.
    const mayBeTls = patient.base.protocol === "http:" && first.failure !== "timed-out";
    const isTls = mayBeTls && (await speaksTls(patient));
    const judgement = isTls
      ? unreachable("the port speaks TLS, not plain HTTP", `use --target https://${patient.base.host}`)
      : unreachable(`no answer: ${reasonOf(first)}`, "look into the log of the server, or of the proxy in front of it");
    return { judgement, reply: undefined };
  }
  if (!isRedirect(first)) return { judgement: good(`${titleOf("operation")} answers ${first.status}`), reply: first };
  return { judgement: await followed(patient, first), reply: undefined };
}

async function speaksTls({ base, probe, limit }: Patient): Promise<boolean> {
  return !isFailure(await probe.secure(base.hostname, base.port === "" ? 80 : Number(base.port), limit()));
}

function isRedirect({ status, headers }: Reply): boolean {
  return status >= 300 && status < 400 && status !== 304 && headers["location"] !== undefined;
}

async function followed({ base, probe, limit }: Patient, first: Reply): Promise<Judgement> {
  const seen = new Set([base.origin + base.pathname.replace(/\/$/, "") + FIRST_PATH]);
  let reply = first;
  let url = "";
  for (let hops = 0; hops < MOST_REDIRECTS; hops += 1) {
    const location = reply.headers["location"] ?? "";
    if (!URL.canParse(location, url || base.href)) {
      return problem("it redirects to an address that cannot be read", "correct the redirect of the server");
    }
    url = new URL(location, url || base.href).href;
    if (!/^https?:/.test(url))
      return problem("it redirects to an address that is no web address", "correct the redirect");
    if (seen.has(url))
      return problem(`it redirects in a circle, by ${addressOf(url)}`, "correct the redirects of the server");
    seen.add(url);
    const question: Question = { method: "GET", url, headers: headersFor(undefined, false) };
    const next = await probe.ask(question, limit());
    if (isFailure(next)) {
      return problem(`it redirects to ${addressOf(url)}: ${reasonOf(next)}`, "correct the redirect of the server");
    }
    if (!isRedirect(next)) {
      const target = new URL(url);
      const isSameCall = target.pathname.endsWith(FIRST_PATH);
      const remedy = isSameCall
        ? `use --target ${target.origin}${target.pathname.slice(0, -FIRST_PATH.length)}: no call follows a redirect`
        : "give the address of the API: the site may be at another one";
      return problem(`it redirects to ${addressOf(url)}, which answers ${next.status}`, remedy);
    }
    reply = next;
  }
  return problem(`it redirects more than ${MOST_REDIRECTS} times`, "correct the redirects of the server");
}

/** Without its query, which may hold a secret. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

export async function checkProtocol({ base, probe, limit }: Patient, secured: Secured | undefined): Promise<Judgement> {
  const httpVersion = await probe.httpVersion(`${base.origin}/`, limit());
  if (typeof httpVersion !== "string") return notChecked(reasonOf(httpVersion));
  if (httpVersion === "1.0") {
    return warning(
      "HTTP/1.0: each call opens a connection",
      "let the server or its proxy answer in HTTP/1.1 or HTTP/2",
    );
  }
  if (secured === undefined) return good(`HTTP/${httpVersion}`);
  if (secured.offersHttp2) return good(`HTTP/${httpVersion}, and HTTP/2 for browsers`);
  return warning(`HTTP/${httpVersion} only`, "switch HTTP/2 on: browsers load the site's parts at once then");
}

export interface Product {
  readonly judgement: Judgement;
  readonly maintenance: Judgement;
  readonly isProduct: boolean;
}

/** Whether it is a backend of the contract that answered. */
export function checkProduct(reply: Reply): Product {
  const { status, text } = reply;
  const header = (name: string) => reply.headers[name];
  const body = jsonOf(text);
  const isHtml = kindOf({ header, text }) === "an HTML page";
  const unknown = { isProduct: false, maintenance: notChecked("the target is no backend of the contract") };
  if (status === 503 && v.is(problemBody, body)) {
    const maintenance = problem("it answers 503", "wait until it is over: also this row is closed");
    return { isProduct: true, judgement: good("it answers with a problem of the contract"), maintenance };
  }
  if (body !== undefined && isNotOffered(status)) {
    const judgement = warning(
      `a backend without this row: it answers ${status}`,
      "`sanam contract rows` shows what each part of the site needs; the site believes that it is open",
    );
    return { isProduct: true, judgement, maintenance: notChecked("the backend does not offer its status") };
  }
  if (status === 429) {
    const seconds = header("retry-after");
    const remedy = seconds === undefined ? "ask again later" : `ask again in ${seconds} s`;
    return { ...unknown, judgement: problem("it is busy: it answers 429", remedy) };
  }
  const parsed = v.safeParse(operation, body);
  if (status === 200 && parsed.success) {
    const { websiteStatus, until } = parsed.output;
    const maintenance =
      websiteStatus === "MA"
        ? warning(`on${until ? ` until ${until}` : ""}: members cannot do anything`, "wait until it is over")
        : good("off");
    return { isProduct: true, judgement: good("a backend of the contract"), maintenance };
  }
  if (isHtml) {
    const remedy = "give the address of the API: this may be the site, or the page of a proxy";
    return { ...unknown, judgement: problem(`it answers ${status} with an HTML page`, remedy) };
  }
  if (status >= 500) {
    return {
      ...unknown,
      judgement: problem(`it answers ${status}`, "look into the log of the server and of its proxy"),
    };
  }
  const found = `it answers ${status} with ${body === undefined ? kindOf({ header, text }) : "JSON of another form"}`;
  return { ...unknown, judgement: problem(found, NOT_A_BACKEND) };
}

const CALLS = 20;
const SLOW_MS = 1000;

/** How long a small read takes, one call after the other on a warm connection. */
export async function checkLatency(patient: Patient): Promise<Judgement> {
  const times: number[] = [];
  let spent = 0;
  while (times.length < CALLS && spent < 5 * SLOW_MS) {
    const reply = await patient.ask(FIRST_PATH);
    if (isFailure(reply)) {
      return times.length === 0
        ? notChecked(reasonOf(reply))
        : warning(`${times.length} calls were answered, then: ${reasonOf(reply)}`, "look into the log of the server");
    }
    times.push(reply.ms);
    spent += reply.ms;
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? 0;
  const found = `half within ${shown(at(0.5))}, 90% within ${shown(at(0.9))}, slowest ${shown(at(1))}, of ${times.length} calls`;
  return at(0.5) > SLOW_MS
    ? warning(found, "look for what is slow: the server, its database or the way to it")
    : good(found);
}

function shown(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
