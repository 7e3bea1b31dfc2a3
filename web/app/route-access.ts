/**
 * `public`: visitors only, a member is redirected to the member area. `member`: members only, a visitor is redirected
 * to the login page. `open`: everybody.
 */
export type GuardKind = "public" | "member" | "open";

/** `unknown` until the stored session is read. */
export type SessionStatus = "unknown" | "visitor" | "member";

export type RouteAccess = "enter" | "wait" | "to-member-area" | "to-login";

/** Decides whether a screen may be shown; spec section 2. */
export function routeAccess(kind: GuardKind, status: SessionStatus): RouteAccess {
  if (kind === "open") return "enter";
  if (status === "unknown") return "wait";
  if (kind === "public") return status === "member" ? "to-member-area" : "enter";
  return status === "member" ? "enter" : "to-login";
}
