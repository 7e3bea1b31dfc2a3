import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyScreen } from "../../web/lazy-screen.ts";

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

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

test("a fetch that failed is tried again", async () => {
  let fetched = 0;
  const { Screen, preload } = lazyScreen(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error("cut off");
    return () => <p>late</p>;
  });
  await expect(preload()).rejects.toThrow("cut off");
  await nextTask();
  await preload();
  expect(fetched).toBe(2);
  expect(renderToStaticMarkup(<Screen />)).toBe("<p>late</p>");
});
