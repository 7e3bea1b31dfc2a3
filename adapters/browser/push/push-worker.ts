import { type FromPushWorker, PUSH_CACHE, PUSH_WORDS, type PushWords } from "../../../core/site/push.ts";

export interface PushWorkerListener {
  /** Whether another page may be shown now: no typed text, no money action under way. */
  readonly mayLeave: () => boolean;
  readonly onChange: () => void;
}

/** Does what the worker asks of this page. */
export function followPushWorker(page: Window, { mayLeave, onChange }: PushWorkerListener): void {
  page.navigator.serviceWorker.addEventListener("message", ({ data, ports: [port] }: MessageEvent) => {
    const { showPage, pushChanged } = (data ?? {}) as FromPushWorker;
    if (pushChanged) onChange();
    if (showPage === undefined) return;
    if (mayLeave() && page.location.pathname !== showPage) {
      page.history.pushState(null, "", showPage);
      // The router follows the browser's own buttons by this event.
      page.dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }
    port?.postMessage(true);
  });
}

/** Undefined where nobody turned pushes on, or the browser stores nothing. Opening a cache would make one. */
export async function readPushWords({ caches }: Window): Promise<Partial<PushWords> | undefined> {
  if (!(await caches.has(PUSH_CACHE))) return undefined;
  const stored = await (await caches.open(PUSH_CACHE)).match(PUSH_WORDS);
  // This page's code wrote it; a text of an earlier release has at least the member, or counts as nobody's.
  return stored && ((await stored.json()) as Partial<PushWords>);
}

export async function writePushWords({ caches }: Window, words: PushWords): Promise<void> {
  await (await caches.open(PUSH_CACHE)).put(PUSH_WORDS, new Response(JSON.stringify(words)));
}

/** The worker shows nothing without words, so they go first, also when the browser cannot reach its push service. */
export async function forgetPush(page: Window): Promise<void> {
  await page.caches.delete(PUSH_CACHE);
  const registration = await page.navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
