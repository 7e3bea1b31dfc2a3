import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_FLOOR } from "../../../core/rules/browser-floor.ts";
import { paths } from "../../../web/app/paths.ts";
import { shellText } from "../../../web/text/th/site/shell.ts";
import { findChromium } from "../support/find-chromium.ts";
import { DESKTOP, PHONE } from "../support/screen-sizes.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { findFloorBrowser, hasFloorBrowser } from "./find-floor-browser.ts";
import { type OldPage, openOldPage } from "../browsers/devtools-page.ts";

// The functions that `page.run` and `page.until` get run in the page: they use only the JavaScript of 2019.
let site: Site;
let page: OldPage;

beforeAll(async () => {
  const browser = findFloorBrowser() ?? (hasFloorBrowser ? undefined : findChromium());
  if (browser === undefined) throw new Error("Chromium 79 is not there; `npm test` downloads it.");
  site = await startSite();
  page = await openOldPage(browser);
  await page.resize(PHONE.width, PHONE.height);
});

afterAll(async () => {
  await page?.close();
  await site?.close();
});

const hasText = (words: string) => (document.body.innerText || "").includes(words);
/** Whether the screen has its data: it has a heading, and no part is still loading. */
const isLoaded = (loading: string) => {
  const main = document.querySelector("main");
  return main !== null && main.querySelector("h1") !== null && !(main.textContent || "").includes(loading);
};
const focus = (selector: string) => {
  const field = document.querySelector<HTMLElement>(selector);
  if (field) field.focus();
  return field !== null && document.activeElement === field;
};
const click = (selector: string) => {
  const target = document.querySelector<HTMLElement>(selector);
  if (target) target.click();
};
/** Clicks the button with exactly this text; the last one, since a dialog on top of another comes later. */
const clickInDialog = (words: string) => {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>("dialog button, [role=dialog] button"));
  const matching = buttons.filter((button) => (button.textContent || "").trim() === words);
  const target = matching[matching.length - 1];
  if (target) target.click();
};
/** Controls with a grid layout that this browser ignores: it supports none on a button or a fieldset. */
const ignoredGrids = () =>
  Array.from(document.querySelectorAll("button, fieldset, legend, summary"))
    .filter((element) => /grid/.test(getComputedStyle(element).display))
    .map((element) => element.outerHTML.slice(0, 120));
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Changes the screen as a link does, without a new load. The title is empty until the new screen is there. */
const followLink = (path: string) => {
  document.title = "";
  history.pushState(undefined, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};
const hasTitle = () => document.title !== "";

async function goTo(path: string): Promise<void> {
  await page.run(followLink, path);
  await page.until(hasTitle);
  await page.until(isLoaded, shellText.loading);
}

async function expectNoProblems(): Promise<void> {
  expect(await page.run(overflow)).toBeLessThanOrEqual(0);
  expect(await page.run(ignoredGrids)).toEqual([]);
  expect(page.problems()).toEqual([]);
}

async function fill(selector: string, text: string): Promise<void> {
  await page.until(focus, selector);
  await page.type(text);
}

describe(`on Chrome ${BROWSER_FLOOR.Chrome}`, () => {
  test("runs the oldest supported browser, where one exists for this machine", () => {
    expect(page.userAgent).toContain(hasFloorBrowser ? `Chrome/${BROWSER_FLOOR.Chrome}.` : "Chrome/");
  });

  test("the landing page works, and does not say that the browser is too old", async () => {
    await page.open(`${site.url}/`);
    await page.until(isLoaded, shellText.loading);
    await page.until(focus, "input[name=username]");
    expect(await page.run(() => document.querySelector("#unsupported[hidden]") !== null)).toBe(true);
    await expectNoProblems();
  });

  test("a member signs in with Enter and sees the dashboard with the credit", async () => {
    await page.open(`${site.url}/login`);
    await fill("input[name=username]", "gold");
    await fill("input[name=password]", "demo1234");
    await page.press("Enter");
    await page.until((path) => location.pathname === path, paths.dashboard);
    await page.until(hasText, "เครดิต ณ");
    await expectNoProblems();
  });

  test("the page refuses a withdrawal above the credit, and sends nothing", async () => {
    await goTo(paths.withdraw);
    await fill("input[name=amount]", "99999999");
    await page.press("Enter");
    await page.until(() => document.querySelector("input[name=amount][aria-invalid=true]") !== null);
    const description = await page.run(() => {
      const field = document.querySelector("input[name=amount]");
      const ids = ((field && field.getAttribute("aria-describedby")) || "").split(" ");
      return ids.map((id) => (document.getElementById(id) || document.body).textContent).join(" ");
    });
    expect(description).toMatch(/฿/);
    expect(page.requests.filter((request) => request.startsWith("POST /api/auth/withdraw"))).toEqual([]);
    expect(page.problems()).toEqual([]);
  });

  test("a deposit shows the QR code of its exact amount", async () => {
    await goTo(paths.deposit);
    await fill("input[name=amount]", "500");
    await page.press("Enter");
    await page.until(() => document.querySelector("main svg[role=img]") !== null);
    await page.until(hasText, "฿500.00");
    expect(page.problems()).toEqual([]);
  });

  test.each([paths.history, paths.depositSlip, paths.changePassword, paths.memberContact, paths.dashboard])(
    "%s shows everything, on a phone and on a desktop",
    async (path) => {
      await goTo(path);
      for (const { width, height } of [DESKTOP, PHONE]) {
        await page.resize(width, height);
        await page.until(isLoaded, shellText.loading);
        expect(await page.run(overflow)).toBeLessThanOrEqual(0);
      }
      await expectNoProblems();
    },
  );

  test("a member signs out and returns to the login page", async () => {
    await page.run(click, "header button[aria-haspopup=dialog]");
    await page.until(hasText, "ออกจากระบบ");
    await page.run(clickInDialog, "ออกจากระบบ");
    await page.until(hasText, "ออกจากระบบ?");
    await page.run(clickInDialog, "ออกจากระบบ");
    await page.until((path) => location.pathname === path, paths.login);
    // A poll that was under way when the session ended gets a 401: that is correct.
    expect(page.problems().filter((words) => !words.includes("401 (Unauthorized)"))).toEqual([]);
  });
});
