import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { follow } from "../../support/follow.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { openVisitor } from "../../support/open-page.ts";
import { tooWide } from "../../support/page-problems.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { signIn } from "../../support/sign-in.ts";
import { signOut } from "../../support/sign-out.ts";
import type { Site } from "../../support/start-site.ts";
import { startBrandSite } from "./start-brand-site.ts";

const CHAT = "https://chat.example/widget.js";

let browser: Browser;
let site: Site;
let context: BrowserContext;
let page: Page;
/** The errors of the site: not what the chat's own script does. */
let problems: string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), startBrandSite({ chatScriptUrl: CHAT })]);
});
afterAll(async () => {
  await closeContexts(browser);
  await site?.close();
});
beforeEach(async () => {
  await site.control("/reset");
  await site.control("/back-office", { mode: "waiting" });
  ({ context, page } = await openVisitor(browser, PHONE));
  problems = [];
  page.on("pageerror", (error) => {
    if (!error.stack?.includes("chat.example")) problems.push(error.stack ?? error.message);
  });
});
afterEach(() => context.close());

/** What a chat's script may do wrong. */
function throwsEverywhere(): void {
  const fail = (): never => {
    throw new Error("the chat fails");
  };
  const api = (window as unknown as { Tawk_API: Record<string, unknown> }).Tawk_API;
  const before = api["onLoad"] as () => void;
  Object.assign(api, { setAttributes: fail, addTags: fail, showWidget: fail, hideWidget: fail });
  before();
  fail();
}

function redefinesGlobals(): void {
  const broken = (): never => {
    throw new Error("the chat replaced it");
  };
  Object.assign(Object.prototype, { addedByChat: true });
  Object.assign(Array.prototype, { addedByChat: () => undefined });
  Object.assign(window, { fetch: broken, XMLHttpRequest: broken, brand: broken, React: {}, $: broken });
  Object.assign(window, { onerror: broken, name: "chat", status: "chat" });
  Object.assign(console, { error: () => undefined, warn: () => undefined });
  Object.defineProperty(window, "Tawk_API", { get: broken });
}

const sent = (script: () => void) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body: `(${script.toString()})();` });

test.each<readonly [string, (route: Route) => unknown]>([
  ["is blocked", (route) => route.abort("blockedbyclient")],
  ["never comes", () => undefined],
  ["throws at every call", sent(throwsEverywhere)],
  ["redefines globals", sent(redefinesGlobals)],
])("a chat whose script %s changes nothing, and comes only when the page is idle", async (_, answer) => {
  const asked: string[] = [];
  await page.route(CHAT, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  await page.clock.pauseAt(Date.parse("2026-11-20T12:01:00+07:00"));
  await page.goto(`${site.url}/login`);
  await signIn(page);
  // The page's clock is moved by hand: what comes after the first page's three seconds cannot come yet.
  let seconds = 0;
  await expect
    .poll(async () => {
      if (seconds < 2.9) await page.clock.runFor(100);
      seconds += 0.1;
      return page.getByRole("main").getByText("324,850").isVisible();
    })
    .toBe(true);
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect
    .poll(async () => {
      await page.clock.fastForward(2000);
      return asked;
    })
    .toEqual([CHAT]);

  const link = (name: string) => page.getByRole("navigation").getByRole("link", { name }).first();
  await follow(page, "/auth/withdraw");
  await withdrawForm({ page }).withdraw("1500");
  await page.getByRole("region", { name: "กำลังดำเนินการ" }).getByText("฿1,500.00").waitFor();
  await link("หน้าหลัก").click();
  await page.getByRole("main").getByText("323,350").waitFor();
  expect(await tooWide(page)).toEqual([]);
  await signOut(page);
  // One try a page: a chat that fails is not asked for again and again.
  expect([asked, problems]).toEqual([[CHAT], []]);
});
