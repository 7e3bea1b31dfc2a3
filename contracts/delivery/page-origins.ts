import { webUrl } from "../../core/rules/web-url.ts";

/** Other origins that the site's pages need; `https://*.example.com` covers all subdomains. */
export interface PageOrigins {
  /** The backend, with its pictures and its games' pages. */
  readonly backend: readonly string[];
  /** Hosts of frames and pictures: other providers' pages, games, films, the image host. */
  readonly content: readonly string[];
  /** The live chat, whose scripts run in the page. */
  readonly chat: readonly string[];
  /** Where pages only send something: the operator's telemetry. */
  readonly calls?: readonly string[];
}

export const NO_ORIGINS: PageOrigins = { backend: [], content: [], chat: [] };

/** The origins of all web addresses among the values, each once, sorted. */
export function hostSources(values: Iterable<string>): readonly string[] {
  return [...new Set([...values].flatMap((value) => hostSource(value) ?? []))].sort();
}

/** What all of the lists allow together. */
export function mergeOrigins(lists: readonly PageOrigins[]): PageOrigins {
  const all = (name: keyof PageOrigins) => [...new Set(lists.flatMap((list) => list[name] ?? []))];
  return { backend: all("backend"), content: all("content"), chat: all("chat"), ...some(all("calls")) };
}

/** Reads the origins of a `HeadersFile`; leaves out what is no origin. */
export function readPageOrigins(data: unknown): PageOrigins {
  const written = isRecord(data) ? data["origins"] : undefined;
  const record = isRecord(written) ? written : {};
  const list = (name: keyof PageOrigins): readonly string[] => {
    const value = record[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string" && isHostSource(item)) : [];
  };
  return { backend: list("backend"), content: list("content"), chat: list("chat"), ...some(list("calls")) };
}

function some(calls: readonly string[]): Pick<PageOrigins, "calls"> {
  return calls.length > 0 ? { calls } : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

// Stricter than an address: a host name may contain `;`, `,` or `'`, which would change the policy.
const PLAIN = /^https?:\/\/([\w-]+\.)*[\w-]+(:\d{1,5})?$|^https?:\/\/\[[\da-f:.]+\](:\d{1,5})?$/;
const ANY_BELOW = /^https:\/\/\*(\.[\w-]+){2,}$/i;

/** The origin of a web address for a content security policy; undefined for a text that could change the policy. */
export function hostSource(address: string): string | undefined {
  const url = webUrl(address);
  if (url === undefined) return undefined;
  const { origin } = new URL(url);
  return PLAIN.test(origin) ? origin : undefined;
}

/** Whether an operator's text is `https://*.example.com` or an origin, and nothing else. */
export function isHostSource(text: string): boolean {
  return ANY_BELOW.test(text) || hostSource(text) === text;
}
