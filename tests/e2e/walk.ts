import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { screenRoutes } from "../../web/routes.tsx";
import { DESKTOP, launchBrowser, PHONE } from "./browser.ts";
import { type Look, lookAt } from "./look-at-page.ts";
import { openMember, openVisitor, type Site, startSite } from "./site.ts";

/** An address for each pattern that is none by itself. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "/regis/:team/:marketing": "/regis/north/line",
  "/regiss/:team/:marketing": "/regiss/north/line",
  "/aff/:afCode": "/aff/GOLD8888",
  "/auth/reward/:categoryId": "/auth/reward/credit",
  "/auth/games/category": "/auth/games/category?cat=sport",
  "/auth/games/:type/:slot": "/auth/games/slot/JK",
};

export interface Stop {
  readonly at: string;
  readonly guard: (typeof screenRoutes)[number]["guard"];
}

/** Every row of the route table, each at one address. */
export const STOPS: readonly Stop[] = screenRoutes.map(({ path, guard }) => ({ at: ADDRESSES[path] ?? path, guard }));

const SIZES = { phone: PHONE, desktop: DESKTOP };
export type Size = keyof typeof SIZES;

/** What a walk along the routes needs. */
export interface Walk {
  readonly site: Site;
  /** By size and by whether a member is in; pages come and go, the cache of the site's code stays. */
  contextFor(size: Size, member: boolean): Promise<BrowserContext>;
  forStop(size: Size, stop: Stop): Promise<BrowserContext>;
  /** Each address is looked at once at a size, whichever test asks first. */
  look(size: Size, stop: Stop): Promise<Look>;
}

/** Registers the hooks of a walk; its parts are there once a test runs. */
export function setUpWalk(): Walk {
  let parts: { readonly browser: Browser; readonly site: Site } | undefined;
  const contexts = new Map<string, Promise<BrowserContext>>();
  const looks = new Map<string, Promise<Look>>();
  const shared = () => {
    if (!parts) throw new Error("the walk has not begun");
    return parts;
  };

  beforeAll(async () => {
    const [browser, site] = await Promise.all([launchBrowser(), startSite()]);
    parts = { browser, site };
  });
  afterAll(async () => {
    await parts?.browser.close();
    await parts?.site.close();
  });

  const walk: Walk = {
    get site() {
      return shared().site;
    },
    contextFor: (size, member) =>
      remembered(contexts, `${size} ${member}`, async () => {
        const { browser, site } = shared();
        const opened = member
          ? await openMember(browser, site, "gold", SIZES[size])
          : await openVisitor(browser, SIZES[size]);
        await opened.page.close();
        return opened.context;
      }),
    forStop: (size, { guard }) => walk.contextFor(size, guard === "member"),
    look: (size, stop) =>
      remembered(looks, `${size} ${stop.at}`, async () =>
        lookAt(await walk.forStop(size, stop), `${walk.site.url}${stop.at}`),
      ),
  };
  return walk;
}

function remembered<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = all.get(key) ?? make();
  all.set(key, known);
  return known;
}
