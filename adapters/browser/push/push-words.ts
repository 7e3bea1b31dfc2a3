import { PUSH_CACHE, PUSH_WORDS, type PushWords } from "../../../core/platform/push-device.ts";

/** Undefined where nobody turned pushes on, or the browser stores nothing. */
export async function readPushWords({ caches }: Window): Promise<Partial<PushWords> | undefined> {
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
