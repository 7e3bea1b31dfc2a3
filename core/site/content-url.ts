import { webUrl } from "../rules/web-url.ts";

/**
 * Where the picture or the embedded page of a configuration entry is. The operator writes an address, or a path on a
 * host; `host` is empty for the site's own origin. Undefined for anything that is neither.
 */
export function contentUrl(path: string, host: string): string | undefined {
  const address = webUrl(path);
  if (address) return address;
  // `//elsewhere/x` would leave the host that was chosen.
  if (!/^\/?[\w-]+[\w\-./%~]*$/.test(path)) return undefined;
  return `${host.replace(/\/+$/, "")}/${path.replace(/^\//, "")}`;
}
