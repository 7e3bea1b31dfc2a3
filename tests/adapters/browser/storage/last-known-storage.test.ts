import fc from "fast-check";
import { expect, it } from "vitest";
import { createDraftStorage } from "../../../../adapters/browser/storage/draft-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { createLastKnownStorage } from "../../../../adapters/browser/storage/last-known-storage.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { memberId } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../core/shared/money.ts";
import type { DepositRequest } from "../../../../core/wallet/model.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { fakeStorage } from "../fake-page.ts";

const AT = instant(1_000);
const REQUEST: DepositRequest = {
  id: "d1",
  amountSatang: satang(50_000),
  status: "awaiting-transfer",
  createdAt: AT,
  expiresAt: undefined,
  account: { bank: "004", bankName: "กสิกรไทย", accountNumber: "1234567890", accountName: "สนาม" },
  timeline: [{ status: "awaiting-transfer", at: AT }],
  intent: idempotencyKey("0123456789abcdef"),
};

function listsOn(stored = fakeStorage(), member = "m-1", isCurrent = true) {
  const storage = keyValue(() => stored.storage);
  const settings = { storage, clock: () => AT, prefix: "sanam", isCurrent: () => isCurrent };
  return createLastKnownStorage(settings, memberId(member));
}

it("reads a list back with its time, without account and key", () => {
  const stored = fakeStorage();
  listsOn(stored).write("deposits", [REQUEST]);
  const { account: _account, intent: _intent, expiresAt: _expires, ...rest } = REQUEST;
  expect(listsOn(stored).read("deposits")).toEqual({ at: AT, value: [rest] });
  expect([...stored.held.values()].join()).not.toMatch(/1234567890|0123456789abcdef/);
});

it("stores thirty items of a list at most", () => {
  const stored = fakeStorage();
  listsOn(stored).write(
    "deposits",
    Array.from({ length: 100 }, () => REQUEST),
  );
  expect(listsOn(stored).read("deposits")?.value).toHaveLength(30);
});

it("removes another member's lists, and knows nothing for a member who left", () => {
  const stored = fakeStorage();
  listsOn(stored).write("deposits", [REQUEST]);
  expect(listsOn(stored, "m-1", false).read("deposits")).toBeUndefined();
  expect(listsOn(stored, "m-2").read("deposits")).toBeUndefined();
  expect(stored.held.size).toBe(0);
  listsOn(stored, "m-2", false).write("deposits", [REQUEST]);
  expect(stored.held.size).toBe(0);
});

it("knows nothing when the stored text is anything else", () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.json()), (text) => {
      const stored = fakeStorage();
      stored.held.set("sanam.last.m-1.deposits", text);
      const read = listsOn(stored).read("deposits");
      return read === undefined || Array.isArray(read.value);
    }),
  );
});

it("reads a draft back for its member only, and removes an empty one", () => {
  const stored = fakeStorage();
  const draftsOf = (member: string, isCurrent = true) =>
    createDraftStorage(
      keyValue(() => stored.storage),
      "sanam",
      memberId(member),
      () => isCurrent,
    );
  draftsOf("m-1", false).write("deposit", "100");
  expect(stored.held.size).toBe(0);
  draftsOf("m-1").write("deposit", "500");
  draftsOf("m-1").write("withdrawal", "1,000.50");
  expect([draftsOf("m-1").read("deposit"), draftsOf("m-1").read("withdrawal")]).toEqual(["500", "1,000.50"]);
  expect(draftsOf("m-2").read("deposit")).toBeUndefined();
  draftsOf("m-1").write("deposit", "");
  expect(draftsOf("m-1").read("deposit")).toBeUndefined();
  draftsOf("m-2").write("deposit", "7");
  expect([...stored.held.keys()]).toEqual(["sanam.drafts.m-2"]);
});
