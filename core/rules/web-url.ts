declare const webUrlBrand: unique symbol;

/** An absolute http or https address, normalised; safe for a link or a frame. */
export type WebUrl = string & { readonly [webUrlBrand]: true };

const LONGEST = 2048;

// The two slashes and a host are required: the URL class would silently repair `https:host` and `https:///host`.
const SHAPE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

// Whitespace, control, invisible and direction-changing characters and backslashes (read as slashes) can make an address
// look like another one.
const DECEPTIVE = /[\s\\\p{Cc}\p{Cf}]/u;

/** Checks an address from the site's configuration (spec section 5); undefined unless it is a plain web address. */
export function webUrl(text: string): WebUrl | undefined {
  if (text.length > LONGEST || DECEPTIVE.test(text) || !SHAPE.test(text)) return undefined;
  try {
    return new URL(text).href as WebUrl;
  } catch {
    return undefined;
  }
}
