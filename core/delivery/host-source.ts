import { webUrl } from "../rules/web-url.ts";

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
