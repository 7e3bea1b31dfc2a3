/** Where the pages of the house's own games are. */
export const GAME_PAGES = "/play/";

/**
 * What a game's page may do: run its own scripts and call the rows of a game. Its sandbox takes its origin away even
 * when it is opened by itself, so that nothing the site keeps, the member's token above all, can be read from there;
 * its files and calls therefore count as another origin's. `host` is named beside `'self'`, which older browsers match
 * with nothing in a page without an origin; empty where it is not known. `sites` are other origins that may frame it.
 */
export function gamePageHeaders(host: string, sites: readonly string[] = []): Record<string, string> {
  const here = /^[\w.:[\]-]+$/.test(host) ? `'self' http://${host} https://${host}` : "'self'";
  const policy = [
    "default-src 'none'",
    `script-src ${here}`,
    `style-src ${here}`,
    `font-src ${here}`,
    `connect-src ${here}`,
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...sites].join(" "),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "sandbox allow-scripts allow-forms",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
