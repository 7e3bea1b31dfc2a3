import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "../../../web/app/load-chunk.ts";

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A chunk that fails when the test says so, and the failures that the screen gets. */
function chunkOnTheWay() {
  let reject = (_error: Error) => {};
  const code = new Promise<never>((_, fail) => {
    reject = fail;
  });
  const reported: string[] = [];
  loadChunk(() => code).catch((error: Error) => reported.push(error.message));
  const fail = async () => {
    reject(new TypeError("Importing a module script failed."));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { reported, fail };
}

test("a chunk that fails is reported at once", async () => {
  const { reported, fail } = chunkOnTheWay();
  await fail();
  expect(reported).toEqual(["loading chunk: TypeError: Importing a module script failed."]);
});

test("a chunk that fails while the member leaves the page is reported only when the page stays", async () => {
  const { reported, fail } = chunkOnTheWay();
  page.dispatchEvent(new Event("beforeunload"));
  await fail();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reported).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reported).toHaveLength(1);
});

test("nothing listens for the end of the page once no chunk is on its way, since some browsers then load it anew", async () => {
  const removed = vi.spyOn(page, "removeEventListener");
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  await loadChunk(() => Promise.resolve("code"));
  await vi.advanceTimersByTimeAsync(0);
  expect(removed).toHaveBeenCalledWith("beforeunload", expect.any(Function));
});

test("texts of another language are imported once they can be loaded, because a browser does not import again what failed", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "th" }, querySelector: () => ({}) });
  const fetched = vi.fn<(url: string) => Promise<Response>>();
  vi.stubGlobal("fetch", fetched);
  const pack = vi.fn(() => Promise.resolve({ pack: {} }));
  const load = () => loadChunk(pack, ["assets/en-money-x.js", "assets/kit-x.js"]);

  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(load()).rejects.toThrow("loading chunk: TypeError: Failed to fetch");
  fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(load()).rejects.toThrow("loading chunk: Error: assets/en-money-x.js");
  expect(pack).not.toHaveBeenCalled();
  fetched.mockResolvedValueOnce(new Response("export {}"));
  await load();
  await load();
  expect(pack).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls).toEqual(Array(3).fill(["/assets/en-money-x.js"]));

  await loadChunk(pack, ["assets/th-money-x.js"]);
  expect(fetched).toHaveBeenCalledTimes(3);
});
