import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { brokenText } from "../../support/broken-text.ts";
import { hasFocus } from "../../support/gestures.ts";
import { openMember } from "../../support/open-page.ts";
import { DESKTOP } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";
import { wireSlots } from "../../support/wire/wire-slots.ts";

const visit = setUpMember("gold");

const SLOTS = "/api/auth/user/games/slot";
/** In the main part of the lobby; the frame around it is the same on every page. */
const MOST_NODES = 300;

const game = (name: string) => visit.main().getByRole("link", { name });
const games = () => visit.main().getByRole("listitem");
const search = () => visit.page.getByRole("textbox", { name: "ค้นหาเกมหรือค่าย" });
const inNavigation = (navigation: string, link: string) =>
  visit.page.getByRole("navigation", { name: navigation }).getByRole("link", { name: link });

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

const goToCategory = (category: string) => visit.go(`/auth/games/category?cat=${category}`);

test("an address without a category opens sports, later the last one; the centre button leads to all games", {
  tags: ["long"],
}, async () => {
  await visit.go("/auth/games/category");
  await visit.arrive("/auth/games/category?cat=sport");
  await game("บอลเต็ง").waitFor();
  await inNavigation("หมวดเกม", "ไพ่").click();
  await visit.arrive("/auth/games/category?cat=card");
  await game("ป๊อกเด้ง").waitFor();
  await visit.go("/auth/games/category");
  await visit.arrive("/auth/games/category?cat=card");
  await visit.page.getByRole("link", { name: "เกม", exact: true }).click();
  await visit.arrive("/auth/games/category?cat=all");
});

test("a phone shows two full rows of games without scrolling, and the dashboard what was played last below the balance", async () => {
  await visit.go("/auth/games/category?cat=all");
  const bar = await topOf(visit.page.getByRole("link", { name: "เกม", exact: true }));
  for (const row of ["เล่นล่าสุด", "ยอดนิยม"]) {
    const first = visit.region(row).getByRole("listitem").first();
    await first.waitFor();
    expect(await bottomOf(first)).toBeLessThan(bar);
  }
  await visit
    .region("ยอดนิยม")
    .getByRole("link", { name: /บาคาร่าสด/ })
    .click();
  await visit.region("เกม บาคาร่าสด").waitFor();
  await visit.go("/auth/dashboard");
  const recent = visit.region("เล่นล่าสุด");
  await recent.getByRole("link", { name: "บาคาร่าสด" }).waitFor();
  expect(await bottomOf(recent)).toBeLessThan(bar);
  expect(await topOf(recent)).toBeLessThan(await topOf(visit.main().getByText(brokenText("เช็กอินรายวัน"))));
});

test("searches all games from the first letter, forgives spelling, and opens makers and games, by keyboard too", async () => {
  const { page } = visit;
  await goToCategory("sport");
  await page.getByRole("heading", { level: 1, name: "กีฬา" }).waitFor();
  await game("บอลเต็ง").waitFor();
  await page.keyboard.press("/");
  expect(await hasFocus(search())).toBe(true);
  for (const [typed, first] of [
    ["ป๊อ", "ป๊อกเด้ง"],
    ["รูเลต", "รูเล็ตทอง"],
    ["บาคารา", "บาคาร่าสด"],
    ["baccarrat", "บาคาร่าสด"],
    ["แบล็คแจ็ค", "แบล็กแจ็กสยาม"],
  ] as const) {
    await search().fill(typed);
    await expect.poll(() => games().first().textContent()).toContain(first);
  }
  await search().fill("ไม่มีเกมนี้");
  await visit.main().getByText("ไม่พบ “ไม่มีเกมนี้”").waitFor();
  await search().fill("มังกร");
  await expect.poll(() => games().first().textContent()).toContain("มังกร");
  await search().press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  expect(await hasFocus(games().nth(1).getByRole("link"))).toBe(true);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  expect(await hasFocus(search())).toBe(true);
  await search().fill("ดอกบว");
  await inNavigation("ค่ายเกม", "ดอกบัวไลฟ์").click();
  await visit.arrive(`/auth/games/category?cat=all&maker=${encodeURIComponent("ดอกบัวไลฟ์")}`);
  await page.getByRole("heading", { level: 1, name: "ดอกบัวไลฟ์" }).waitFor();
  expect(await games().count()).toBe(4);
  await search().fill("สนามเตา");
  await search().press("Enter");
  await page.keyboard.press("Enter");
  await visit.region("เกม สนามเต๋า").waitFor();
});

