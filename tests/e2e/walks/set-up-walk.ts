import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { screenRoutes } from "../../../web/app/routes.tsx";
import { DESKTOP, launchBrowser, PHONE } from "../support/launch-browser.ts";
import { openMember, openNewcomer, openVisitor, type Site, startSite } from "../support/start-site.ts";
import { type Look, lookAt } from "./check-page.ts";

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

/** The lobbies that those addresses leave out. */
export const OTHER_LOBBIES: readonly Stop[] = [
  ...GAME_CATEGORIES.map((category) => `/auth/games/category?cat=${category}`),
  ...SLOT_TYPES.map((type) => `/auth/games/slot/${type}`),
].flatMap((at) => (STOPS.some((stop) => stop.at === at) ? [] : [{ at, guard: "member" }]));

const SIZES = { phone: PHONE, desktop: DESKTOP };
type Size = keyof typeof SIZES;

const OPEN = {
  visitor: (browser: Browser, _: Site, viewport: typeof PHONE) => openVisitor(browser, viewport),
  /** With a history of everything. */
  gold: (browser: Browser, site: Site, viewport: typeof PHONE) => openMember(browser, site, "gold", viewport),
  newcomer: openNewcomer,
};
type Who = keyof typeof OPEN;

/** What a walk along the routes needs. */
export interface Walk {
  readonly site: Site;
  /** Pages come and go, the cache of the site's code stays. */
  contextFor(who: Who, size?: Size): Promise<BrowserContext>;
  /** Each address is looked at once by each, whichever test asks first. */
  look(stop: Stop, who?: Who): Promise<Look>;
}

/** Who is let in at a stop. */
export const guestOf = ({ guard }: Stop): Who => (guard === "member" ? "gold" : "visitor");

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
    contextFor: (who, size = "phone") =>
      memoize(contexts, `${who} ${size}`, async () => {
        const { context, page } = await OPEN[who](shared().browser, shared().site, SIZES[size]);
        await page.close();
        return context;
      }),
    look: (stop, who = guestOf(stop)) =>
      memoize(looks, `${who} ${stop.at}`, async () => lookAt(await walk.contextFor(who), `${walk.site.url}${stop.at}`)),
  };
  return walk;
}

function memoize<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = all.get(key) ?? make();
  all.set(key, known);
  return known;
}
