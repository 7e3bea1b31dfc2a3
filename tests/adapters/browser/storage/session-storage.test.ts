import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { createBrowserSessionStorage } from "../../../../adapters/browser/storage/session-storage.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { someSession } from "../../../core/session/fake-session.ts";
import { fakePage, fakeStorage } from "../fake-page.ts";

function sessionStorageOn(stored = fakeStorage()) {
  const { page, fire } = fakePage();
  return {
    sessionStorage: createBrowserSessionStorage(
      keyValue(() => stored.storage),
      page,
      "sanam",
    ),
    fire,
    ...stored,
  };
}

function parseSession(text: string) {
  const stored = fakeStorage();
  stored.storage.setItem("sanam.session", text);
  return sessionStorageOn(stored).sessionStorage.read();
}

describe("the session storage", () => {
  it("reads what an earlier page wrote, until it is cleared", () => {
    const stored = fakeStorage();
    const session = someSession("t", {
      joinedAt: instant(1_000_000),
      bankAccount: undefined,
      address: { line: "99/1" },
    });
    sessionStorageOn(stored).sessionStorage.write(session);
    expect(sessionStorageOn(stored).sessionStorage.read()).toEqual(session);
    sessionStorageOn(stored).sessionStorage.write(someSession());
    expect(sessionStorageOn(stored).sessionStorage.read()).toEqual(someSession());
    sessionStorageOn(stored).sessionStorage.clear();
    expect([sessionStorageOn(stored).sessionStorage.read(), stored.held.size]).toEqual([undefined, 0]);
  });

  it("removes everything of the site when it is cleared, but money intents, locks and the device's settings", () => {
    const key = fc.constantFrom(
      "games.m-1",
      "drafts.m-1",
      "notices.m-1",
      "intents.m-1.k",
      "hold.m-1.deposit",
      "device.settings",
      "intent",
    );
    fc.assert(
      fc.property(fc.uniqueArray(key), fc.constantFrom("sanam.", "sanam2.", "other-"), (keys, prefix) => {
        const stored = fakeStorage();
        for (const name of keys) stored.storage.setItem(prefix + name, "x");
        const { sessionStorage } = sessionStorageOn(stored);
        sessionStorage.write(someSession());
        sessionStorage.clear();
        const staying = keys.filter((name) => prefix !== "sanam." || /^(intents|hold|device)\./.test(name));
        expect([...stored.held.keys()]).toEqual(staying.map((name) => prefix + name));
      }),
    );
  });

  it("reports when another tab writes or clears the session, or clears the whole storage", () => {
    const { sessionStorage, fire, storage } = sessionStorageOn();
    sessionStorage.write(someSession());
    const listener = vi.fn();
    const stop = sessionStorage.watch(listener);
    fire("storage", { key: "somebody.else" });
    expect(listener).not.toHaveBeenCalled();
    fire("storage", { key: "sanam.session" });
    expect(listener).toHaveBeenLastCalledWith(someSession());
    storage.clear();
    fire("storage", { key: null });
    expect(listener).toHaveBeenLastCalledWith(undefined);
    stop();
    fire("storage", { key: null });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("a stored session", () => {
  it("is none when anything else is stored, and reading never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseSession(text)).toBeUndefined();
      }),
    );
  });

  it("is none when one part of it is wrong", () => {
    const whole: Record<string, unknown> = JSON.parse(JSON.stringify(someSession()));
    const member = whole["member"] as Record<string, unknown>;
    const wrong = fc.constantFrom(null, 7.5, "gold!", [], {}, true);
    fc.assert(
      fc.property(fc.constantFrom("id", "username", "name", "phone", "level", "levelId"), wrong, (field, value) => {
        fc.pre(!(typeof value === "string" && ["id", "username", "name", "phone"].includes(field)));
        expect(parseSession(JSON.stringify({ ...whole, member: { ...member, [field]: value } }))).toBeUndefined();
      }),
    );
    for (const broken of [
      { ...whole, token: "" },
      { ...whole, token: undefined },
      { token: "t" },
      { ...whole, member: { ...member, bankAccount: { uuid: "u" } } },
      { ...whole, member: { ...member, bankAccount: { ...(member["bankAccount"] as object), bank: "999" } } },
      { ...whole, member: { ...member, points: "12" } },
      { ...whole, member: { ...member, points: null } },
      { ...whole, member: { ...member, joinedAt: 1.5 } },
      { ...whole, member: { ...member, creditLevelId: 7 } },
      { ...whole, member: { ...member, address: { line: 99 } } },
    ]) {
      expect(parseSession(JSON.stringify(broken))).toBeUndefined();
    }
  });

  it("looks again when the back button shows a page that the browser had kept", () => {
    const { sessionStorage, fire } = sessionStorageOn();
    const listener = vi.fn();
    sessionStorage.write(someSession());
    const stop = sessionStorage.watch(listener);
    fire("pageshow", { persisted: false });
    expect(listener).not.toHaveBeenCalled();
    sessionStorage.clear();
    fire("pageshow", { persisted: true });
    expect(listener.mock.calls).toEqual([[undefined]]);
    stop();
    fire("pageshow", { persisted: true });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
