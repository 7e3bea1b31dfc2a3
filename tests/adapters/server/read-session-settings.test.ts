import { expect, test } from "vitest";
import { SESSION_LIMITS } from "../../../adapters/house/session/session-limits.ts";
import { readSessionSettings } from "../../../adapters/server/read-session-settings.ts";
import { DAY_MS, HOUR_MS } from "../../../core/shared/bangkok-time.ts";

test("has the limits of the house by default", () => {
  expect(readSessionSettings({})).toEqual({
    ok: true,
    value: { sessions: SESSION_LIMITS, auditRetentionMs: 400 * DAY_MS },
  });
});

test("reads every time, and replaces tokens well before an idle session ends", () => {
  const env = { SANAM_SESSION_IDLE_HOURS: "4", SANAM_SESSION_DAYS: "7", SANAM_AUDIT_DAYS: "90" };
  expect(readSessionSettings(env)).toEqual({
    ok: true,
    value: {
      sessions: { idleMs: 4 * HOUR_MS, absoluteMs: 7 * DAY_MS, renewAfterMs: 2 * HOUR_MS },
      auditRetentionMs: 90 * DAY_MS,
    },
  });
});

test.each(["0", "-1", "1.5", "1e3", "two", "99999"])("refuses %s with a sentence", (text) => {
  expect(readSessionSettings({ SANAM_SESSION_IDLE_HOURS: text })).toEqual({
    ok: false,
    error: `SANAM_SESSION_IDLE_HOURS must be a whole number from 1 to 8760, not "${text}".`,
  });
});
