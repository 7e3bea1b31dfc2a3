import type { Browser, BrowserContext, Page } from "playwright-core";
import { type OpenedPage, openMember, openNewMember, openVisitor } from "../support/open-page.ts";
import { DESKTOP, PHONE, type ScreenSize, SMALL_PHONE } from "../support/screen-sizes.ts";
import { setUpSite } from "../support/set-up-site.ts";
import type { Site } from "../support/start-site.ts";
import { type Address, ROUTE_ADDRESSES } from "./addresses.ts";
import { checkPage, type PageReport } from "./check-page.ts";
import { ALL_WALKS } from "./share-of.ts";

const SIZES = { phone: PHONE, smallPhone: SMALL_PHONE, desktop: DESKTOP };
type SizeName = keyof typeof SIZES;

type OpenUser = (browser: Browser, site: Site, viewport: ScreenSize) => Promise<OpenedPage>;
const USERS = {
  visitor: (browser, _, viewport) => openVisitor(browser, viewport),
  /** A member with a history of every kind. */
  gold: (browser, site, viewport) => openMember(browser, site, "gold", viewport),
  newMember: openNewMember,
} satisfies Record<string, OpenUser>;
type User = keyof typeof USERS;

/** The site of a walk along the routes, and its users. */
export interface Walk {
  readonly site: Site;
  /** One context for each user and size, so that every page after the first finds the site's code in the cache. */
  contextOf(user: User, size?: SizeName): Promise<BrowserContext>;
  /** One page of each context, in its size: a document in a page that had one before costs half of one in a new page. */
  pageOf(user: User, size?: SizeName): Promise<Page>;
  /** Checks an address once for each user, whichever test asks first. */
  check(address: Address, user?: User): Promise<PageReport>;
}

/** A user whom the guard of an address lets in. */
export const userOf = ({ guard }: Address): User => (guard === "member" ? "gold" : "visitor");

/** Registers the hooks of a walk; read its parts inside a test only. */
export function setUpWalk(): Walk {
  const setup = setUpSite();
  const opened = new Map<string, Promise<OpenedPage>>();
  const reports = new Map<string, Promise<PageReport>>();

  const open = (user: User, size: SizeName) =>
    memoize(opened, `${user} ${size}`, () => USERS[user](setup.browser, setup.site, SIZES[size]));

  const walk: Walk = {
    get site() {
      return setup.site;
    },
    contextOf: async (user, size = "phone") => (await open(user, size)).context,
    async pageOf(user, size = "phone") {
      const { page } = await open(user, size);
      if (page.viewportSize()?.width !== SIZES[size].width) await page.setViewportSize(SIZES[size]);
      return page;
    },
    check: (address, user = userOf(address)) =>
      memoize(reports, `${user} ${address.path}`, async () =>
        checkPage(await walk.pageOf(user), `${walk.site.url}${address.path}`, {
          // `npm test` checks every fourth page on a desktop, too.
          bothSizes: ALL_WALKS || (user !== "newMember" && ROUTE_ADDRESSES.indexOf(address) % 4 === 0),
          // The light scheme has the same colours for every member.
          light: user !== "newMember",
        }),
      ),
  };
  return walk;
}

function memoize<T>(results: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const result = results.get(key) ?? make();
  results.set(key, result);
  return result;
}
