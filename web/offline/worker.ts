import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { isWorkerGone } from "../../adapters/browser/offline/worker-gone.ts";
import type { MayTakeOver, ToWorker } from "../../core/platform/device.ts";
import { isPagePath } from "../../core/site/page-paths.ts";
import { answerPage, deleteOtherShells, isHtml, shellCacheOf, storeShell } from "./answer-page.ts";
import { askPage, listenForPushes } from "./push.ts";
import { openPages, type PageRequestEvent, type WorkerScope } from "./worker-scope.ts";

/** Removes this worker and everything that it stored once the server no longer has it. Any other failure changes nothing. */
async function unregisterWhenGone({ location, registration, caches }: WorkerScope): Promise<void> {
  if (!isWorkerGone(await fetch(location.pathname, { cache: "no-cache" }))) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

const scope = globalThis as unknown as WorkerScope;
const { entry, precache } = BUILD_FACTS;

/** Files that are no part of the shell, of this build and of the last ones: a page of an old build may still ask for them. */
const ASSET_CACHE = "site-assets";
const MOST_ASSETS = 200;
const SMALL_FILE = /^\/(?:brands\/.+|[\w-]+)\.(?:js|css|svg|png|ico|json|webmanifest)$/;

precacheAndRoute([...precache], { cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

const onlyFiles = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !isHtml(response) ? response : null,
};
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: ASSET_CACHE, plugins: [onlyFiles] }),
);
// An address with a version never changes its content; of the others, the new content counts from the next page on.
const versioned = new CacheFirst({ cacheName: shellCacheOf(entry), plugins: [onlyFiles] });
const unversioned = new StaleWhileRevalidate({ cacheName: shellCacheOf(entry), plugins: [onlyFiles] });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && SMALL_FILE.test(url.pathname) && url.pathname !== scope.location.pathname,
  (options) => (options.url.search ? versioned : unversioned).handle(options),
);
registerRoute(
  // Not a frame: it may show a page of another kind.
  ({ sameOrigin, request, url }) => sameOrigin && request.destination === "document" && isPagePath(url.pathname),
  ({ event }) => {
    const pageEvent = event as PageRequestEvent;
    const { answer, stored } = answerPage(scope, entry, pageEvent);
    pageEvent.waitUntil(stored.then(() => unregisterWhenGone(scope)).catch(() => undefined));
    return answer;
  },
);

listenForPushes(scope);
scope.addEventListener("install", (event) => event.waitUntil(storeFreshShell()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => {
  const [port] = event.ports;
  const message = event.data as ToWorker;
  if (message === "which-build") port?.postMessage(entry);
  if (message === "take-over") event.waitUntil(answerTakeOver(port));
});

async function answerTakeOver(port: MessagePort | undefined): Promise<void> {
  const done = await takeOver(scope, entry);
  port?.postMessage(done);
}

/** Fails while the server still sends the page of another build; the browser installs the worker again later. */
async function storeFreshShell(): Promise<void> {
  const answer = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } });
  if (!(await storeShell(scope, entry, answer))) throw new Error("the page is of another build");
}

async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await deleteOtherShells(scope, entry);
  const assets = await scope.caches.open(ASSET_CACHE);
  const stored = await assets.keys();
  await Promise.all(stored.slice(0, Math.max(0, stored.length - MOST_ASSETS)).map((request) => assets.delete(request)));
  await scope.clients.claim();
}

/** Ends the waiting, if every open page of the site agrees: one may have an open form, or money under way. */
async function takeOver(scope: WorkerScope, entry: string): Promise<boolean> {
  const question: MayTakeOver = { mayTakeOver: { entry } };
  const answers = await Promise.all((await openPages(scope)).map((page) => askPage(page, question)));
  if (answers.some((answer) => answer !== true)) return false;
  await scope.skipWaiting();
  return true;
}
