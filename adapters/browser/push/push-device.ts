import type { MemberId } from "../../../core/session/model.ts";
import type { PushAddress, PushChoice, PushDevice, PushWay, PushWords } from "../../../core/site/push.ts";
import type { KeyValue } from "../storage/key-value.ts";
import { forgetPush, readPushWords, writePushWords } from "./push-worker.ts";

/** The worker is registered once the page is quiet. */
const WORKER_MS = 10_000;

/** Some browsers have the one without the other. */
interface PushPage extends Window {
  readonly Notification?: typeof Notification;
}

export function createPushDevice(
  page: PushPage,
  member: MemberId,
  words: () => Pick<PushWords, "title" | "icon" | "lines">,
): PushDevice {
  return {
    get way() {
      return wayOf(page);
    },
    async subscribe(publicKey) {
      try {
        // First, because browsers ask only right after a press.
        if ((await page.Notification?.requestPermission()) !== "granted") return undefined;
        const { pushManager } = await workerOf(page);
        await (await pushManager.getSubscription())?.unsubscribe();
        const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
        return addressOf(await pushManager.subscribe(options));
      } catch {
        return undefined;
      }
    },
    async current(publicKey) {
      const registration = await page.navigator.serviceWorker.getRegistration();
      const subscription = await registration?.pushManager.getSubscription();
      const key = subscription?.options.applicationServerKey;
      return key && textOf(key) === publicKey ? addressOf(subscription) : undefined;
    },
    async subscribedEndpoint() {
      const stored = await readPushWords(page).catch(() => undefined);
      return stored?.member === member ? stored.endpoint : undefined;
    },
    remember: (endpoint) => writePushWords(page, { ...words(), member, endpoint }),
    forget: () => forgetPush(page).catch(() => undefined),
  };
}

function wayOf(page: PushPage): PushWay {
  const { navigator, Notification: notification } = page;
  if (!page.isSecureContext || !("PushManager" in page) || !("caches" in page) || !notification) return "no";
  try {
    // In a frame without an origin, reading it throws. Somebody who saves data has no worker.
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
    if (!("serviceWorker" in navigator) || !navigator.serviceWorker || connection?.saveData) return "no";
  } catch {
    return "no";
  }
  const { permission } = notification;
  return permission === "default" ? "ask" : permission;
}

function workerOf(page: Window): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    page.setTimeout(() => reject(new Error("no worker")), WORKER_MS);
    page.navigator.serviceWorker.ready.then(resolve, reject);
  });
}

function addressOf(subscription: PushSubscription): PushAddress | undefined {
  const [p256dh, auth] = [subscription.getKey("p256dh"), subscription.getKey("auth")];
  return p256dh && auth ? { endpoint: subscription.endpoint, p256dh: textOf(p256dh), auth: textOf(auth) } : undefined;
}

function textOf(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
}

/** For everybody on this device: who said "not now" is not asked again, and the settings have the switch. */
export function createPushChoice(storage: KeyValue, prefix: string): PushChoice {
  const key = `${prefix}.push-declined`;
  return { declined: () => storage.get(key) !== undefined, decline: () => storage.set(key, "1") };
}
