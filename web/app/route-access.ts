/** `public` turns a member away to /auth, `member` a visitor to /login, `open` lets everybody in. */
export type GuardKind = "public" | "member" | "open";

/** `unknown` until the stored session has been read. */
export type SessionStatus = "unknown" | "visitor" | "member";

export type RouteAccess = "enter" | "wait" | "to-member-area" | "to-login";

/** Who sees a screen; spec section 2, both ways. */
export function routeAccess(kind: GuardKind, status: SessionStatus): RouteAccess {
  if (kind === "open") return "enter";
  if (status === "unknown") return "wait";
  if (kind === "public") return status === "member" ? "to-member-area" : "enter";
  return status === "member" ? "enter" : "to-login";
}
