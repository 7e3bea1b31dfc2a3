import type { IncomingHttpHeaders } from "node:http";
import { isIP, isIPv4 } from "node:net";
import type { Caller } from "../house/session/caller.ts";
import type { TrustProxy } from "./trust-proxy.ts";

/** The parts of Node's request that say where it comes from. */
export interface Incoming {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const LONGEST_USER_AGENT = 256;

/** Where a request comes from; undefined without a connection. */
export function callerOf(incoming: Incoming | undefined, trust: TrustProxy): Caller | undefined {
  const address = incoming && clientAddress(incoming, trust);
  if (!incoming || address === undefined) return undefined;
  const userAgent = (incoming.headers["user-agent"] ?? "").replace(/[^\x20-\x7e]/g, "").slice(0, LONGEST_USER_AGENT);
  return { address, userAgent };
}

/**
 * The client's address: the last one that no trusted proxy has. Each proxy adds the address of its own client at the end
 * of X-Forwarded-For; what stands before that is the client's own text. A text that is no address ends the search.
 */
export function clientAddress({ headers, socket }: Incoming, trust: TrustProxy): string | undefined {
  let address = plainAddress(socket.remoteAddress ?? "");
  if (address === undefined || !trust.trusts(address, 0)) return address;
  const forwarded = forwardedOf(headers);
  for (let hop = 0; trust.trusts(address, hop); hop++) {
    const before = plainAddress(forwarded[forwarded.length - 1 - hop] ?? "");
    if (before === undefined) break;
    address = before;
  }
  return address;
}

/** Whether the proxy that is connected to the server is trusted, so that its other headers count too. */
export function isProxied({ socket }: Incoming, trust: TrustProxy): boolean {
  const address = plainAddress(socket.remoteAddress ?? "");
  return address !== undefined && trust.trusts(address, 0);
}

function forwardedOf(headers: IncomingHttpHeaders): readonly string[] {
  const values = headers["x-forwarded-for"] ?? [];
  return [values].flat().flatMap((value) => value.split(","));
}

/** Without port, brackets and zone, and IPv4 not written as IPv6; undefined for anything that is no address. */
function plainAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const trimmed = text.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(trimmed) ?? [];
  const [whole = ""] = (bracketed ?? beforePort ?? trimmed).split("%");
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(whole) ?? [];
  const address = (mapped ?? whole).toLowerCase();
  return isIP(address) === 0 ? undefined : address;
}
