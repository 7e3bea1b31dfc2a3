import type { PageOrigins } from "./page-origins.ts";

/**
 * Headers of a page of the site. They forbid inline scripts, eval and inline styles, and every Trusted Types policy but
 * the site's own. A chat widget writes its own markup and inline styles, so a brand with a chat also allows inline styles
 * and the default Trusted Types policy.
 */
export function pageHeaders({ backend, content, chat, calls = [] }: PageOrigins): Record<string, string> {
  const shown = [...backend, ...content, ...chat];
  const policy = [
    "default-src 'none'",
    list("script-src 'self'", chat),
    list("style-src 'self'", chat.length > 0 ? [...chat, "'unsafe-inline'"] : []),
    list("img-src 'self' data: blob:", shown),
    list("font-src 'self'", chat),
    list("connect-src 'self'", [...backend, ...calls, ...chat, ...chat.map(webSocket)]),
    list("media-src 'self'", shown),
    list("frame-src 'self'", shown),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    list("trusted-types sanam", chat.length > 0 ? ["default"] : []),
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

function list(directive: string, more: readonly string[]): string {
  return [directive, ...new Set(more)].join(" ");
}

/** A chat uses a web socket, which `https:` does not cover. */
function webSocket(origin: string): string {
  return origin.replace(/^http/, "ws");
}
