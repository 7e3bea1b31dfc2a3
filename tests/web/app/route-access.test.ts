import { expect, test } from "vitest";
import { type GuardKind, type RouteAccess, routeAccess, type SessionStatus } from "../../../web/app/routes.tsx";

test.each<[GuardKind, SessionStatus, RouteAccess]>([
  ["open", "unknown", "enter"],
  ["open", "visitor", "enter"],
  ["open", "member", "enter"],
  ["public", "unknown", "wait"],
  ["public", "visitor", "enter"],
  ["public", "member", "to-member-area"],
  ["member", "unknown", "wait"],
  ["member", "visitor", "to-login"],
  ["member", "member", "enter"],
])("a route for %s and the session status %s give %s", (kind, status, expected) => {
  expect(routeAccess(kind, status)).toBe(expected);
});
