import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { lazyScreen } from "../../../web/app/lazy-screen.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a preloaded screen renders at once, without a fallback", async () => {
  const { Screen, preload } = lazyScreen(async () => () => <p>screen</p>);
  await preload();
  expect(renderToStaticMarkup(<Screen />)).toBe("<p>screen</p>");
});

test("the code is loaded once for any number of requests", async () => {
  let loads = 0;
  const { preload } = lazyScreen(async () => {
    loads += 1;
    return () => null;
  });
  await Promise.all([preload(), preload()]);
  await preload();
  expect(loads).toBe(1);
});

test("a failed load is tried again, but not by the renders right after the failure", async () => {
  vi.useFakeTimers();
  let loads = 0;
  const { Screen, preload } = lazyScreen(async () => {
    loads += 1;
    if (loads === 1) throw new Error("connection lost");
    return () => <p>screen</p>;
  });
  await expect(preload()).rejects.toThrow("connection lost");
  await vi.advanceTimersByTimeAsync(100);
  await expect(preload()).rejects.toThrow("connection lost");
  expect(loads).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await preload();
  expect(loads).toBe(2);
  expect(renderToStaticMarkup(<Screen />)).toBe("<p>screen</p>");
});
