import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/**
 * The address of a push service, if the house may call it: https at a public host and the usual port, or the push service
 * of this machine that a sandbox names. A name is looked up again at each call (`post-push.ts`).
 */
export function pushUrl(endpoint: string, localService: string | undefined): URL | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") return undefined;
  if (url.origin === localService) return url;
  if (url.protocol !== "https:" || url.port !== "") return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : undefined;
  // A name without a dot is one of the house's own network.
  return /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/.test(host) && !/\.(?:localhost|local|internal|home\.arpa)$/.test(host)
    ? url
    : undefined;
}
