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
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent & LifeEvent) => void): void;
}

interface WorkerRegistration {
  /** Only some browsers have it. */
  readonly navigationPreload?: { enable(): Promise<void> };
  unregister(): Promise<boolean>;
}

interface WindowClient {
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
