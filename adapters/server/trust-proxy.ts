import { BlockList, isIP } from "node:net";
import { err, ok, type Result } from "../../core/shared/result.ts";

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
