import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { agreedNotices, rejectedRequests } from "../../../core/site/rejected-requests.ts";
import type { Requests } from "../../../core/wallet/find-request.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { always } from "../../always.ts";
import { aWithdrawalRequest } from "../../arbitraries/core/requests.ts";

const request = (id: string, ...steps: readonly (readonly [status: string, minute: number])[]) => ({
  id,
  amountSatang: baht(5),
  timeline: steps.map(([status, minute]) => ({ status, at: instant(minute * 60_000), reason: `why ${id}` })),
});

test("a notice follows each request whose last step rejected it, newest first", () => {
  const notices = rejectedRequests({
    deposits: [request("D1", ["checking", 1], ["rejected", 4]), request("D2", ["checking", 2]), request("D3")],
    slips: [request("S1", ["duplicate", 7]), request("S2", ["rejected", 2]), request("S3", ["credited", 9])],
    withdrawals: [request("W1", ["rejected", 5]), request("W2", ["rejected", 3], ["checking", 8])],
  } as unknown as Requests);
  expect(notices.map(({ topic, id }) => [topic, id])).toEqual([
    ["slip-duplicate", "S1@420000"],
    ["withdrawal-rejected", "W1@300000"],
    ["deposit-rejected", "D1@240000"],
    ["slip-rejected", "S2@120000"],
  ]);
  expect(notices[1]).toEqual({
    id: "W1@300000",
    topic: "withdrawal-rejected",
    at: 300_000,
    unread: true,
    reference: "W1",
    amountSatang: baht(5),
    reason: "why W1",
    points: undefined,
    title: undefined,
    body: undefined,
  });
});

const NONE: Requests = { deposits: [], slips: [], withdrawals: [] };

/** A withdrawal as a list showed it when it had so many steps. */
function listedAt(request: WithdrawalRequest, steps: number): WithdrawalRequest {
  const timeline = request.timeline.slice(0, steps);
  const status = timeline[timeline.length - 1]?.status ?? request.status;
  return { ...request, timeline, status, attempt: timeline.filter((step) => step.status === "checking").length };
}

test("no notice says that a request failed which the same page shows in another status or in a later attempt", () => {
  always([fc.array(aWithdrawalRequest(), { maxLength: 4 }), fc.nat(), fc.nat()], (requests, inbox, list) => {
    const at = (choice: number) =>
      requests.map((request, index) => listedAt(request, 1 + ((choice >> index) % request.timeline.length)));
    // The inbox and the list were read at different times.
    const notices = rejectedRequests({ ...NONE, withdrawals: at(inbox) });
    const withdrawals = at(list);
    const shown = agreedNotices(notices, { ...NONE, withdrawals });
    for (const notice of notices) {
      const listed = withdrawals.find(({ id }) => id === notice.reference);
      const last = listed?.timeline[listed.timeline.length - 1];
      expect(shown.includes(notice)).toBe(last?.status === "rejected" && last.at <= notice.at);
    }
    expect(agreedNotices(notices, NONE)).toEqual(notices);
  });
});
