import { expect, test } from "vitest";
import { reportTime } from "../../../../adapters/http/client/deliver.ts";
import type { TimeReport } from "../../../../core/platform/backend-clock.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";

const request = { method: "GET", headers: {}, signal: new AbortController().signal, cache: "no-store" } as const;

async function reportOf(headers: Record<string, string> | undefined): Promise<TimeReport | undefined> {
  let report: TimeReport | undefined;
  let now = 1000;
  const send = async () => {
    now += 500;
    return { status: 200, text: async () => "{}", ...(headers && { headers: new Headers(headers) }) };
  };
  await reportTime(
    send,
    () => instant(now),
    (seen) => {
      report = seen;
    },
  )("/api/setting", request);
  return report;
}

test("a reply tells the backend's time to the second, and when the call began and ended", async () => {
  const at = Date.parse("2026-11-21T10:00:00Z");
  expect(await reportOf({ date: "Sat, 21 Nov 2026 10:00:00 GMT" })).toEqual({
    earliest: at,
    latest: at + 999,
    sentAt: 1000,
    receivedAt: 1500,
  });
});

test("a reply without a believable time of its own tells nothing", async () => {
  for (const headers of [
    undefined,
    {},
    { date: "" },
    { date: "yesterday" },
    { date: "Thu, 01 Jan 1970 00:00:00 GMT" },
    { date: "Sat, 21 Nov 9999 10:00:00 GMT" },
    { date: "Sat, 21 Nov 2026 10:00:00 GMT", age: "30" },
  ] as const) {
    expect(await reportOf(headers)).toBeUndefined();
  }
});
