import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { brokenText } from "../../support/broken-text.ts";
import { openVisitor } from "../../support/open-page.ts";
import { DESKTOP } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";
import { signOut } from "../../support/sign-out.ts";

const visit = setUpMember("gold");

const VISITORS = "/api/configuration";
const MEMBERS = "/api/auth/configuration/list";
const PICTURE = "/favicon.svg";
const CASINO = brokenText("คาสิโน");

/** The entries of a configuration, one with a picture for each key. */
const entries = (...keys: readonly string[]) => keys.map((key) => ({ key, value: { data: { path: PICTURE } } }));
/** Whether a part of the page shows a picture that has come, and not its fallback. */
const hasPicture = (part: Locator) =>
  part
    .locator(`img[src="${PICTURE}"]`)
    .evaluateAll((found) => found.some((each) => (each as HTMLImageElement).naturalWidth > 0));

test("a visitor's menu and page have their configured pictures, with fallbacks", async () => {
  const { context, page } = await openVisitor(visit.browser, DESKTOP);
  await page.route(`**${VISITORS}`, (route) =>
    route.fulfill({
      json: [
        ...entries("home.normal.logo", "home.normal.background", "home.top.slot"),
        { key: "home.top.sport", value: { data: { path: "/no/such/picture.webp" } } },
      ],
    }),
  );
  await page.goto(`${visit.site.url}/login`);
  const banner = page.getByRole("banner");
  await expect.poll(() => hasPicture(banner.getByRole("link").filter({ hasText: "สล็อต" }))).toBe(true);
  expect(await hasPicture(banner.getByRole("link", { name: "สนาม" }))).toBe(true);
  expect(await hasPicture(page.getByRole("main"))).toBe(true);
  // The picture that does not come becomes the placeholder; an entry without one has its label only.
  const sport = banner.getByRole("link").filter({ hasText: "กีฬา" });
  await sport.locator("span[aria-hidden]").waitFor();
  const casino = banner.getByRole("link").filter({ hasText: CASINO });
  expect([await casino.count(), await casino.locator("img,svg,[aria-hidden]").count()]).toEqual([1, 0]);
  await context.close();
});

test("a member has the pictures configured for members, until the sign-out", async () => {
  const { context, page } = await openVisitor(visit.browser);
  await page.route(`**${VISITORS}`, (route) => route.fulfill({ json: entries("home.top.slot") }));
  await page.route(`**${MEMBERS}`, (route) => route.fulfill({ json: entries("home.top.casino") }));
  await page.goto(`${visit.site.url}/login`);
  await signIn(page);
  await page.waitForURL(`${visit.site.url}/auth/dashboard`);
  await page.getByRole("button", { name: "เมนูหลัก" }).click();
  const sheet = page.getByRole("dialog");
  await expect.poll(() => hasPicture(sheet.getByRole("link").filter({ hasText: CASINO }))).toBe(true);
  expect(await hasPicture(sheet.getByRole("link").filter({ hasText: "สล็อต" }))).toBe(false);
  await page.keyboard.press("Escape");
  await signOut(page);
  await page.setViewportSize(DESKTOP);
  const banner = page.getByRole("banner");
  await expect.poll(() => hasPicture(banner.getByRole("link").filter({ hasText: "สล็อต" }))).toBe(true);
  await context.close();
});

test("the bottom bar's centre button and the contact entry have their configured pictures", async () => {
  const centre = visit.page.locator("nav a", { hasText: "เกม" }).last();
  await visit.change(MEMBERS, () => entries("home.menuBottom.allGame", "home.top.contact"));
  await visit.go("/auth/deposit");
  await expect.poll(() => hasPicture(centre)).toBe(true);
  await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
  expect(await hasPicture(visit.page.getByRole("dialog").getByRole("link", { name: "ติดต่อ" }))).toBe(true);
});

test("the last failed call is shown to the member for the support, without a token or an id", async () => {
  await visit.page.route("**/api/auth/announcement", (route) =>
    route.fulfill({ status: 503, json: { message: "ระบบประกาศปิดปรับปรุง" } }),
  );
  const failed = visit.page.waitForResponse("**/api/auth/announcement");
  await visit.go("/auth/dashboard");
  await failed;
  await visit.page.getByRole("link", { name: "ติดต่อ" }).last().click();
  await visit.main().getByText("รายละเอียดสำหรับแจ้งปัญหา").click();
  const text = (await visit.main().locator("pre").textContent()) ?? "";
  expect(text).toContain("call: GET /api/auth/announcement\nfailure: unavailable 503\nmessage: ระบบประกาศปิดปรับปรุง");
  expect(text).toContain("page: /auth/contact");
  expect(text).not.toMatch(/bearer|gold/i);
});

test("Edge 18, which cannot read the bundle, says that the browser is not supported", async () => {
  const userAgent =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/64.0 Safari/537.36 Edge/18.17763";
  const context = await visit.browser.newContext({ userAgent, locale: "th-TH" });
  const page = await context.newPage();
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ body: "this is no script", contentType: "text/javascript" }),
  );
  await page.goto(visit.site.url);
  await page.getByRole("alert").getByText("เบราว์เซอร์หรือเวอร์ชันนี้ยังไม่รองรับ").waitFor();
  await context.close();
});
