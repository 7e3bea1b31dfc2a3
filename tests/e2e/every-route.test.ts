import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENDPOINTS } from "../../contracts/table.ts";
import { redirectRoutes, screenRoutes } from "../../web/routes.tsx";
import { DESKTOP, launchBrowser, PHONE } from "./browser.ts";
import { CALLED_BY_JOURNEYS } from "./called-by-journeys.ts";
import { type Look, lookAt, lookAtTrouble, lookWithout } from "./look-at-page.ts";
import type { RowName } from "./row-of-call.ts";
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

interface Stop {
  readonly at: string;
  readonly guard: (typeof screenRoutes)[number]["guard"];
}

const STOPS: readonly Stop[] = screenRoutes.map(({ path, guard }) => ({ at: ADDRESSES[path] ?? path, guard }));
const ROW_NAMES = Object.keys(ENDPOINTS) as RowName[];
const SIZES = { phone: PHONE, desktop: DESKTOP };
type Size = keyof typeof SIZES;

let browser: Browser;
let site: Site;
/** By size and by whether a member is in; pages come and go, the cache of the site's code stays. */
const contexts = new Map<string, Promise<BrowserContext>>();
const looks = new Map<string, Promise<Look>>();

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

function contextFor(size: Size, member: boolean): Promise<BrowserContext> {
  const open = async () => {
    const opened = member
      ? await openMember(browser, site, "gold", SIZES[size])
      : await openVisitor(browser, SIZES[size]);
    await opened.page.close();
    return opened.context;
  };
  return remembered(contexts, `${size} ${member}`, open);
}

const forStop = (size: Size, { guard }: Stop) => contextFor(size, guard === "member");

/** Each address is looked at once at a size, whichever test asks first. */
function look(size: Size, stop: Stop): Promise<Look> {
  return remembered(looks, `${size} ${stop.at}`, async () =>
    lookAt(await forStop(size, stop), `${site.url}${stop.at}`),
  );
}

function remembered<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = all.get(key) ?? make();
  all.set(key, known);
  return known;
}

test("every pattern has an address to go to", () => {
  expect(STOPS.filter(({ at }) => at.includes(":"))).toEqual([]);
});

describe.each(["phone", "desktop"] as const)("on a %s", (size) => {
  test.each(STOPS)("$at stands without a fault", async (stop) => {
    expect((await look(size, stop)).problems).toEqual([]);
  });
});

test.each(STOPS)(
  "$at stands without a fault while its calls are under way, and when all of them fail",
  async (stop) => {
    expect(await lookAtTrouble(await forStop("phone", stop), `${site.url}${stop.at}`)).toEqual([]);
  },
);

describe("a call that a backend may lack", () => {
  const assumed = ROW_NAMES.filter((name) => ENDPOINTS[name].source === "assumed" && ENDPOINTS[name].effect === "read");

  test.each(assumed)("%s switches off no more than its own panel", { timeout: 180_000 }, async (name) => {
    for (const stop of STOPS) {
      if (!(await look("phone", stop)).called.has(name)) continue;
      for (const status of [404, 501] as const) {
        const found = await lookWithout(await forStop("phone", stop), `${site.url}${stop.at}`, name, status);
        expect({ at: stop.at, status, ...found }).toMatchObject({ problems: [], failed: 0 });
        expect(found.switchedOff, stop.at).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe("the guards", () => {
  test("send a visitor from every member page to the login page", async () => {
    const page = await (await contextFor("phone", false)).newPage();
    for (const { at } of STOPS.filter(({ guard }) => guard === "member")) {
      await page.goto(`${site.url}${at}`, { waitUntil: "commit" });
      await page.waitForURL(`${site.url}/login`);
    }
    await page.close();
  });

  test("send a member from every page for visitors to the dashboard", async () => {
    const page = await (await contextFor("phone", true)).newPage();
    for (const { at } of STOPS.filter(({ guard }) => guard === "public")) {
      await page.goto(`${site.url}${at}`, { waitUntil: "commit" });
      await page.waitForURL(`${site.url}/auth/dashboard`);
    }
    await page.close();
  });

  test.each([false, true])("leave every redirect where it leads (signed in: %s)", async (member) => {
    const page = await (await contextFor("phone", member)).newPage();
    for (const { path, redirectTo } of redirectRoutes) {
      const guard = STOPS.find(({ at }) => at === redirectTo)?.guard;
      const end = guard === "open" ? redirectTo : member ? "/auth/dashboard" : "/login";
      await page.goto(`${site.url}${path === "*" ? "/no/such/page" : path}`, { waitUntil: "commit" });
      await page.waitForURL(`${site.url}${end}`);
    }
    await page.close();
  });
});

describe("every row of the contract", () => {
  test("is called by a page that is opened, or by a journey", { timeout: 300_000 }, async () => {
    const called = new Set<RowName>();
    for (const stop of STOPS) for (const name of (await look("phone", stop)).called) called.add(name);
    expect(ROW_NAMES.filter((name) => !called.has(name)).sort()).toEqual(Object.keys(CALLED_BY_JOURNEYS).sort());
  });

  test.each(Object.entries(CALLED_BY_JOURNEYS))("that needs somebody to act has its journey: %s", (_, journey) => {
    const source = readFileSync(join(import.meta.dirname, `${journey.file}.test.ts`), "utf8");
    expect(source).toContain(`"${journey.test}`);
  });
});
