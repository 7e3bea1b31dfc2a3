import { webUrl } from "../rules/web-url.ts";

// Stricter than an address need be: a `;`, `,` or `'` may stand in a host's name and would end or bend a policy.
const PLAIN = /^https?:\/\/([\w-]+\.)*[\w-]+(:\d{1,5})?$|^https?:\/\/\[[\da-f:.]+\](:\d{1,5})?$/i;
const ANY_BELOW = /^https:\/\/\*(\.[\w-]+){2,}$/i;

/** The origin of a web address as a content security policy names it; undefined for what is none or could break out. */
export function hostSource(address: string): string | undefined {
  const url = webUrl(address);
  if (url === undefined) return undefined;
  const { origin } = new URL(url);
  return PLAIN.test(origin) ? origin : undefined;
}

/** `https://*.example.com` or an origin, with nothing behind it, as an operator writes a host that a page may use. */
export function isHostSource(text: string): boolean {
  return ANY_BELOW.test(text) || hostSource(text) === text;
}
