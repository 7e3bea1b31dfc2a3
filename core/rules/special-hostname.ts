import type { RefundTableName } from "./levels.ts";

/**
 * Whether a hostname is one of the client's that the brand lists as special (spec section 5). Hostnames have no case, and
 * a final dot means the same host.
 */
export function isSpecialHostname(hostname: string, special: readonly string[]): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  return special.some((each) => each.toLowerCase() === host);
}

/** The loss-refund table at a hostname. The specification has a table for some clients; special hostnames get it. */
export function refundTableAt(
  hostname: string,
  { refundTable, specialHostnames }: { refundTable: RefundTableName; specialHostnames: readonly string[] },
): RefundTableName {
  return isSpecialHostname(hostname, specialHostnames) ? "partner" : refundTable;
}
