import { webcrypto } from "node:crypto";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { openDemo } from "../../../../web/compose/demo/open-demo.ts";

const CALL = "/api/user/checkUsername/gold";
const NAME = "demo";
const NOON = instant(Date.parse("2026-11-20T05:00:00Z"));
/** What reached the browser's console. */
const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  const later = globalThis.setTimeout;
  const reporting = (task: () => void, ms?: number) =>
    later(() => {
      try {
        task();
      } catch (error) {
        reported.push(error);
      }
    }, ms);
  vi.stubGlobal("setTimeout", reporting);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("calls that meet the end of the demo are neither answered nor reported, in this tab and in others", async () => {
  const page = { crypto: webcrypto, indexedDB: new IDBFactory() } as unknown as Window;
  const tab = () => openDemo(page, NAME, () => NOON);
  const tabs = [await tab(), await tab()] as const;
  const answered: number[] = [];
  expect((await tabs[0].fetch(CALL)).status).toBe(200);

  const call = () => {
    for (const { fetch } of tabs) void fetch(CALL).then(({ status }) => answered.push(status));
  };
  call();
  const discarded = tabs[0].discard();
  call();
  await discarded;
  answered.length = 0;
  call();
  // A database that opens now has every earlier transaction behind it.
  await new Promise((done) => {
    page.indexedDB.open(NAME).onsuccess = done;
  });
  await new Promise((done) => setTimeout(done));
  expect(reported).toEqual([]);
  expect(answered).toEqual([]);
});
