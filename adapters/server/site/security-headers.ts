/** Origins beside the site's own that its pages may frame and take pictures from. */
export type SiteHosts = readonly string[];

/**
 * What a page of the site may do. No inline script or style, no eval; scripts can reach the page through the site's one
 * Trusted Types policy only.
 */
export function securityHeaders(hosts: SiteHosts): Record<string, string> {
  const others = hosts.map((host) => ` ${host}`).join("");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${others}`,
    "font-src 'self'",
    "connect-src 'self'",
    `media-src 'self'${others}`,
    `frame-src 'self'${others}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types sanam",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

/** The origins of all web addresses among the values of the site's configuration. */
export function hostsOf(configuration: Iterable<string>): SiteHosts {
  const origins = new Set<string>();
  for (const value of configuration) {
    if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) continue;
    origins.add(new URL(value).origin);
  }
  return [...origins].sort();
}
