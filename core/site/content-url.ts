import { webUrl } from "../rules/web-url.ts";

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
