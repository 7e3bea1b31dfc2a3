import { expect, it, vi } from "vitest";
import { createDismissedNotices } from "../../../../adapters/browser/storage/dismissed-notices.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { memberId } from "../../../../core/session/model.ts";
import { fakePage, fakeStorage } from "../fake-page.ts";

function open() {
  const { storage } = fakeStorage();
  const { page, fire } = fakePage();
  const noticesOf = (member: string) =>
    createDismissedNotices(
      keyValue(() => storage),
      page,
      "brand",
      memberId(member),
    );
  return { storage, fire, noticesOf };
}

it("keeps each member's dismissed notices, the latest first and each once, and not without end", () => {
  const { noticesOf } = open();
  const notices = noticesOf("m-1");
  for (let number = 1; number <= 250; number += 1) notices.add(`W-${number}`);
  notices.add("W-249");
  expect(notices.read()).toHaveLength(200);
  expect(notices.read().slice(0, 3)).toEqual(["W-249", "W-250", "W-248"]);
  expect(noticesOf("m-2").read()).toEqual([]);
});

it("ignores what it did not write", () => {
  const { storage, noticesOf } = open();
  for (const text of ["", "{", "{}", "[1]", "null"]) {
    storage.setItem("brand.notices.m-1", text);
    expect(noticesOf("m-1").read()).toEqual([]);
  }
});

it("tells when another tab dismisses one, until it is stopped", () => {
  const { fire, noticesOf } = open();
  const listener = vi.fn();
  const stop = noticesOf("m-1").watch(listener);
  fire("storage", { key: "brand.notices.m-2" });
  expect(listener).not.toHaveBeenCalled();
  fire("storage", { key: "brand.notices.m-1" });
  stop();
  fire("storage", { key: "brand.notices.m-1" });
  expect(listener).toHaveBeenCalledOnce();
});
