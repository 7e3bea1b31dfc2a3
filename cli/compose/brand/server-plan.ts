import type { HeaderRule } from "../../../contracts/delivery/page-headers.ts";
import { pagePattern } from "../../../core/site/page-paths.ts";

/** One brand on a web server. */
export interface ServedBrand {
  readonly id: string;
  readonly hostnames: readonly string[];
  readonly rules: readonly HeaderRule[];
  /** The addresses that have a page. */
  readonly pages: readonly string[];
}

/** What a web server must know to send the built site. */
export interface ServerPlan {
  /** The folder of the built site on the server. */
  readonly root: string;
  /** The id of the brand of a hostname that no brand names. */
  readonly default: string;
  readonly brands: readonly ServedBrand[];
  /** The address of the house behind this server, as `http://127.0.0.1:4600`; undefined for a house at another origin. */
  readonly house?: string | undefined;
  /** Plain HTTP at this port, behind a balancer or for a trial. */
  readonly port?: number | undefined;
}

/** What the house answers, when it is behind the same server. */
export const HOUSE_PATHS = ["/api/", "/pictures/"] as const;

/**
 * The rules without those that no path reaches. Of the others, the longest that fits a path is also the first, which is
 * how web servers choose.
 */
export function reachableRules(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  return rules.filter(({ under }, index) => !rules.slice(0, index).some((earlier) => under.startsWith(earlier.under)));
}

/** The names at which a brand is served. Those below localhost are for trials. */
export function namesOf({ id, hostnames }: ServedBrand): readonly string[] {
  return [...hostnames, `${id}.localhost`];
}

/** The pattern of a brand's pages, in quotes after `flags`. Throws on a path that would change the pattern. */
export function quotedPattern({ pages }: ServedBrand, flags = ""): string {
  const wrong = pages.find((path) => !/^[\w/:-]+$/.test(path));
  if (wrong !== undefined) throw new Error(`${JSON.stringify(wrong)} is no path of a page`);
  return `"${flags}${pagePattern(pages)}"`;
}

/** A value in quotes. Throws on a character that either server would read as more than text. */
export function quoted(text: string): string {
  if (!/^[^"\\$`{}\p{Cc}]*$/u.test(text))
    throw new Error(`a web server's configuration cannot hold ${JSON.stringify(text)}`);
  return `"${text}"`;
}

/** A name that needs no quotes: a hostname or the id of a brand. */
export function bare(name: string): string {
  if (!/^[a-z0-9.-]+$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name`);
  return name;
}
