import { observable, runInAction } from "mobx";
import { afterEach, expect, test, vi } from "vitest";
import { PUSH_CACHE, PUSH_WORDS } from "../../../core/site/push.ts";
import { afterFirstPage } from "../../../web/compose/offline/after-first-page.ts";
import type { Composition } from "../../../web/compose/site.ts";
import { speak } from "../../../web/text/live.ts";
import { fakePage } from "../../adapters/browser/fake-page.ts";

afterEach(() => speak("th"));

/** A page some seconds after its start, for the member who turned pushes on or for another one. */
function openPage(pushesOf: string | undefined) {
  const words = { value: pushesOf && JSON.stringify({ member: pushesOf }) };
  const caches = {
    has: async (name: string) => name === PUSH_CACHE && words.value !== undefined,
    open: async () => ({
      match: async (path: string) => (path === PUSH_WORDS ? new Response(words.value) : undefined),
    }),
    delete: async () => {
      words.value = undefined;
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => undefined });
  const performance = { getEntriesByType: () => [] };
  // The line is never idle.
  const { page } = fakePage({ navigator: { serviceWorker }, caches, performance, setTimeout: () => 0 });
  const session = observable({ currentUser: { id: "member-1" }, signedIn: true });
  const renew = vi.fn(async () => undefined);
  const root = {
    stores: { session },
    activity: { running: 0 },
    member: async () => ({ push: async () => ({ renew }) }),
  };
  afterFirstPage(page, "brand", root as unknown as Composition, []);
  return { renew, words, session };
}

test("the words of pushes are stored at the start and with each change of the language", async () => {
  const { renew, session } = openPage("member-1");
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  await speak("en");
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(2));
  runInAction(() => {
    session.currentUser = { id: "member-1" };
  });
  await speak("th");
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(3));
});

test("nothing is stored where nobody turned pushes on, and another member's words go", async () => {
  const none = openPage(undefined);
  const other = openPage("member-2");
  await speak("en");
  await vi.waitFor(() => expect(other.words.value).toBeUndefined());
  expect([none.renew, other.renew].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
