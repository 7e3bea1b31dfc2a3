import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { launchBrowser } from "./launch-browser.ts";
import { openVisitor, type Site, startSite } from "./start-site.ts";

/** What the journeys of a file share: one browser and one site, and a fresh visitor for each of them. */
export interface Visit {
  readonly browser: Browser;
  readonly site: Site;
  readonly context: BrowserContext;
  readonly page: Page;
  go(path: string): Promise<unknown>;
  /** Until the address, query included, is the path. */
  arrive(path: string): Promise<void>;
  /** How often a call leaves the page from now on. */
  countCalls(method: string, path: string | RegExp): () => number;
  /** Answers a call with the house's own body, changed. */
  change<T>(path: string, how: (body: T) => unknown): Promise<void>;
  /** The next call of a path has its effect, and its reply is lost on the way. */
  loseReply(path: string): Promise<void>;
  /** The next call of a path has its effect, which settles `reached`, and is never answered. */
  holdReply(path: string): Promise<{ readonly reached: Promise<void> }>;
}

type Open = (browser: Browser, site: Site) => Promise<Pick<Visit, "context" | "page">>;

/** Registers the hooks; the parts are there once a journey runs. `open` lets somebody else in than a visitor. */
export function setUpVisit(open: Open = (browser) => openVisitor(browser)): Visit {
  let parts: Pick<Visit, "browser" | "site"> | undefined;
  let visitor: Pick<Visit, "context" | "page"> | undefined;
  const shared = () => parts ?? missing();
  const own = () => visitor ?? missing();

  beforeAll(async () => {
    const [browser, site] = await Promise.all([launchBrowser(), startSite()]);
    parts = { browser, site };
  });
  beforeEach(async () => {
    visitor = await open(shared().browser, shared().site);
  });
  afterEach(async () => {
    const { context, page } = own();
    // A reply that is changed on its way to a page that goes is nobody's failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
    await shared().site.control("/faults/clear");
  });
  afterAll(async () => {
    await parts?.browser.close();
    await parts?.site.close();
  });

  return {
    get browser() {
      return shared().browser;
    },
    get site() {
      return shared().site;
    },
    get context() {
      return own().context;
    },
    get page() {
      return own().page;
    },
    go: (path) => own().page.goto(`${shared().site.url}${path}`),
    arrive: (path) => own().page.waitForURL(`${shared().site.url}${path}`),
    countCalls(method, path) {
      let calls = 0;
      own().page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        const asked = typeof path === "string" ? pathname === path : path.test(pathname);
        if (asked && request.method() === method) calls += 1;
      });
      return () => calls;
    },
    async change<T>(path: string, how: (body: T) => unknown) {
      await own().page.route(`**${path}`, async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, json: how((await reply.json()) as T) });
      });
    },
    async loseReply(path) {
      // Not the sandbox's cut: Chromium sends a request again by itself when a connection that it kept breaks.
      await own().page.route(
        `**${path}`,
        async (route) => {
          await route.fetch();
          await route.abort("connectionreset");
        },
        { times: 1 },
      );
    },
    async holdReply(path) {
      let resolve: () => void = () => undefined;
      const reached = new Promise<void>((settle) => {
        resolve = settle;
      });
      await own().page.route(
        `**${path}`,
        async (route) => {
          await route.fetch();
          resolve();
        },
        { times: 1 },
      );
      return { reached };
    },
  };
}

function missing(): never {
  throw new Error("no journey is running");
}
