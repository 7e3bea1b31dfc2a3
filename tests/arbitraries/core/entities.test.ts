import { expect, test } from "vitest";
import { keyValue } from "../../../adapters/browser/storage/key-value.ts";
import { createBrowserSessionStorage } from "../../../adapters/browser/storage/session-storage.ts";
import { canDepositBecome, canSlipBecome } from "../../../core/wallet/statuses.ts";
import { fakePage, fakeStorage } from "../../adapters/browser/fake-page.ts";
import { always } from "../../always.ts";
import { aSession } from "./members.ts";
import { aDepositRequest, aSlipRequest, aWithdrawalRequest } from "./requests.ts";

test("any session is read from the browser's storage as it was written", () => {
  always([aSession()], (session) => {
    const { storage } = fakeStorage();
    const stored = createBrowserSessionStorage(
      keyValue(() => storage),
      fakePage().page,
      "sanam",
    );
    stored.write(session);
    expect(stored.read()).toEqual(session);
    stored.clear();
    expect([stored.read(), storage.length]).toEqual([undefined, 0]);
  });
});

test("a request has the status of its last step, and each step may follow the one before", () => {
  always([aDepositRequest(), aSlipRequest(), aWithdrawalRequest()], (deposit, slip, withdrawal) => {
    for (const { status, createdAt, timeline } of [deposit, slip, withdrawal]) {
      expect([timeline.at(-1)?.status, timeline[0]?.at]).toEqual([status, createdAt]);
    }
    const pairs = <T>(steps: readonly T[]) =>
      steps.slice(1).map((step, index) => [steps[index] ?? step, step] as const);
    expect(pairs(deposit.timeline).every(([one, next]) => canDepositBecome(one.status, next.status))).toBe(true);
    expect(pairs(slip.timeline).every(([one, next]) => canSlipBecome(one.status, next.status))).toBe(true);
    expect(withdrawal.attempt).toBeGreaterThanOrEqual(1);
  });
});
