import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_FLOOR } from "../../../core/rules/browser-floor.ts";
import { paths } from "../../../web/app/paths.ts";
import { shellText } from "../../../web/text/th/site/shell.ts";
import { findChromium } from "../support/find-chromium.ts";
import { DESKTOP, PHONE } from "../support/launch-browser.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { findFloorBrowser, floorRunsHere } from "./find-floor-browser.ts";
import { type OldPage, openOldPage } from "./old-page.ts";

/** Functions below run in the page as they stand: they keep to the JavaScript of 2019. */
let site: Site;
let page: OldPage;

beforeAll(async () => {
  const browser = findFloorBrowser() ?? (floorRunsHere ? undefined : findChromium());
  if (browser === undefined) throw new Error("Chromium 79 was not fetched; `npm test` does it.");
  site = await startSite();
  page = await openOldPage(browser);
  await page.resize(PHONE.width, PHONE.height);
});

afterAll(async () => {
  await page?.close();
  await site?.close();
});

const shows = (words: string) => (document.body.innerText || "").includes(words);
/** The screen is there with its data: a heading, and nothing says that it is loading. */
const drawn = (loading: string) => {
  const main = document.querySelector("main");
  return main !== null && main.querySelector("h1") !== null && !(main.textContent || "").includes(loading);
};
const focusOn = (selector: string) => {
  const field = document.querySelector<HTMLElement>(selector);
  if (field) field.focus();
  return field !== null && document.activeElement === field;
};
const click = (selector: string) => {
  const target = document.querySelector<HTMLElement>(selector);
  if (target) target.click();
};
/** Controls laid out by what this browser ignores: it takes no button and no fieldset for a grid. */
const deafToGrid = () =>
  Array.from(document.querySelectorAll("button, fieldset, legend, summary"))
    .filter((element) => /grid/.test(getComputedStyle(element).display))
    .map((element) => element.outerHTML.slice(0, 120));
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** As a press on a link does, without loading the page anew; its title tells when the screen has changed. */
const leaveFor = (path: string) => {
  document.title = "";
  history.pushState(undefined, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};
const arrived = () => document.title !== "";

async function goTo(path: string): Promise<void> {
  await page.run(leaveFor, path);
  await page.until(arrived);
  await page.until(drawn, shellText.loading);
}

async function fill(selector: string, text: string): Promise<void> {
  await page.until(focusOn, selector);
  await page.type(text);
}

describe(`on Chrome ${BROWSER_FLOOR.Chrome}`, () => {
  test("the browser is that old, where there is one for this machine", () => {
    expect(page.userAgent).toContain(floorRunsHere ? `Chrome/${BROWSER_FLOOR.Chrome}.` : "Chrome/");
  });

  test("the landing page comes to life, without the word that the browser is too old", async () => {
    await page.open(`${site.url}/`);
    await page.until(drawn, shellText.loading);
    await page.until(focusOn, "input[name=username]");
    expect(await page.run(() => document.querySelector("#unsupported[hidden]") !== null)).toBe(true);
    expect(await page.run(overflow)).toBeLessThanOrEqual(0);
    expect(await page.run(deafToGrid)).toEqual([]);
    expect(page.problems()).toEqual([]);
  });

  test("a member signs in with Enter and sees the dashboard with the credit", async () => {
    await page.open(`${site.url}/login`);
    await fill("input[name=username]", "gold");
    await fill("input[name=password]", "demo1234");
    await page.press("Enter");
    await page.until((path) => location.pathname === path, paths.dashboard);
    await page.until(shows, "เครดิต ณ");
    expect(await page.run(overflow)).toBeLessThanOrEqual(0);
    expect(await page.run(deafToGrid)).toEqual([]);
    expect(page.problems()).toEqual([]);
  });

  test("a withdrawal of more than there is is refused in the page, and nothing is sent", async () => {
    await goTo(paths.withdraw);
    await fill("input[name=amount]", "99999999");
    await page.press("Enter");
    await page.until(() => document.querySelector("input[name=amount][aria-invalid=true]") !== null);
    const told = await page.run(() => {
      const field = document.querySelector("input[name=amount]");
      const ids = ((field && field.getAttribute("aria-describedby")) || "").split(" ");
      return ids.map((id) => (document.getElementById(id) || document.body).textContent).join(" ");
    });
    expect(told).toMatch(/฿/);
    expect(page.requests.filter((request) => request.startsWith("POST /api/auth/withdraw"))).toEqual([]);
    expect(page.problems()).toEqual([]);
  });

  test("a deposit shows the QR of its exact amount", async () => {
    await goTo(paths.deposit);
    await fill("input[name=amount]", "500");
    await page.press("Enter");
    await page.until(() => document.querySelector("main svg[role=img]") !== null);
    await page.until(shows, "฿500.00");
    expect(page.problems()).toEqual([]);
  });

  test.each([paths.history, paths.depositSlip, paths.changePassword, paths.memberContact, paths.dashboard])(
    "%s is drawn whole, on a phone and on a desktop",
    async (path) => {
      await goTo(path);
      for (const { width, height } of [DESKTOP, PHONE]) {
        await page.resize(width, height);
        await page.until(drawn, shellText.loading);
        expect(await page.run(overflow)).toBeLessThanOrEqual(0);
      }
      expect(await page.run(deafToGrid)).toEqual([]);
      expect(page.problems()).toEqual([]);
    },
  );

  test("a member signs out and is a visitor again", async () => {
    await page.run(click, "header button[aria-haspopup=dialog]");
    await page.until(shows, "ออกจากระบบ");
    await page.run(() => {
      const buttons = Array.from(document.querySelectorAll<HTMLElement>("dialog button, [role=dialog] button"));
      const leave = buttons.find((button) => (button.textContent || "").includes("ออกจากระบบ"));
      if (leave) leave.click();
    });
    await page.until(shows, "ออกจากระบบ?");
    await page.run(() => {
      const buttons = Array.from(document.querySelectorAll<HTMLElement>("dialog button, [role=dialog] button"));
      const leave = buttons.find((button) => button.textContent === "ออกจากระบบ");
      if (leave) leave.click();
    });
    await page.until((path) => location.pathname === path, paths.login);
    // A look at open requests that was under way when the session ended is answered 401, as it should be.
    expect(page.problems().filter((words) => !words.includes("401 (Unauthorized)"))).toEqual([]);
  });
});
