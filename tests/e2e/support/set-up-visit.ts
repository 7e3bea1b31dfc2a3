import type { Locator, Request, Route } from "playwright-core";
import { afterEach, beforeEach } from "vitest";
import type { Session } from "../../../core/session/model.ts";
import { deferred } from "./deferred.ts";
import { type LastingPage, lastingPage } from "./lasting-page.ts";
import { type OpenedPage, openWithSession } from "./open-page.ts";
import type { ScreenSize } from "./screen-sizes.ts";
import { type SiteSetup, setUpSite } from "./set-up-site.ts";
import type { Site } from "./start-site.ts";

/** How every screen begins to say that it looks for a lost reply. */
export const CHECKING = "กำลังตรวจสอบผล";

/** A clean page for every journey, on the browser and the site of the file. */
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
  /**
   * The reply to what `act` sends to a path is lost. No later call is answered until the page says that it checks, and
   * `seen` is done: what a machine under load would make too quick to be seen stays there. Then the page looks.
   */
  readonly loseReplyOf: (path: string, act: () => Promise<unknown>, seen?: () => Promise<unknown>) => Promise<void>;
  /** The next call of a path has its effect, but no reply is sent; `reached` resolves after the effect. */
  readonly holdReply: (path: string) => Promise<{ readonly reached: Promise<void> }>;
  /** The next call of a path reaches the house, then the network is away and its reply is lost. */
  readonly loseNetwork: (path: string) => Promise<void>;
  /** The calls of a path wait until the returned function is called: what they would change stays to be seen. */
  readonly delayCalls: (path: string) => Promise<() => void>;
  /** The page's timers run ahead to its first look for a lost reply, or to its second one, so that nobody waits for it. */
  readonly skipToLook: (look?: 1 | 2) => Promise<void>;
}

interface VisitOptions {
  /** A phone's by default. */
  readonly size?: ScreenSize | undefined;
  /** Runs before the page of each journey opens. */
  readonly prepare?: (site: Site) => Promise<unknown>;
  /** Whose page it is; a visitor's by default. */
  readonly signIn?: (site: Site) => Promise<Session>;
  /** Opens a page of its own for each journey, in place of the one that the journeys of the file use. */
  readonly open?: (setup: SiteSetup) => Promise<OpenedPage>;
}

/** Registers the hooks; read the parts inside a test only. */
export function setUpVisit({ size, prepare, signIn, open }: VisitOptions = {}): Visit {
  const setup = setUpSite();
  let lasting: LastingPage | undefined;
  const counters: (() => unknown)[] = [];
  const current = () => {
    if (lasting === undefined) throw new Error("The page is there only while a test runs.");
    return lasting.opened;
  };

  beforeEach(async () => {
    await prepare?.(setup.site);
    if (open) {
      lasting = lastingPage(await open(setup));
      lasting.discard();
      return;
    }
    const session = await signIn?.(setup.site);
    if (lasting) await lasting.begin(session);
    else lasting = lastingPage(await openWithSession(session, setup, size));
  });
  afterEach(async ({ task }) => {
    for (const remove of counters.splice(0)) remove();
    // What made a journey fail must not reach the next one.
    if (task.result?.state === "fail") lasting?.discard();
    if (!(await lasting?.clean(setup.site))) lasting = undefined;
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
      // Whatever the journey wants of it, the next one must not find it.
      lasting?.discard();
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
      const count = (request: Request) => {
        const { pathname } = new URL(request.url());
        const matches = typeof path === "string" ? pathname === path : path.test(pathname);
        if (matches && request.method() === method) calls += 1;
      };
      const { context } = current();
      context.on("request", count);
      counters.push(() => context.off("request", count));
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
    async loseReplyOf(path, act, seen) {
      const { promise: released, resolve: release } = deferred();
      const hold = async (route: Route) => {
        await released;
        await route.fallback();
      };
      await visit.page.route(
        `**${path}`,
        async (route) => {
          // First, since an event may make the page look as soon as the call has its effect.
          await visit.page.route("**/api/**", hold);
          await route.fetch();
          await route.abort("connectionreset");
        },
        { times: 1 },
      );
      await act();
      await visit.main().getByText(CHECKING).waitFor();
      await seen?.();
      release();
      await visit.page.unroute("**/api/**", hold);
      await visit.skipToLook();
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
    // As core/money-action/reconcile.ts waits.
    skipToLook: (look = 1) => current().context.clock.runFor(look === 1 ? 1000 : 3000),
  };
  return visit;
}
