import type { IncomingMessage } from "node:http";
import { httpErrorBody, type RawProblem, wrongFieldBody } from "../problem-reply.ts";
import { type HostNames, isAllowedHost } from "./allowed-hosts.ts";
import { targetFault } from "./target-fault.ts";

/** A reply to a request that no route sees. */
export type Rejection = RawProblem;

/** Checks the parts of a request that every route relies on: one Host that is ours, and a readable target. */
export function checkRequest(incoming: IncomingMessage, hostNames: HostNames): Rejection | undefined {
  const { host } = incoming.headers;
  const twice = sentTwice(incoming.rawHeaders);
  if (host === undefined || twice !== undefined) return wrongFieldBody(twice ?? "Host", "must be sent once");
  const target = incoming.url ?? "";
  const absolute = target.startsWith("/") ? null : /^https?:\/\/([^/?#]*)/i.exec(target);
  if (absolute && absolute[1]?.toLowerCase() !== host.toLowerCase()) {
    return wrongFieldBody("Host", "must be the host of the target");
  }
  if (!absolute && !target.startsWith("/") && target !== "*") return wrongFieldBody("path", "must start with /");
  const fault = targetFault(target);
  if (fault !== undefined) return wrongFieldBody("path", fault);
  return isAllowedHost(host, incoming.socket.localAddress, hostNames) ? undefined : httpErrorBody("host-unknown");
}

/** Of these Node keeps the first value, while a proxy in front may have read another one. */
const SENT_ONCE = new Map([
  ["host", "Host"],
  ["authorization", "Authorization"],
  ["content-type", "Content-Type"],
]);

/** The first of these headers that a request has twice. Names and values take turns in the raw list. */
function sentTwice(rawHeaders: readonly string[]): string | undefined {
  const seen: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = SENT_ONCE.get(rawHeaders[index]?.toLowerCase() ?? "");
    if (name === undefined) continue;
    if (seen.includes(name)) return name;
    seen.push(name);
  }
  return undefined;
}