test("has filters by maker, each slot maker with its own address, and orders", { tags: ["long"] }, async () => {
  const { page } = visit;
  await goToCategory("slot");
  await game("สล็อตผลไม้").waitFor();
  await page.getByRole("combobox", { name: "ค่ายเกม" }).selectOption("เอ็กซ์อีโวลต์");
  await visit.arrive("/auth/games/slot/XE");
  await page.getByRole("heading", { level: 1, name: "สล็อต เอ็กซ์อีโวลต์" }).waitFor();
  await game("นีออนสุขุมวิท").waitFor();
  expect(await games().count()).toBe(5);
  await visit.main().getByText("ปิดปรับปรุงชั่วคราว").waitFor();
  await page.getByRole("combobox", { name: "ค่ายเกม" }).selectOption("ทุกค่าย");
  await visit.arrive("/auth/games/category?cat=slot");
  await goToCategory("casino");
  const order = page.getByRole("combobox", { name: "เรียงตาม" });
  await order.selectOption("อัตราคืนสูงสุด");
  await expect.poll(() => games().first().textContent()).toContain("แบล็กแจ็กสยาม");
  await order.selectOption("มาใหม่");
  await expect.poll(() => games().first().textContent()).toContain("บาคาร่าสายฟ้า");
  await page.getByRole("combobox", { name: "ค่ายเกม" }).selectOption("สนาม");
  await expect.poll(() => games().count()).toBe(1);
});

test("has rows of popular and new games and jackpots, and of the member's own, kept over a reload", {
  tags: ["long"],
}, async () => {
  const { page } = visit;
  await goToCategory("casino");
  expect(await game("สนามเต๋า").textContent()).toContain("คืน 97%");
  await page.getByRole("button", { name: "เกมโปรด: บาคาร่าสด" }).click();
  await game("สนามเต๋า").click();
  await visit.region("เกม สนามเต๋า").waitFor();
  await visit.go("/auth/games/category?cat=all");
  const inRow = (row: string) => visit.region(row).getByRole("listitem").getByRole("link");
  await visit
    .region("เล่นล่าสุด")
    .getByRole("link", { name: /สนามเต๋า/ })
    .waitFor();
  await visit
    .region("เกมโปรด")
    .getByRole("link", { name: /บาคาร่าสด/ })
    .waitFor();
  await inRow("ยอดนิยม").first().waitFor();
  expect(await inRow("ยอดนิยม").first().textContent()).toContain("อันดับ 1");
  await visit.region("เกมใหม่").scrollIntoViewIfNeeded();
  await inRow("เกมใหม่").first().waitFor();
  expect(await inRow("เกมใหม่").first().textContent()).toContain("ใหม่");
  const jackpots = visit.region("แจ็กพอต").getByRole("link").first();
  expect(await jackpots.innerText()).toMatch(/ณ\s12:\d\d/);
  await jackpots.click();
  await visit.arrive("/auth/games/category?cat=all&row=jackpots");
  await expect.poll(() => games().first().textContent()).toContain("฿4,829,150.50");
  expect(await games().count()).toBe(6);
  await visit.go("/auth/dashboard");
  await visit.region("เล่นล่าสุด").getByRole("link", { name: "สนามเต๋า" }).waitFor();
});

test(
  "shows five thousand slots among all games of a phone in few nodes, at the top, in the middle and at the end",
  { tags: ["long"] },
  () => expectFewNodes(visit.page, "all", /^5,\d{3} เกม/),
);

