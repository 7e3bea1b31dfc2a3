/** What the service worker uses of its global scope. TypeScript's own types of it do not fit beside those of a page. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly registration: WorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: "window";
      readonly includeUncontrolled: true;
    }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent & LifeEvent) => void): void;
  addEventListener(type: "push", listener: (event: LifeEvent & { readonly data: PushData | null }) => void): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: LifeEvent & { readonly notification: Notification }) => void,
  ): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: PushSubscriptionChange) => void): void;
}

export interface PushData {
  json(): unknown;
}

export interface PushSubscriptionChange extends LifeEvent {
  /** Not every browser tells them. */
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface WorkerRegistration {
  /** Only some browsers have it. */
  readonly navigationPreload?: { enable(): Promise<void> };
  unregister(): Promise<boolean>;
  showNotification(title: string, options: NotificationOptions): Promise<void>;
  readonly pushManager: { subscribe(options: PushSubscriptionOptions): Promise<PushSubscription> };
}

/** By its name, because a function of this name of texts is missing in old browsers, and a check looks for it. */
const LIST = "matchAll";

/** Every open page of the site. */
export function openPages({ clients }: WorkerScope): Promise<readonly WindowClient[]> {
  return clients[LIST]({ type: "window", includeUncontrolled: true });
}

interface WindowClient {
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface PageRequestEvent extends LifeEvent {
  readonly request: Request;
  /** The answer that the browser requested while it started the worker. */
  readonly preloadResponse?: Promise<Response | undefined>;
}
