import type { IncomingMessage } from "node:http";
import { httpErrorBody, type RawProblem, wrongFieldBody } from "../problem-reply.ts";
import { isAllowedHost } from "./allowed-hosts.ts";
import { targetFault } from "./target-fault.ts";

/** A reply to a request that no route sees. */
export type Rejection = RawProblem;

/** Checks the parts of a request that every route relies on: one Host that is ours, and a readable target. */
export function checkRequest(incoming: IncomingMessage, hostNames: ReadonlySet<string>): Rejection | undefined {
  const hosts = valuesOf(incoming.rawHeaders, "host");
  const [host = ""] = hosts;
  if (hosts.length !== 1) return wrongFieldBody("Host", "must be sent once");
  const target = incoming.url ?? "";
  const absolute = /^https?:\/\/([^/?#]*)/i.exec(target);
  if (absolute && absolute[1]?.toLowerCase() !== host.toLowerCase()) {
    return wrongFieldBody("Host", "must be the host of the target");
  }
  if (!absolute && !target.startsWith("/") && target !== "*") return wrongFieldBody("path", "must start with /");
  const fault = targetFault(target);
  if (fault !== undefined) return wrongFieldBody("path", fault);
  return isAllowedHost(host, incoming.socket.localAddress, hostNames) ? undefined : httpErrorBody("host-unknown");
}

/** Node keeps one value of most headers, so the raw list shows a second one. */
function valuesOf(rawHeaders: readonly string[], name: string): readonly string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}
