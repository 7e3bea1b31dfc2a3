import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { lazyScreen } from "../../../web/app/lazy-screen.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a preloaded screen renders at once, without a fallback", async () => {
  const { Screen, preload } = lazyScreen(async () => () => <p>here</p>);
  await preload();
  expect(renderToStaticMarkup(<Screen />)).toBe("<p>here</p>");
});

test("the code is fetched once, however often it is asked for", async () => {
  let fetched = 0;
  const { preload } = lazyScreen(async () => {
    fetched += 1;
    return () => null;
  });
  await Promise.all([preload(), preload()]);
  await preload();
  expect(fetched).toBe(1);
});

test("a fetch that failed is tried again, but not by the renders that follow on the failure", async () => {
  vi.useFakeTimers();
  let fetched = 0;
  const { Screen, preload } = lazyScreen(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error("cut off");
    return () => <p>late</p>;
  });
  await expect(preload()).rejects.toThrow("cut off");
  await vi.advanceTimersByTimeAsync(100);
  await expect(preload()).rejects.toThrow("cut off");
  expect(fetched).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await preload();
  expect(fetched).toBe(2);
  expect(renderToStaticMarkup(<Screen />)).toBe("<p>late</p>");
});
