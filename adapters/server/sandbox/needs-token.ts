import { isLoopback } from "../loopback.ts";
import type { TrustProxy } from "../trust-proxy.ts";

interface Reach {
  readonly host: string;
  readonly hosts: readonly string[];
  readonly trustProxy: TrustProxy;
}

/** Whether other machines reach the server: at its address, by another name, or through a proxy on this machine. */
export function needsToken({ host, hosts, trustProxy }: Reach): boolean {
  const hasProxy = ["127.0.0.1", "::1"].some((address) => trustProxy.trusts(address, 0));
  return !isLoopback(host) || hosts.some((name) => !isLoopback(name)) || hasProxy;
}
