import type { Locator } from "playwright-core";
import { afterEach, beforeEach } from "vitest";
import { deferred } from "./deferred.ts";
import { type OpenedPage, openVisitor } from "./open-page.ts";
import { type SiteSetup, setUpSite } from "./set-up-site.ts";

/** A new page for every journey, on the browser and the site of the file. */
export interface Visit extends SiteSetup, OpenedPage {
  readonly go: (path: string) => Promise<unknown>;
  /** Waits until the address, with its query, is the path. */
  readonly arrive: (path: string) => Promise<void>;
  readonly main: () => Locator;
  /** A button of the main part. */
  readonly button: (name: string | RegExp) => Locator;
  readonly region: (name: string) => Locator;
  /** Counts the calls that leave any tab of the context from now on. */
  readonly countCalls: (method: string, path: string | RegExp) => () => number;
  /** The body of the page's next reply to a call. */
  readonly nextReply: <T>(method: string, path: string) => Promise<T>;
  /** Changes the bodies with which the house replies to a call. */
  readonly change: <T>(path: string, how: (body: T) => unknown) => Promise<void>;
  /** The next call of a path has its effect, but its reply does not arrive. */
  readonly loseReply: (path: string) => Promise<void>;
  /** The next call of a path has its effect, but no reply is sent; `reached` resolves after the effect. */
  readonly holdReply: (path: string) => Promise<{ readonly reached: Promise<void> }>;
  /** The next call of a path reaches the house, then the network is away and its reply is lost. */
  readonly loseNetwork: (path: string) => Promise<void>;
  /** The calls of a path wait until the returned function is called: what they would change stays to be seen. */
  readonly delayCalls: (path: string) => Promise<() => void>;
}

type OpenPage = (setup: SiteSetup) => Promise<OpenedPage>;

/** Registers the hooks; read the parts inside a test only. The page is a visitor's unless `open` opens another. */
export function setUpVisit(open: OpenPage = ({ browser }) => openVisitor(browser)): Visit {
  const setup = setUpSite();
  let opened: OpenedPage | undefined;
  const current = () => {
    if (opened === undefined) throw new Error("The page is there only while a test runs.");
    return opened;
  };

  beforeEach(async () => {
    opened = await open(setup);
  });
  afterEach(async () => {
    const { context, page } = current();
    // A reply that is still being changed when its page closes is no failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
    await setup.site.control("/faults/clear");
  });

  const visit: Visit = {
    get browser() {
      return setup.browser;
    },
    get site() {
      return setup.site;
    },
    get context() {
      return current().context;
    },
    get page() {
      return current().page;
    },
    go: (path) => visit.page.goto(`${visit.site.url}${path}`),
    arrive: (path) => visit.page.waitForURL(`${visit.site.url}${path}`),
    main: () => visit.page.getByRole("main"),
    button: (name) => visit.main().getByRole("button", { name }),
    region: (name) => visit.page.getByRole("region", { name }),
    countCalls(method, path) {
      let calls = 0;
      visit.context.on("request", (request) => {
        const { pathname } = new URL(request.url());
        const matches = typeof path === "string" ? pathname === path : path.test(pathname);
        if (matches && request.method() === method) calls += 1;
      });
      return () => calls;
    },
    async nextReply<T>(method: string, path: string) {
      const reply = await visit.page.waitForResponse(
        (response) => response.request().method() === method && new URL(response.url()).pathname === path,
      );
      return (await reply.json()) as T;
    },
    async change<T>(path: string, how: (body: T) => unknown) {
      await visit.page.route(`**${path}`, async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, json: how((await reply.json()) as T) });
      });
    },
    async loseReply(path) {
      // The sandbox's cut would not do: Chromium sends a request again when an open connection breaks.
      await visit.page.route(
        `**${path}`,
        async (route) => {
          await route.fetch();
          await route.abort("connectionreset");
        },
        { times: 1 },
      );
    },
    async holdReply(path) {
      const { promise: reached, resolve } = deferred();
      await visit.page.route(
        `**${path}`,
        async (route) => {
          await route.fetch();
          resolve();
        },
        { times: 1 },
      );
      return { reached };
    },
    async loseNetwork(path) {
      await visit.page.route(
        `**${path}`,
        async (route) => {
          await route.fetch();
          await visit.context.setOffline(true);
          await route.abort("internetdisconnected");
        },
        { times: 1 },
      );
    },
    async delayCalls(path) {
      const { promise: released, resolve } = deferred();
      await visit.page.route(`**${path}`, async (route) => {
        await released;
        await route.continue();
      });
      return resolve;
    },
  };
  return visit;
}
