import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Caller } from "../house/session/caller.ts";

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

/** Which proxies in front of the server may say who the client is. */
export interface TrustProxy {
  /** Whether the proxy at this address is trusted. `hop` counts from 0, the one that is connected to the server. */
  trusts(address: string, hop: number): boolean;
}

export const TRUST_NO_PROXY: TrustProxy = { trusts: () => false };

/** Reads a number of proxies, `2`, or a list of networks, `10.0.0.0/8, ::1`. The error is the wrong part. */
export function readTrustProxy(text: string): Result<TrustProxy, string> {
  const parts = text.split(/[\s,]+/).filter((part) => part !== "");
  const [only = "0"] = parts;
  if (parts.length <= 1 && /^\d$/.test(only)) {
    const hops = Number(only);
    return ok({ trusts: (_, hop) => hop < hops });
  }
  const networks = new BlockList();
  for (const part of parts) {
    const [address = "", prefix, ...rest] = part.split("/");
    const family = isIP(address);
    const bits = family === 4 ? 32 : 128;
    const size = prefix === undefined ? bits : Number(prefix);
    if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix ?? "0") || size > bits) return err(part);
    networks.addSubnet(address, size, family === 4 ? "ipv4" : "ipv6");
  }
  return ok({ trusts: (address) => networks.check(address, isIP(address) === 4 ? "ipv4" : "ipv6") });
}
