/** The path of the house's own games. */
export const GAME_PAGES = "/play/";

/**
 * Headers of a game's page, which may run its own scripts and call the game's rows. The sandbox removes its origin, also
 * when the page is opened on its own, so that it cannot read the member's token; therefore its own files and calls count
 * as cross-origin. `host` is listed beside `'self'`, because older browsers match nothing with `'self'` in a page without
 * an origin; it is empty when it is not known. `sites` are other origins that may frame the page.
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
