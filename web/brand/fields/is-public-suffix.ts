import { get } from "psl";

/**
 * Whether `https://*.co.th` or the like allows the hosts of strangers: anybody can register a name below a public suffix.
 * Only for checking a brand file. The list is large and must not reach the browser.
 */
export function isPublicSuffix(hostSource: string): boolean {
  const [, name] = /^https:\/\/\*\.([^/:]+)$/i.exec(hostSource) ?? [];
  return name !== undefined && get(name.toLowerCase()) === null;
}
