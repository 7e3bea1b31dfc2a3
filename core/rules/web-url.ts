import type { RefundTableName } from "./levels.ts";

declare const webUrlBrand: unique symbol;

/** An absolute http or https address, normalised; safe for a link or a frame. */
export type WebUrl = string & { readonly [webUrlBrand]: true };

const LONGEST = 2048;

// The two slashes and a host are required: the URL class would silently repair `https:host` and `https:///host`.
const SHAPE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

// Whitespace, control, invisible and direction-changing characters and backslashes (read as slashes) can make an address
// look like another one.
const DECEPTIVE = /[\s\\\p{Cc}\p{Cf}]/u;

/** Checks an address from the site's configuration (spec section 5); undefined unless it is a plain web address. */
export function webUrl(text: string): WebUrl | undefined {
  if (text.length > LONGEST || DECEPTIVE.test(text) || !SHAPE.test(text)) return undefined;
  try {
    return new URL(text).href as WebUrl;
  } catch {
    return undefined;
  }
}

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

/**
 * The address of a configuration entry's picture or page. The entry is a web address or a path on `host`, which is empty
 * for the site's own origin. Undefined for any other text.
 */
export function contentUrl(path: string, host: string): string | undefined {
  const address = webUrl(path);
  if (address) return address;
  // `//elsewhere/x` would lead to another host.
  if (!/^\/?[\w-]+[\w\-./%~]*$/.test(path)) return undefined;
  return `${host.replace(/\/+$/, "")}/${path.replace(/^\//, "")}`;
}

/** The address that opens a chat with a LINE id; ids of official accounts start with @. */
export function lineLink(lineId: string): string {
  const id = lineId.startsWith("@") ? lineId : `~${lineId}`;
  return `https://line.me/R/ti/p/${encodeURIComponent(id)}`;
}
