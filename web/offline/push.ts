import { type FromPushWorker, PUSH_CACHE, PUSH_WORDS, type PushLine, type PushWords } from "../../core/site/push.ts";
import { openPages, type PushData, type PushSubscriptionChange, type WorkerScope } from "./worker-scope.ts";

/** Shows pushes, and opens the page that one is about. */
export function listenForPushes(scope: WorkerScope): void {
  scope.addEventListener("push", (event) => event.waitUntil(show(scope, event.data)));
  scope.addEventListener("notificationclick", (event) => {
    const { notification } = event;
    notification.close();
    if (typeof notification.data === "string") event.waitUntil(openPage(scope, notification.data));
  });
  scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(scope, event)));
}

/** A push for a member who has left finds no words, and is not shown. */
async function show(scope: WorkerScope, data: PushData | null): Promise<void> {
  const words = await wordsOf(scope);
  const { topic, id } = messageOf(data);
  const line = Object.entries<PushLine>(words?.lines ?? {}).find(([known]) => known === topic)?.[1];
  if (!words || !line) return;
  const path = line.path.endsWith("/") ? line.path + encodeURIComponent(id) : line.path;
  // A repeated push replaces the first one without a sound.
  await scope.registration.showNotification(words.title, { body: line.text, icon: words.icon, tag: id, data: path });
}

function messageOf(data: PushData | null): { readonly topic: string; readonly id: string } {
  try {
    const { topic, id } = Object(data?.json());
    return { topic: String(topic), id: String(id) };
  } catch {
    return { topic: "", id: "" };
  }
}

/** In an open page, if there is one: it stays where it is while it has typed text or money under way. */
async function openPage(scope: WorkerScope, path: string): Promise<void> {
  const pages = await openPages(scope);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  const question: FromPushWorker = { showPage: path };
  if (page && (await askPage(page, question)) === true) await page.focus().catch(() => undefined);
  else await scope.clients.openWindow(path);
}

/** Only a page has the session that the backend wants: an open one tells it now, otherwise the next one. */
async function subscribeAgain(scope: WorkerScope, event: PushSubscriptionChange): Promise<void> {
  if (!(await wordsOf(scope))) return;
  const options = event.oldSubscription?.options;
  if (!event.newSubscription && options) await scope.registration.pushManager.subscribe(options);
  const message: FromPushWorker = { pushChanged: true };
  for (const page of await openPages(scope)) page.postMessage(message, []);
}

async function wordsOf({ caches }: WorkerScope): Promise<PushWords | undefined> {
  const stored = await (await caches.open(PUSH_CACHE)).match(PUSH_WORDS);
  return stored?.json();
}

/** A page that the browser has frozen does not answer. */
const ANSWER_MS = 1000;

/** Asks a page through a port of its own. Undefined when it does not answer. */
export function askPage(
  page: { postMessage(message: unknown, transfer: readonly Transferable[]): void },
  question: object,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_MS, undefined);
    page.postMessage(question, [port2]);
  });
}
