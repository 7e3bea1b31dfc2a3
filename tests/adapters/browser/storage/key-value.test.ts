import { describe, expect, it } from "vitest";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { fakeStorage } from "../fake-page.ts";

describe("keyValue", () => {
  it("keeps texts in the storage", () => {
    const { storage, held } = fakeStorage();
    const values = keyValue(() => storage);
    values.set("a", "1");
    expect([values.get("a"), held.get("a"), values.get("b")]).toEqual(["1", "1", undefined]);
    values.remove("a");
    expect([values.get("a"), held.size]).toEqual([undefined, 0]);
  });

  it("keeps them in the page where the storage itself cannot be had", () => {
    const values = keyValue(() => {
      throw new Error("SecurityError");
    });
    values.set("a", "1");
    expect(values.get("a")).toBe("1");
    values.remove("a");
    expect(values.get("a")).toBeUndefined();
  });

  it("shows what a full storage did not take, not what it still holds", () => {
    const { storage, state } = fakeStorage();
    const values = keyValue(() => storage);
    values.set("a", "old");
    state.full = true;
    values.set("a", "new");
    expect(values.get("a")).toBe("new");
    state.full = false;
    values.set("a", "newest");
    expect([values.get("a"), storage.getItem("a")]).toEqual(["newest", "newest"]);
  });

  it("names the keys that begin alike, wherever they are kept", () => {
    const { storage, state } = fakeStorage();
    const values = keyValue(() => storage);
    for (const key of ["a.1", "a.2", "b.1"]) values.set(key, "x");
    state.full = true;
    values.set("a.2", "new");
    values.set("a.3", "new");
    expect(values.keys("a.")).toEqual(["a.1", "a.2", "a.3"]);
    state.closed = true;
    values.remove("a.1");
    expect(values.keys("a.")).toEqual(["a.2", "a.3"]);
    state.closed = false;
    expect(values.keys("a.")).toEqual(["a.2", "a.3"]);
  });

  it("forgets a key that the storage does not give up", () => {
    const { storage, state } = fakeStorage();
    const values = keyValue(() => storage);
    values.set("a", "1");
    state.closed = true;
    values.remove("a");
    state.closed = false;
    expect(values.get("a")).toBeUndefined();
  });
});
