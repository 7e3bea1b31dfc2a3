import { expect, test } from "vitest";
import { type Admission, admission, type GuardKind, type SessionStatus } from "../../../web/app/route-access.ts";

test.each<[GuardKind, SessionStatus, Admission]>([
  ["open", "unknown", "enter"],
  ["open", "visitor", "enter"],
  ["open", "member", "enter"],
  ["public", "unknown", "wait"],
  ["public", "visitor", "enter"],
  ["public", "member", "to-member-area"],
  ["member", "unknown", "wait"],
  ["member", "visitor", "to-login"],
  ["member", "member", "enter"],
])("a %s page and a session that is %s: %s", (kind, status, wanted) => {
  expect(admission(kind, status)).toBe(wanted);
});
