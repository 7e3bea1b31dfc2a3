import type { MayTakeOver, ToWorker } from "../../../core/platform/device.ts";
import { HOUR_MS } from "../../../core/shared/bangkok-time.ts";
import { trustedScript } from "../trusted-script.ts";
import { isWorkerGone } from "./worker-gone.ts";

const WORKER = "/worker.js";
const ANSWER_MS = 2000;
/** How long after a followed link the page may still be loaded again: a slow device takes seconds for the change. */
const ASKED_MS = 6000;
/** After a link was followed: the old screen stays until the code of the next one is there. */
const AFTER_LINK_MS = [500, 2500];

export interface SiteWorkerOptions {
  /** Whether this page may be loaded again now: no open form, no money action under way. */
  readonly mayReload: () => boolean;
  /** Where the page notes for which build it was loaded again, so that it is at most once. */
  readonly reloads: { readonly read: () => string | undefined; readonly write: (entry: string) => void };
}

/**
 * Registers the worker that stores the site on this device, and brings its updates in. A new worker waits until every
 * page agrees. A page of an older build is loaded again only while nobody looks at it, or when its member follows a link.
 * Does nothing where the browser has no workers or allows none here.
 */
export async function startSiteWorker(page: Window, { mayReload, reloads }: SiteWorkerOptions): Promise<void> {
  const container = workersOf(page);
  if (!container || !page.isSecureContext) return;
  const own = entryOf(page.document);
  let controlled = container.controller !== null;
  let asked = Date.now();

  container.addEventListener("message", ({ data, ports: [port] }: MessageEvent<Partial<MayTakeOver> | null>) => {
    if (data?.mayTakeOver) port?.postMessage(data.mayTakeOver.entry === own || mayReload());
  });
  const registration = await registerWorker(page, container).catch(() => undefined);
  // A browser under test may answer without a registration.
  if (!registration) return;

  let askedFor: string | undefined;
  const reloadIfOld = async () => {
    const build = await ask(container.controller, "which-build");
    if (typeof build !== "string" || build === own || !mayReload()) return;
    // A link that was followed meanwhile can cancel the loading: then this page, which asked for it, is still here.
    if (reloads.read() === build && askedFor !== build) return;
    askedFor = build;
    reloads.write(build);
    page.location.reload();
  };
  const takeOver = () => ask(registration.waiting, "take-over");
  /** A moment at which loading the page again disturbs nobody. */
  const onOccasion = async () => {
    if (!mayReload()) return;
    if (registration.waiting) await takeOver();
    else if (controlled) await reloadIfOld();
  };
  const onFound = async () => {
    if ((await ask(registration.waiting, "which-build")) === own) await takeOver();
    else if (page.document.hidden) await onOccasion();
  };

  container.addEventListener("controllerchange", () => {
    if (controlled && (page.document.hidden || Date.now() - asked < ASKED_MS)) void reloadIfOld();
    controlled = true;
  });
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && container.controller) void onFound();
    });
  });
  if (registration.waiting && container.controller) void onFound();

  let updated = Date.now();
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.hidden) return void onOccasion();
    if (Date.now() - updated < HOUR_MS) return;
    updated = Date.now();
    // A device without a network gets no new worker.
    void registration.update().catch(() => undefined);
  });
  let { pathname } = page.location;
  page.document.addEventListener("click", () => {
    page.setTimeout(() => {
      if (pathname === page.location.pathname) return;
      pathname = page.location.pathname;
      for (const ms of AFTER_LINK_MS) {
        page.setTimeout(() => {
          asked = Date.now();
          void onOccasion();
        }, ms);
      }
    });
  });
}

/**
 * Undefined when the server has no worker any more: then the registered one is removed, with all that it stored. To
 * register it would only bring it back.
 */
async function registerWorker(
  page: Window,
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  const answer = await page.fetch(WORKER, { cache: "no-cache" }).catch(() => undefined);
  if (answer && isWorkerGone(answer)) {
    await (await container.getRegistration())?.unregister();
    const names = await page.caches.keys();
    await Promise.all(names.map((name) => page.caches.delete(name)));
    return undefined;
  }
  // Without a network, the one of an earlier visit.
  if (!answer?.ok) return container.getRegistration();
  return container.register(trustedScript(page, WORKER) as string, { scope: "/", updateViaCache: "none" });
}

/** In a frame without an origin, reading it throws. */
function workersOf(page: Window): ServiceWorkerContainer | undefined {
  try {
    return "serviceWorker" in page.navigator ? page.navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

/** The path of the page's first script, which names its build. */
function entryOf(document: Document): string | null | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute("src");
}

function ask(worker: ServiceWorker | null, message: ToWorker): Promise<unknown> {
  return new Promise((resolve) => {
    if (!worker) return resolve(undefined);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_MS, undefined);
    worker.postMessage(message, [port2]);
  });
}
