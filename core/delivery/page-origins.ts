import { hostSource, isHostSource } from "./host-source.ts";

/** Origins beside the site's own that its pages need; `https://*.example.com` stands for all below it. */
export interface PageOrigins {
  /** Where the calls go; its pictures and its games' pages, too. */
  readonly backend: readonly string[];
  /** What is shown in frames and as pictures: other providers' pages, games, films, the image host. */
  readonly content: readonly string[];
  /** The live chat's: its scripts run in the page. */
  readonly chat: readonly string[];
}

export const NO_ORIGINS: PageOrigins = { backend: [], content: [], chat: [] };

/** The origins of all web addresses among the values, each once, in order. */
export function hostSources(values: Iterable<string>): readonly string[] {
  return [...new Set([...values].flatMap((value) => hostSource(value) ?? []))].sort();
}

/** Reads what a build wrote beside the site (`HeadersFile`); whatever is no origin is left out. */
export function readPageOrigins(data: unknown): PageOrigins {
  const written = isRecord(data) ? data["origins"] : undefined;
  const record = isRecord(written) ? written : {};
  const list = (name: keyof PageOrigins): readonly string[] => {
    const value = record[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string" && isHostSource(item)) : [];
  };
  return { backend: list("backend"), content: list("content"), chat: list("chat") };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
