import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openMember } from "../../support/open-page.ts";
import { DESKTOP } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";
import { wireSlots } from "../../support/wire-slots.ts";

const visit = setUpMember("gold");

const SPORT = "/api/auth/user/games/sport";
const SLOTS = "/api/auth/user/games/slot";
/** In the main part of the lobby; the frame around it is the same on every page. */
const MOST_NODES = 300;

const game = (name: string) => visit.main().getByRole("link", { name });
const games = () => visit.main().getByRole("listitem");
const search = () => visit.page.getByRole("textbox", { name: "ค้นหาเกมหรือค่าย" });
const inNavigation = (navigation: string, link: string) =>
  visit.page.getByRole("navigation", { name: navigation }).getByRole("link", { name: link });

const goToCategory = (category: string) => visit.go(`/auth/games/category?cat=${category}`);

test("opens at sports; the centre button leads to the category of the last visit", async () => {
  await visit.go("/auth/games/category");
  await visit.arrive("/auth/games/category?cat=sport");
  await game("บอลเต็ง").waitFor();
  await inNavigation("หมวดเกม", "ไพ่").click();
  await visit.arrive("/auth/games/category?cat=card");
  await game("ป๊อกเด้ง").waitFor();
  await visit.page.getByRole("link", { name: "หน้าหลัก" }).click();
  await visit.arrive("/auth/dashboard");
  await visit.page.reload();
  await expect
    .poll(() => visit.page.getByRole("link", { name: "เกม", exact: true }).getAttribute("href"))
    .toBe("/auth/games/category?cat=card");
});

test("finds games by Thai and Latin names, says when there is none, and can search every category", async () => {
  await goToCategory("sport");
  await game("บอลเต็ง").waitFor();
  await search().fill("muay");
  await game("มวยไทย").waitFor();
  expect(await games().count()).toBe(1);
  await search().fill("มังกร");
  await visit.main().getByText("ไม่พบ “มังกร”").waitFor();
  await visit.page.getByRole("button", { name: "ค้นหาในทุกหมวด" }).click();
  await game("ปลามังกรทอง").waitFor();
  await game("ไพ่มังกร").waitFor();
  await visit.page.getByRole("button", { name: "ล้างคำค้นหา" }).click();
  await game("บอลเต็ง").waitFor();
});

test("has filters by provider and by slot type, each type with its own address", async () => {
  await goToCategory("slot");
  await game("สล็อตผลไม้").waitFor();
  await visit.page.getByRole("combobox", { name: "ค่ายเกม" }).selectOption("สยามเกมส์");
  await game("รถไฟขนทอง").waitFor();
  expect(await game("สล็อตผลไม้").count()).toBe(0);
  await inNavigation("ค่ายสล็อต", "XE").click();
  await visit.arrive("/auth/games/slot/XE");
  await game("นีออนสุขุมวิท").waitFor();
  expect(await games().count()).toBe(5);
  expect(await game("ไวกิ้งถล่มน้ำแข็ง").count()).toBe(0);
  await visit.main().getByText("ปิดปรับปรุงชั่วคราว").waitFor();
});

test("shows what a game pays back, and keeps favourite and recent games over a reload", async () => {
  await goToCategory("casino");
  expect(await game("สนามเต๋า").textContent()).toContain("คืน 96.9%");
  await visit.page.getByRole("button", { name: "เกมโปรด: บาคาร่าสด" }).click();
  await game("สนามเต๋า").click();
  await visit.region("เกม สนามเต๋า").waitFor();
  await goToCategory("fishing");
  await visit.page.getByRole("button", { name: "เกมโปรด", exact: true }).click();
  await game("บาคาร่าสด").waitFor();
  expect(await games().count()).toBe(1);
  await visit.page.getByRole("button", { name: "เล่นล่าสุด", exact: true }).click();
  await game("สนามเต๋า").waitFor();
  await visit.go("/auth/dashboard");
  await visit.region("เล่นล่าสุด").getByRole("link", { name: "สนามเต๋า" }).waitFor();
});

test("shows five thousand games in few nodes, at the top, in the middle and at the end", async () => {
  const desktop = await openMember(visit.browser, visit.site, "gold", DESKTOP);
  for (const page of [visit.page, desktop.page]) {
    await page.route(`**${SLOTS}`, (route) => route.fulfill({ json: wireSlots(5000) }));
    await page.goto(`${visit.site.url}/auth/games/category?cat=slot`);
    await page.getByText("5,000 เกม").waitFor();
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), share);
      await expect.poll(() => showsGamesAt(page, share)).toBe(true);
      const nodes = await page.evaluate(() => document.querySelectorAll("main *").length);
      expect(nodes).toBeLessThanOrEqual(MOST_NODES);
    }
  }
  await desktop.context.close();
});

/** Whether the first game is drawn (share 0), one near the middle (0.5), or the last one (1). */
function showsGamesAt(page: Page, share: number): Promise<boolean> {
  return page.evaluate((at) => {
    const places = [...document.querySelectorAll("main li")].map((item) => Number(item.getAttribute("aria-posinset")));
    if (at === 0) return places.includes(1);
    return at === 1 ? places.includes(5000) : places.some((place) => place > 2000 && place < 3000);
  }, share);
}

test("stays usable when the list breaks the contract, and can load it again", async () => {
  await visit.change<{ open: unknown }[]>(SPORT, (list) => list.map((each) => ({ ...each, open: "yes" })));
  await goToCategory("sport");
  await visit.main().getByText("โหลดข้อมูลไม่สำเร็จ").waitFor();
  await visit.page.unroute(`**${SPORT}`);
  await visit.page.getByRole("button", { name: "ลองใหม่" }).click();
  await game("บอลเต็ง").waitFor();
});

test("shows the not-found page for an unknown category, and says so for an unknown game", async () => {
  await visit.go("/auth/games/poker/JK");
  await visit.arrive("/404");
  await visit.go("/auth/games/casino/all?game=nobody");
  await visit.main().getByText("ไม่พบเกมนี้").waitFor();
});

testAccessibility("the lobby is accessible when a search finds nothing", visit, async ({ page, go, check }) => {
  await go("/auth/games/category?cat=slot");
  await page.getByRole("textbox", { name: "ค้นหาเกมหรือค่าย" }).fill("ไม่มีเกมนี้");
  await page.getByText("ไม่พบ “ไม่มีเกมนี้”").waitFor();
  await check();
});