test("a desktop has one search, and a card of the game under the pointer or the focus that moves nothing", {
  tags: ["long"],
}, async () => {
  const { page, context } = await openMember(visit.browser, visit.site, "gold", DESKTOP);
  await page.goto(`${visit.site.url}/auth/games/category?cat=slot`);
  const tile = (name: string) => page.getByRole("main").getByRole("link", { name });
  await tile("สล็อตผลไม้").waitFor();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main li")].map((item) => JSON.stringify(item.getBoundingClientRect())),
    );
  const before = await places();
  expect(await page.getByText("คืนผู้เล่น").count()).toBe(0);
  await tile("แจ็กพอตมังกรทอง").hover();
  expect(await tile("แจ็กพอตมังกรทอง").innerText()).toMatch(/คืนผู้เล่น\s+95\.1%[\s\S]*เล่น/);
  expect(await places()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect.poll(() => page.getByText("คืนผู้เล่น").count()).toBe(0);
  await tile("สล็อตผลไม้").focus();
  expect(await tile("สล็อตผลไม้").innerText()).toContain("96.09%");
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("button", { name: "เกมโปรด: สล็อตผลไม้" }))).toBe(true);
  expect(await places()).toEqual(before);
  await page.keyboard.press("Tab");
  await page.getByText("95.1%").waitFor();

  await page.keyboard.press("/");
  expect(await hasFocus(page.getByRole("banner").getByRole("textbox"))).toBe(true);
  expect(await page.getByRole("search").count()).toBe(1);
  expect(await page.getByRole("link", { name: "ค้นหาเกมหรือค่ายเกม" }).isVisible()).toBe(false);
  await page.keyboard.type("มังกร");
  await page.keyboard.press("ArrowDown");
  expect(await hasFocus(page.getByRole("main").getByRole("listitem").first().getByRole("link"))).toBe(true);
  await page.getByText("คืนผู้เล่น").waitFor();
  await expectAccessible(page);
  await context.close();
});

test.each([
  [1280, 5],
  [1600, 7],
  [1920, 8],
])("a desktop of %i px has %i games in a row", { tags: ["long"] }, async (width, columns) => {
  const { page, context } = await openMember(visit.browser, visit.site, "gold", { width, height: 900 });
  await page.goto(`${visit.site.url}/auth/games/category?cat=all`);
  const popular = page.getByRole("region", { name: "ยอดนิยม" }).getByRole("listitem");
  await expect.poll(() => popular.count()).toBe(columns);
  expect(await page.getByRole("list", { name: "เกมทั้งหมด" }).getAttribute("data-columns")).toBe(String(columns));
  await context.close();
});

test("shows five thousand games in few nodes on a desktop, and in a category", { tags: ["long"] }, async () => {
  const desktop = await openMember(visit.browser, visit.site, "gold", DESKTOP);
  await expectFewNodes(desktop.page, "all", /^5,\d{3} เกม/);
  await expectFewNodes(desktop.page, "slot", /^5,000 เกม/);
  await desktop.context.close();
  await expectFewNodes(visit.page, "slot", /^5,000 เกม/);
});

async function expectFewNodes(page: Page, category: string, count: RegExp): Promise<void> {
  await page.route(`**${SLOTS}`, (route) => route.fulfill({ json: wireSlots(5000) }));
  await page.goto(`${visit.site.url}/auth/games/category?cat=${category}`);
  await page.getByText(count).waitFor();
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), share);
    await expect.poll(() => showsGamesAt(page, share)).toBe(true);
    // While the page scrolls, rows that leave and rows that come may both be there for a frame.
    const nodes = () => page.evaluate(() => document.querySelectorAll("main *").length);
    await expect.poll(nodes).toBeLessThanOrEqual(MOST_NODES);
  }
}

/** Whether games are drawn at the top (share 0), one near the middle (0.5), or the last one (1). */
function showsGamesAt(page: Page, share: number): Promise<boolean> {
  return page.evaluate((at) => {
    if (at === 0) return document.querySelectorAll("main li a").length > 4;
    const places = [...document.querySelectorAll("main li")].map((item) => Number(item.getAttribute("aria-posinset")));
    return at === 1 ? places.some((place) => place >= 5000) : places.some((place) => place > 2000 && place < 3000);
  }, share);
}

test("shows the not-found page for an unknown category, and says so for an unknown game", {
  tags: ["long"],
}, async () => {
  await visit.go("/auth/games/poker/JK");
  await visit.arrive("/404");
  await visit.go("/auth/games/casino/all?game=nobody");
  await visit.main().getByText("ไม่พบเกมนี้").waitFor();
});

test("all games are accessible, and so are makers in a search and a search that finds nothing", {
  tags: ["long"],
}, async () => {
  const { page } = visit;
  await goToCategory("all");
  await visit.region("ยอดนิยม").getByRole("link", { name: /อันดับ/ }).first().waitFor();
  await expectAccessible(page);
  await search().fill("ไพ่");
  await page.getByRole("navigation", { name: "ค่ายเกม" }).waitFor();
  await expectAccessible(page);
  await search().fill("ไม่มีเกมนี้");
  await page.getByText("ไม่พบ “ไม่มีเกมนี้”").waitFor();
  await expectAccessible(page);
});
