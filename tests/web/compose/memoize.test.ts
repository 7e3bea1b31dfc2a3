import { afterEach, expect, it, vi } from "vitest";
import { memoize } from "../../../web/compose/memoize.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("loads once and gives every caller the same promise", () => {
  const load = vi.fn(async () => ({}));
  const { get } = memoize(load);
  expect(get()).toBe(get());
  expect(load).toHaveBeenCalledOnce();
});

it("says on the same promise how it ended, before anybody who awaits it goes on", async () => {
  const { get } = memoize(async (name: string) => {
    if (name === "broken") throw new Error("cut off");
    return name;
  });
  const fine = get("fine");
  await fine;
  expect(get("fine")).toBe(fine);
  expect(fine).toMatchObject({ status: "fulfilled", value: "fine" });
  const broken = get("broken");
  await broken.catch(() => undefined);
  expect(broken).toMatchObject({ status: "rejected", reason: new Error("cut off") });
});

it("loads again for another key, and keeps only the last one", async () => {
  const load = vi.fn(async (key: string) => ({ key }));
  const { get } = memoize(load);
  const first = await get("a");
  expect(await get("b")).toEqual({ key: "b" });
  expect(await get("a")).not.toBe(first);
  expect(load).toHaveBeenCalledTimes(3);
});

it("loads again after it was told to forget", async () => {
  const { get, forget } = memoize(async () => ({}));
  const first = await get();
  forget();
  expect(await get()).not.toBe(first);
});

it("keeps a failure for a moment, and then tries again", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("cut off")).mockResolvedValue("loaded");
  const { get } = memoize(load);
  await expect(get()).rejects.toThrow("cut off");
  await vi.advanceTimersByTimeAsync(100);
  await expect(get()).rejects.toThrow("cut off");
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await get()).toBe("loaded");
});

it("keeps a newer value when an older key's failure is forgotten", async () => {
  vi.useFakeTimers();
  const load = vi.fn(async (key: string) => {
    if (key === "broken") throw new Error("cut off");
    return { key };
  });
  const { get } = memoize(load);
  await expect(get("broken")).rejects.toThrow("cut off");
  const value = await get("fine");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await get("fine")).toBe(value);
});
