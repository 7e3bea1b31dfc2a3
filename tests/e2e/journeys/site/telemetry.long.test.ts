import type { Browser, Request } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteEvent, SiteReport } from "../../../../core/telemetry/site-event.ts";
import { follow } from "../../support/follow.ts";
import { openVisitor } from "../../support/open-page.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { type Site, startSite } from "../../support/start-site.ts";

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), startSite()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await site?.close();
});

const SECRETS = ["GOLD8888", "eyJhbGciOiJIUzI1NiJ9", "demo1234!", "0812345678", "1112223334"];

async function openPage(telemetry: object | undefined) {
  const { context, page } = await openVisitor(browser);
  // As a brand file with the field makes it.
  await page.route(
    ({ pathname }) => pathname.startsWith("/aff/"),
    async (route) => {
      const reply = await route.fetch();
      const added = telemetry ? `"telemetry":${JSON.stringify(telemetry)},` : "";
      await route.fulfill({ response: reply, body: (await reply.text()).replace('"name":', `${added}"name":`) });
    },
  );
  const reports: Request[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/telemetry") reports.push(request);
    if (/telemetry.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.goto(`${site.url}/aff/GOLD8888?token=eyJhbGciOiJIUzI1NiJ9`);
  await page.locator("input").first().waitFor();
  return { context, page, reports, scripts };
}

test("reports errors, a lost chunk and vitals to the house without anything personal, where the brand asks for it", async () => {
  const { context, page, reports, scripts } = await openPage({ url: "/api/telemetry", sample: 1 });
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await page.evaluate((secrets) => {
    dispatchEvent(new ErrorEvent("error", { error: new TypeError(secrets.join(" ")) }));
    void Promise.reject(new Error(secrets.join(" ")));
  }, SECRETS);
  await page.route(/\/assets\/.*\.(js|css)$/, (route) => route.abort());
  await follow(page, "/terms");
  await page
    .getByRole("alert")
    .or(page.getByRole("button", { name: "ลองใหม่" }))
    .first()
    .waitFor();
  const answered = page.waitForResponse((reply) => reply.url().endsWith("/api/telemetry"));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await answered).status()).toBe(200);

  const texts = reports.map((report) => report.postData() ?? "");
  for (const secret of SECRETS) expect(texts.join()).not.toContain(secret);
  const sent = texts.map((text) => JSON.parse(text) as SiteReport);
  expect(sent[0]).toMatchObject({ brand: "sanam", browser: "chrome" });
  const events = sent.flatMap((report): readonly SiteEvent[] => report.events);
  expect(events).toContainEqual({ kind: "error", route: "/aff/:afCode", error: "TypeError", frames: [] });
  expect(events).toContainEqual({ kind: "error", route: "/aff/:afCode", error: "Error", frames: [] });
  expect(events).toContainEqual({ kind: "lost-chunk", route: "/terms" });
  expect(events).toContainEqual(expect.objectContaining({ kind: "vital", vital: "cls", route: "/aff/:afCode" }));
  await context.close();
});

test("loads and sends nothing where the brand names no address", async () => {
  const { context, page, reports, scripts } = await openPage(undefined);
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  expect([reports, scripts]).toEqual([[], []]);
  await context.close();
});
