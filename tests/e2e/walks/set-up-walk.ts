import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { type OpenedPage, openMember, openNewMember, openVisitor } from "../support/open-page.ts";
import { DESKTOP, PHONE, type ScreenSize, SMALL_PHONE } from "../support/screen-sizes.ts";
import { setUpSite } from "../support/set-up-site.ts";
import type { Site } from "../support/start-site.ts";
import type { Address } from "./addresses.ts";

const SIZES = { phone: PHONE, smallPhone: SMALL_PHONE, desktop: DESKTOP };
type SizeName = keyof typeof SIZES;

type OpenUser = (
  browser: Browser,
  site: Site,
  viewport: ScreenSize,
  options?: BrowserContextOptions,
) => Promise<OpenedPage>;
const USERS = {
  visitor: (browser, _, viewport, options) => openVisitor(browser, viewport, options),
  /** A member with a history of every kind. */
  gold: (browser, site, viewport, options) => openMember(browser, site, "gold", viewport, options),
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
}

/** A user whom the guard of an address lets in. */
export const userOf = ({ guard }: Address): User => (guard === "member" ? "gold" : "visitor");

interface WalkOptions {
  /** That of another build. */
  readonly siteDir?: string;
  /** The languages that the browser asks for. */
  readonly locale?: string;
}

/** Registers the hooks of a walk; read its parts inside a test only. */
export function setUpWalk({ siteDir, locale }: WalkOptions = {}): Walk {
  const setup = setUpSite(siteDir);
  const opened = new Map<string, Promise<OpenedPage>>();

  function open(user: User, size: SizeName): Promise<OpenedPage> {
    const key = `${user} ${size}`;
    const page =
      opened.get(key) ?? USERS[user](setup.browser, setup.site, SIZES[size], locale === undefined ? {} : { locale });
    opened.set(key, page);
    return page;
  }

  return {
    get site() {
      return setup.site;
    },
    contextOf: async (user, size = "phone") => (await open(user, size)).context,
    async pageOf(user, size = "phone") {
      const { page } = await open(user, size);
      if (page.viewportSize()?.width !== SIZES[size].width) await page.setViewportSize(SIZES[size]);
      return page;
    },
  };
}
