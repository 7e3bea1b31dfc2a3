import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { brokenText } from "../../support/broken-text.ts";
import { follow } from "../../support/follow.ts";
import { hasFocus } from "../../support/gestures.ts";
import { NOON } from "../../support/noon.ts";
import { openMember, openVisitor } from "../../support/open-page.ts";
import { DESKTOP } from "../../support/screen-sizes.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signIn } from "../../support/sign-in.ts";

const visit = setUpVisit({
  open: async ({ browser, site }) => {
    await site.control("/clock", { set: NOON });
    await site.control("/reset");
    return openMember(browser, site, "gold", DESKTOP);
  },
});

const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
const leftOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

test("the menu and the settings are in sight, and the right column stays on every page while it scrolls", async () => {
  await visit.go("/auth/dashboard");
  const menu = visit.page.getByRole("navigation", { name: "เมนูหลัก" });
  await menu.getByRole("link", { name: "แนะนำเพื่อน" }).waitFor();
  expect(await bottomOf(menu.getByRole("link").last())).toBeLessThanOrEqual(DESKTOP.height);
  const account = visit.page.getByRole("button", { name: /บัญชีของฉัน/ });
  const list = visit.page.getByRole("navigation", { name: "บัญชีของฉัน" });
  await account.click();
  await list.getByRole("button", { name: "ออกจากระบบ" }).waitFor();
  const balance = visit.page.getByRole("complementary", { name: "เครดิตและรายการที่กำลังดำเนินการ" });
  expect(await rightOf(list)).toBeLessThanOrEqual(await leftOf(balance));
  await visit.page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  expect(await hasFocus(account)).toBe(true);
  await visit.page.keyboard.press("ArrowDown");
  await visit.page.keyboard.press("ArrowDown");
  await expect.poll(() => hasFocus(list.getByRole("link", { name: "เล่นอย่างพอดี" }))).toBe(true);
  await visit.page.keyboard.press("ArrowDown");
  await expect.poll(() => hasFocus(list.getByRole("link", { name: "ความปลอดภัย" }))).toBe(true);
  await visit.page.keyboard.press("Enter");
  await visit.arrive("/auth/settings/security");
  await list.getByRole("link", { name: "ที่อยู่จัดส่ง" }).waitFor();
  expect(await menu.count()).toBe(0);
  expect(await balance.count()).toBe(0);
  await visit.main().getByRole("link", { name: "อุปกรณ์ที่เข้าสู่ระบบ" }).waitFor();
  await visit.main().getByRole("link", { name: "เปลี่ยนรหัสผ่าน" }).click();
  await visit.arrive("/auth/settings/change-password");

  await follow(visit.page, "/auth/transaction/history");
  const aside = visit.page.getByRole("complementary", { name: "เครดิตและรายการที่กำลังดำเนินการ" });
  await aside.getByText("324,850").waitFor();
  await aside.getByText("ฝากอีก").waitFor();
  for (const link of [/โบนัส 10%/, brokenText("เช็กอินรับ")]) await aside.getByRole("link", { name: link }).waitFor();
  await visit.main().locator("tbody tr").nth(20).waitFor();
  const top = await topOf(aside);
  await visit.page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => visit.page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await topOf(aside)).toBe(top);
  // The heads of the table stand below the top bar.
  expect(await topOf(visit.main().getByRole("columnheader").first())).toBe(60);
  await visit.page.getByRole("link", { name: "ค้นหาเกมหรือค่ายเกม" }).click();
  await visit.page.waitForURL(/\/auth\/games\/category/);
});

test("a table is ordered by its head, says so, and sums its rows", async () => {
  await visit.go("/auth/winlost");
  const table = visit.main().getByRole("table", { name: "รายวัน" });
  const head = table.getByRole("columnheader", { name: "เดิมพันรวม" });
  const amounts = async () =>
    (await table.locator("tbody td:nth-child(4)").allInnerTexts()).map((text) => Number(text.replace(/[^\d.]/g, "")));
  await head.getByRole("button").click();
  expect(await head.getAttribute("aria-sort")).toBe("descending");
  const falling = await amounts();
  expect(falling).toEqual([...falling].sort((one, other) => other - one));
  await head.getByRole("button").click();
  expect(await head.getAttribute("aria-sort")).toBe("ascending");
  expect(await amounts()).toEqual([...falling].reverse().sort((one, other) => one - other));
  const sum = await table.locator("tfoot td:nth-child(4)").innerText();
  const satang = falling.reduce((total, amount) => total + Math.round(amount * 100), 0);
  expect(Math.round(Number(sum.replace(/[^\d.]/g, "")) * 100)).toBe(satang);
});

test("the points say where they came from", async () => {
  await visit.go("/auth/dashboard");
  await visit.page.getByRole("link", { name: "ดูที่มา" }).click();
  await visit.arrive("/auth/media");
  const log = visit.main().getByRole("list", { name: "ที่มาของแต้มล่าสุด" });
  await log.getByText(brokenText("เช็กอิน")).first().waitFor();
  await log
    .getByText(/^\+\d+ แต้ม$/)
    .first()
    .waitFor();
});

test("a visitor looks at the games of a category, and a game leads through the sign-in to its page", async () => {
  const { context, page } = await openVisitor(visit.browser, DESKTOP);
  await page.goto(visit.site.url);
  const categories = page.getByRole("list", { name: "เกมที่มีให้เล่น" });
  await categories.getByRole("link", { name: brokenText("คาสิโน") }).click();
  await page.waitForURL("**/games?cat=casino");
  await page.getByRole("textbox", { name: "ค้นหาเกมหรือค่าย" }).fill("สนามเตา");
  await page.getByRole("main").getByRole("link", { name: "สนามเต๋า" }).click();
  await page.waitForURL("**/login");
  // The landing page has a sign-in form, too, and stays until the login page's code is there.
  await categories.waitFor({ state: "detached" });
  await signIn(page);
  await page.waitForURL("**/auth/games/casino/all?game=sanam-dice");
  await page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).waitFor();
  await context.close();
});
