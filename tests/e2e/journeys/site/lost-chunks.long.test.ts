import type { Page, Route } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { levelText } from "../../../../web/text/th/session/level.ts";
import { shellText } from "../../../../web/text/th/site/shell.ts";
import { deferred } from "../../support/deferred.ts";
import { follow } from "../../support/follow.ts";
import { type Address, ROUTE_ADDRESSES } from "../../walks/addresses.ts";
import { setUpWalk, userOf } from "../../walks/set-up-walk.ts";

/** What happens to the files of a screen when it is opened for the first time. */
const LOSSES = ["script", "style", "both", "slow"] as const;
type Loss = (typeof LOSSES)[number];

/** The screens of these addresses are another address's, or are part of the page on which the journeys start. */
const REPEATED = /^\/(regis|regiss|aff|ma|404)\b|^\/auth\/(reward\/|contact)/;
const SCREENS = ROUTE_ADDRESSES.filter(({ path }) => !REPEATED.test(path));

/** All screens load in the same way, so each has two of the losses, and takes turns with its neighbours. */
const CASES = SCREENS.flatMap(({ path, guard }, nth) =>
  LOSSES.filter((_, loss) => loss % 2 === nth % 2).map((loss) => ({ path, guard, loss })),
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
  await page.goto(`${walk.site.url}/404`);
  await page
    .locator("main h1")
    .first()
    .evaluate((small) => small.setAttribute("data-small", ""));
  return page;
}

/** A part that the frame of a member's page asks for after the first paint: no screen waits for it. */
const LATER = "fair-play-parts";

/** Sends every request for a script or a style sheet of the screen that is not loaded yet to `answer`. */
async function intercept(page: Page, loss: Loss, answer: (route: Route) => unknown): Promise<readonly string[]> {
  const files: string[] = [];
  const wanted = { script: /\/assets\/[^/]+\.js$/, style: /\/assets\/[^/]+\.css$/ };
  const pattern = loss === "script" || loss === "style" ? wanted[loss] : /\/assets\/[^/]+\.(js|css)$/;
  await page.route(pattern, async (route) => {
    const url = route.request().url();
    if (url.includes(LATER)) return route.continue();
    files.push(url);
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
    // A file that is asked for after the others were let go must not be held for ever.
    const { promise: letGo, resolve } = deferred();
    const files = await intercept(page, loss, (route) => letGo.then(() => route.continue()));
    await follow(page, path);
    await page.getByText(shellText.loading, { exact: true }).first().waitFor({ state: "attached" });
    resolve();
    await heading(page).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(await missingStyles(page, files)).toEqual([]);
    return;
  }
  const files = await intercept(page, loss, (route) => route.abort("connectionfailed"));
  await follow(page, path);
  const failed = page.getByRole("alert").getByText(title);
  await failed.or(heading(page)).first().waitFor();
  // A screen may have no styles of its own, and the dashboard's code comes with every member's page.
  const mayBeWhole = loss === "style" || path === "/auth/dashboard";
  if (mayBeWhole && !(await failed.isVisible())) {
    await page.unrouteAll();
    // What was lost is of parts that come later, by themselves: no screen is drawn without its own styles.
    await expect.poll(() => missingStyles(page, files)).toEqual([]);
    return;
  }
  await failed.waitFor();
  await page.unrouteAll();
  const retry = page.getByRole("button", { name: shellText.retry });
  await expect
    .poll(async () => {
      // Some browsers remember a failed import: the second press opens the page anew.
      if (await retry.isEnabled({ timeout: 1000 }).catch(() => false))
        await retry.click({ timeout: 1000 }).catch(() => undefined);
      return heading(page).isVisible();
    })
    .toBe(true);
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
