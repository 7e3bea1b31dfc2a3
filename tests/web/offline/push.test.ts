import { expect, test } from "vitest";
import type { FromPushWorker } from "../../../core/site/push.ts";
import { listenForPushes } from "../../../web/offline/push.ts";
import type { WorkerScope } from "../../../web/offline/worker-scope.ts";

const WORDS = { title: "สนาม", icon: "/icon.png", lines: { "withdrawal-paid": { text: "โอนแล้ว", path: "/receipt/" } } };

interface TestPage {
  readonly focused: boolean;
  /** Undefined for a page that does not answer. */
  readonly answer: unknown;
}

/** A worker's surroundings: what it did is a list of texts. */
function openScope(words: object | undefined, pages: readonly TestPage[] = []) {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: { open: async () => ({ match: async () => words && { json: async () => words } }) },
    registration: {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
        void done.push(`show ${title} ${body} ${tag} ${String(data)}`),
      pushManager: { subscribe: async () => void done.push("subscribe") },
    },
    clients: {
      matchAll: async () =>
        pages.map(({ focused, answer }, at) => ({
          focused,
          focus: async () => void done.push(`focus ${at}`),
          postMessage({ showPage, pushChanged }: FromPushWorker, [port]: readonly MessagePort[]) {
            done.push(pushChanged ? `tell ${at}` : `ask ${at} ${showPage}`);
            if (answer !== undefined) port?.postMessage(answer);
          },
        })),
      openWindow: async (path: string) => void done.push(`open ${path}`),
    },
  };
  listenForPushes(scope as unknown as WorkerScope);
  const dispatch = async (type: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    await work;
    return done;
  };
  const click = () =>
    dispatch("notificationclick", { notification: { data: "/page", close: () => done.push("close") } });
  const push = (json: () => unknown) => dispatch("push", { data: { json } });
  return { dispatch, click, push };
}

const MESSAGE = { topic: "withdrawal-paid", id: "W/1" };

test("shows the line of a topic in the stored words, and the request's page", async () => {
  expect(await openScope(WORDS).push(() => MESSAGE)).toEqual(["show สนาม โอนแล้ว W/1 /receipt/W%2F1"]);
});

test.each([
  ["nobody's words", undefined, () => MESSAGE],
  ["words of another release", { member: "somebody" }, () => MESSAGE],
  ["another topic", WORDS, () => ({ topic: "constructor", id: "1" })],
  ["no object", WORDS, () => null],
  ["no JSON", WORDS, () => JSON.parse("nonsense")],
])("shows nothing for %s", async (_, words, json) => {
  expect(await openScope(words).push(json)).toEqual([]);
});

test("a click is shown by the page in use, otherwise in a new one", async () => {
  const page = { focused: false, answer: true };
  expect(await openScope(WORDS, [page, { ...page, focused: true }]).click()).toEqual([
    "close",
    "ask 1 /page",
    "focus 1",
  ]);
  expect(await openScope(WORDS, []).click()).toEqual(["close", "open /page"]);
  expect(await openScope(WORDS, [{ ...page, answer: undefined }]).click()).toEqual([
    "close",
    "ask 0 /page",
    "open /page",
  ]);
});

test("a changed subscription is made again and told to open pages, unless nobody has pushes", async () => {
  const event = { oldSubscription: { options: {} } };
  const pages = [{ focused: false, answer: undefined }];
  expect(await openScope(WORDS, pages).dispatch("pushsubscriptionchange", event)).toEqual(["subscribe", "tell 0"]);
  expect(await openScope(undefined, pages).dispatch("pushsubscriptionchange", event)).toEqual([]);
});
