import { webUrl } from "../rules/web-url.ts";

/** Where a launch is shown, and how far its page is trusted. */
export interface LaunchFrame {
  readonly src: string;
  /**
   * Whether the page may keep its own origin. One that shares the site's must not: it could then read what the site
   * keeps, the member's token above all.
   */
  readonly keepsOrigin: boolean;
}

interface Places {
  /** Where the calls go, without a slash at the end; empty for the site's own origin. */
  readonly backend: string;
  /** Scheme and host of the page. */
  readonly site: string;
}

/** Reads a launch's address; undefined for one that is neither a web address nor a path of the backend's own. */
export function launchFrame(url: string, { backend, site }: Places): LaunchFrame | undefined {
  const own = /^\/[\w.-][\w./-]*(\?[\w.=&%-]*)?(#[\w.=&%-]*)?$/.test(url);
  const src = own ? webUrl(`${backend || site}${url}`) : webUrl(url);
  if (src === undefined) return undefined;
  return { src, keepsOrigin: new URL(src).origin !== new URL(site).origin };
}
