import { get } from "psl";
import * as v from "valibot";
import { webUrl } from "../../../core/rules/web-url.ts";

/** An https address that is safe in a link: no name and password in it, no quotes and no invisible characters. */
export function isHttpsAddress(value: string): boolean {
  return /^https:\/\/[^"'<>]+$/.test(value) && webUrl(value) !== undefined;
}

export function httpsAddress(message: string) {
  // The beginning is a pattern of its own, so that editors see it, too.
  return v.pipe(v.string(message), v.regex(/^https:\/\//, message), v.check(isHttpsAddress, message));
}

const message = "must be a hostname in lower case like play.example";

/** A name of at most 253 letters, each part of at most 63, as the domain name system has it. */
const HOSTNAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

export const hostnameField = v.pipe(v.string(message), v.regex(HOSTNAME, message));

/** Whether an operator can own it: no address of a machine, no `localhost`, and not `co.th`, below which others register. */
export function isOwnName(hostname: string): boolean {
  return HOSTNAME.test(hostname) && !/^[\d.]+$/.test(hostname) && get(hostname) !== null;
}

/** A hostname that an operator can own. What is none at all has another sentence. */
export const ownHostnameField = v.pipe(
  hostnameField,
  v.check(
    (value) => !HOSTNAME.test(value) || isOwnName(value),
    "must be a name of yours like play.example, no address and no co.th",
  ),
);

/**
 * Whether `https://*.co.th` or the like allows the hosts of strangers: anybody can register a name below a public suffix.
 * Only for checking a brand file. The list is large and must not reach the browser.
 */
export function isPublicSuffix(hostSource: string): boolean {
  const [, name] = /^https:\/\/\*\.([^/:]+)$/i.exec(hostSource) ?? [];
  return name !== undefined && get(name.toLowerCase()) === null;
}
