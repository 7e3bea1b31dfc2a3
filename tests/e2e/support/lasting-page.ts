import type { Page } from "playwright-core";
import type { Session } from "../../../core/session/model.ts";
import { leaveSite } from "./leave-site.ts";
import { NOON } from "./noon.ts";
import { type OpenedPage, storedEntries } from "./open-page.ts";
import { pageListeners } from "./page-listeners.ts";
import { PHONE, type ScreenSize } from "./screen-sizes.ts";
import type { Site } from "./start-site.ts";

/** What outlasts the page's document, so the next journey would find it changed. */
const LASTING = ["addInitScript", "close", "emulateMedia", "exposeBinding", "exposeFunction"] as const;

/** A page that many journeys use, one after the other: a document in a warm page costs half of one in a new page. */
export interface LastingPage {
  readonly opened: OpenedPage;
  /** The next journey gets a new page. */
  discard(): void;
  /** Leaves the site and forgets what it stored. Returns false, and closes the page, when a new one is needed. */
  clean(site: Site): Promise<boolean>;
  /** Begins the next journey, at noon, for a member who is signed in or for a visitor. */
  begin(session: Session | undefined): Promise<void>;
}

export function lastingPage(opened: OpenedPage): LastingPage {
  const { context, page } = opened;
  // Before the methods are watched: this module uses the page itself.
  const { clock } = context;
  const size = page.viewportSize() ?? PHONE;
  let needsNew = false;
  const removeListeners = watch(page, () => {
    needsNew = true;
  });
  return {
    opened,
    discard() {
      needsNew = true;
    },
    async clean(site) {
      // A reply that is still being changed when its page leaves is no failure.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      if (!needsNew && context.pages().length === 1 && !page.isClosed()) {
        removeListeners();
        const left = await leave(opened, site, size).catch(() => false);
        if (left) return true;
      }
      await context.close();
      return false;
    },
    async begin(session) {
      await clock.setSystemTime(NOON);
      await page.evaluate((stored) => {
        for (const { name, value } of stored) localStorage.setItem(name, value);
      }, storedEntries(session));
    },
  };
}

/** Leaves the site and empties its storage. */
async function leave({ context, page }: OpenedPage, { url }: Site, size: ScreenSize): Promise<true> {
  await leaveSite(page, url);
  await Promise.all([page.evaluate(forgetAll), context.clearCookies(), page.mouse.move(-1, -1)]);
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
  return true;
}

/** Runs in the page. */
async function forgetAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  window.name = "";
  const databases = (await indexedDB.databases()).map(
    ({ name = "" }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error(`${name} is open`));
      }),
  );
  const stores = (await caches.keys()).map((name) => caches.delete(name));
  await Promise.all([...databases, ...stores]);
}

/** Calls `onChange` before a journey changes what lasts. Returns a function that removes the journey's listeners. */
function watch(page: Page, onChange: () => void): () => void {
  for (const name of LASTING) {
    const method: unknown = page[name];
    const value = (...args: readonly unknown[]) => {
      onChange();
      return Reflect.apply(method as () => unknown, page, args);
    };
    Object.defineProperty(page, name, { value });
  }
  const { clock } = page;
  Object.defineProperty(page, "clock", {
    get: () => {
      onChange();
      return clock;
    },
  });
  const listeners = pageListeners(page);
  Object.defineProperty(page, "on", { value: listeners.on });
  return listeners.removeAll;
}
