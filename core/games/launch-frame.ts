import { webUrl } from "../rules/web-url.ts";

/** The address of a launch, and whether its page is trusted with an origin. */
export interface LaunchFrame {
  readonly src: string;
  /**
   * Whether the page may keep its own origin. A page of the site's origin must not: it could read the member's token.
   */
  readonly keepsOrigin: boolean;
}

interface Places {
  /** The backend's address without a slash at the end; empty for the site's own origin. */
  readonly backend: string;
  /** Scheme and host of the page. */
  readonly site: string;
}

/** Reads a launch's address: a web address or a path at the backend. Undefined for anything else. */
export function launchFrame(url: string, { backend, site }: Places): LaunchFrame | undefined {
  const own = /^\/[\w.-][\w./-]*(\?[\w.=&%-]*)?(#[\w.=&%-]*)?$/.test(url);
  const src = own ? webUrl(`${backend || site}${url}`) : webUrl(url);
  if (src === undefined) return undefined;
  return { src, keepsOrigin: new URL(src).origin !== new URL(site).origin };
}
