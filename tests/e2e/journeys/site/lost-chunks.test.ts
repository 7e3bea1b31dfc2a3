import type { Page, Route } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { levelText } from "../../../../web/text/th/session/level.ts";
import { shellText } from "../../../../web/text/th/site/shell.ts";
import { type Address, ROUTE_ADDRESSES } from "../../walks/addresses.ts";
import { setUpWalk, userOf } from "../../walks/set-up-walk.ts";

/** What happens to the files of a screen when it is opened for the first time. */
const LOSSES = ["script", "style", "both", "slow"] as const;
type Loss = (typeof LOSSES)[number];

/** The screens of these addresses are another address's, or are part of the page on which the journeys start. */
const REPEATED = /^\/(regis|regiss|aff|ma|404)\b|^\/auth\/(reward\/|contact)/;
const SCREENS = ROUTE_ADDRESSES.filter(({ path }) => !REPEATED.test(path));

/** Every screen with every loss takes minutes: `npm test` takes every fourth screen with one loss. LOSSES=all takes all. */
const CASES = SCREENS.flatMap(({ path, guard }, index) =>
  LOSSES.filter((_, turn) => process.env["LOSSES"] === "all" || index % (4 * LOSSES.length) === 4 * turn).map(
    (loss) => ({ path, guard, loss }),
  ),
);

const walk = setUpWalk();
const pages: Page[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  }
});

const { title } = shellText.loadingChunk;

async function openPage(guard: Address["guard"], path: string): Promise<Page> {
  const page = await (await walk.contextOf(userOf({ path, guard }))).newPage();
  pages.push(page);
  return page;
}

/** A page on which the site runs, and no screen but a small one is loaded. */
async function openSmallPage(guard: Address["guard"]): Promise<Page> {
  const page = await openPage(guard, "/404");
  await page.goto(`${walk.site.url}/404`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-small", ""));
  return page;
}

/** Follows a link inside the site. Every screen has one, but not on one page. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/** Sends every request for a script or a style sheet that is not loaded yet to `answer`. */
async function intercept(page: Page, loss: Loss, answer: (route: Route) => unknown): Promise<readonly string[]> {
  const files: string[] = [];
  const wanted = { script: /\/assets\/[^/]+\.js$/, style: /\/assets\/[^/]+\.css$/ };
  const pattern = loss === "script" || loss === "style" ? wanted[loss] : /\/assets\/[^/]+\.(js|css)$/;
  await page.route(pattern, async (route) => {
    files.push(route.request().url());
    await answer(route);
  });
  return files;
}

/** The style sheets that the page requested and does not have. */
async function missingStyles(page: Page, files: readonly string[]): Promise<readonly string[]> {
  // A style sheet that failed stays in the list, and its rules cannot be read.
  const loaded = await page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => {
      try {
        return sheet.cssRules.length > 0 ? sheet.href : undefined;
      } catch {
        return undefined;
      }
    }),
  );
  return files.filter((file) => file.endsWith(".css") && !loaded.includes(file));
}

/** Of the screen that was followed to. */
const heading = (page: Page) => page.locator("main h1:not([data-small])").first();

test.each(CASES)("$path comes with its styles after its first opening: $loss", async ({ path, guard, loss }) => {
  const page = await openSmallPage(guard);
  if (loss === "slow") {
    const held: Route[] = [];
    const files = await intercept(page, loss, (route) => held.push(route));
    await follow(page, path);
    await page.getByText(shellText.loading, { exact: true }).first().waitFor({ state: "attached" });
    for (const route of held) await route.continue();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await heading(page).waitFor();
    expect(await missingStyles(page, files)).toEqual([]);
    return;
  }
  const files = await intercept(page, loss, (route) => route.abort("connectionfailed"));
  await follow(page, path);
  // A screen without styles of its own has nothing to lose.
  const failed = page.getByRole("alert").getByText(title);
  await failed.or(heading(page)).first().waitFor();
  if (files.length === 0) return;
  await failed.waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: shellText.retry }).click();
  await heading(page).waitFor();
  expect(await failed.count()).toBe(0);
  // The frame's parts are tried again with the screen, and come on their own.
  await expect.poll(() => missingStyles(page, files)).toEqual([]);
});

describe("a member's page", () => {
  test("comes by itself when the line returns, with its styles and all parts of its frame", async () => {
    const page = await openPage("member", "/auth/dashboard");
    // The top bar's part and the screen need different ones of these.
    const files: string[] = [];
    await page.route(/\/assets\/(kit|member|dashboard)[^/]*\.css$/, (route) => {
      files.push(route.request().url());
      return route.abort("connectionfailed");
    });
    await page.goto(`${walk.site.url}/auth/dashboard`);
    await page.getByRole("alert").getByText(title).first().waitFor();
    await page.unrouteAll();
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.getByRole("main").getByText("324,850").waitFor();
    await page.getByRole("banner").getByText(levelText.gold).waitFor();
    expect(await missingStyles(page, files)).toEqual([]);
  });

  test("says after 120 seconds that its code did not come, and a retry opens it anew", async () => {
    const page = await openSmallPage("member");
    await intercept(page, "both", () => undefined);
    await follow(page, "/auth/media/wheel");
    await page.getByText(shellText.loading, { exact: true }).first().waitFor({ state: "attached" });
    const failed = page.getByRole("alert").getByText(title);
    // The word that it loads can show before the wait for the code begins. Then a skip of time comes too early.
    await expect
      .poll(async () => {
        await page.clock.fastForward(121_000);
        return failed.isVisible();
      })
      .toBe(true);
    await page.unrouteAll();
    await page.getByRole("button", { name: shellText.retry }).click();
    await heading(page).waitFor();
  });
});
