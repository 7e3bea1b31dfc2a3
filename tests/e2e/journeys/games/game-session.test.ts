import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";
import { manyGames } from "../../support/wire-slots.ts";

const visit = setUpMember("gold");

const OPEN = "/api/auth/user/opengame";
const CASH_OUT = "/api/auth/user/game/cashOut";
const SPORT = "/api/auth/user/games/sport";
const SLOTS = "/api/auth/user/games/slot";
const DICE = "/auth/games/casino/all?game=sanam-dice";
/** Of the lobby; the frame around it is the same on every page. */
const MOST_NODES = 300;

const main = () => visit.page.getByRole("main");
const game = (name: string) => main().getByRole("link", { name });
const search = () => visit.page.getByRole("textbox", { name: "ค้นหาเกมหรือค่าย" });
const stage = () => visit.page.getByRole("region", { name: "เกม สนามเต๋า" });
const inGame = () => visit.page.frameLocator("iframe");
const playRound = () => inGame().getByRole("button", { name: /^เล่น ฿/ });

async function goDice(): Promise<void> {
  await visit.go(DICE);
  await visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
  await playRound().waitFor();
}

describe("the lobby", () => {
  test("opens at sports, and the centre button leads back to the category that was left", async () => {
    await visit.go("/auth/games/category");
    await visit.arrive("/auth/games/category?cat=sport");
    await game("บอลเต็ง").waitFor();
    await visit.page.getByRole("navigation", { name: "หมวดเกม" }).getByRole("link", { name: "ไพ่" }).click();
    await visit.arrive("/auth/games/category?cat=card");
    await game("ป๊อกเด้ง").waitFor();
    await visit.page.getByRole("link", { name: "หน้าหลัก" }).click();
    await visit.arrive("/auth/dashboard");
    await visit.page.reload();
    await expect
      .poll(() => visit.page.getByRole("link", { name: "เกม", exact: true }).getAttribute("href"))
      .toBe("/auth/games/category?cat=card");
  });

  test("finds by Thai and Latin names, says when there is nothing, and then looks in every category", async () => {
    await visit.go("/auth/games/category?cat=sport");
    await game("บอลเต็ง").waitFor();
    await search().fill("muay");
    await game("มวยไทย").waitFor();
    expect(await main().getByRole("listitem").count()).toBe(1);
    await search().fill("มังกร");
    await main().getByText("ไม่พบ “มังกร”").waitFor();
    await visit.page.getByRole("button", { name: "ค้นหาในทุกหมวด" }).click();
    await game("ปลามังกรทอง").waitFor();
    await game("ไพ่มังกร").waitFor();
    await visit.page.getByRole("button", { name: "ล้างคำค้นหา" }).click();
    await game("บอลเต็ง").waitFor();
  });

  test("narrows by provider and by slot type, each type at an address of its own", async () => {
    await visit.go("/auth/games/category?cat=slot");
    await game("สล็อตผลไม้").waitFor();
    await visit.page.getByRole("combobox", { name: "ค่ายเกม" }).selectOption("สยามเกมส์");
    await game("รถไฟขนทอง").waitFor();
    expect(await game("สล็อตผลไม้").count()).toBe(0);
    await visit.page.getByRole("navigation", { name: "ค่ายสล็อต" }).getByRole("link", { name: "XE" }).click();
    await visit.arrive("/auth/games/slot/XE");
    await game("นีออนสุขุมวิท").waitFor();
    expect(await main().getByRole("listitem").count()).toBe(5);
    expect(await game("ไวกิ้งถล่มน้ำแข็ง").count()).toBe(0);
    await main().getByText("ปิดปรับปรุงชั่วคราว").waitFor();
  });

  test("shows what a game pays back, keeps favourites over a reload, and recent games after opening one", async () => {
    await visit.go("/auth/games/category?cat=casino");
    expect(await game("สนามเต๋า").textContent()).toContain("คืน 96.9%");
    await visit.page.getByRole("button", { name: "เกมโปรด: บาคาร่าสด" }).click();
    await game("สนามเต๋า").click();
    await stage().waitFor();
    await visit.page.goto(`${visit.site.url}/auth/games/category?cat=fishing`);
    await visit.page.getByRole("button", { name: "เกมโปรด", exact: true }).click();
    await game("บาคาร่าสด").waitFor();
    expect(await main().getByRole("listitem").count()).toBe(1);
    await visit.page.getByRole("button", { name: "เล่นล่าสุด", exact: true }).click();
    await game("สนามเต๋า").waitFor();
    await visit.go("/auth/dashboard");
    await visit.page.getByRole("region", { name: "เล่นล่าสุด" }).getByRole("link", { name: "สนามเต๋า" }).waitFor();
  });

  test("holds five thousand games in a few nodes, at its top, in its middle and at its end", async () => {
    await visit.page.route(`**${SLOTS}`, (route) => route.fulfill({ json: manyGames(5000) }));
    const desktop = await openMember(visit.browser, visit.site, "gold", DESKTOP);
    await desktop.page.route(`**${SLOTS}`, (route) => route.fulfill({ json: manyGames(5000) }));
    for (const page of [visit.page, desktop.page]) {
      await page.goto(`${visit.site.url}/auth/games/category?cat=slot`);
      await page.getByText("5,000 เกม").waitFor();
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), share);
        await expect.poll(() => lastSeen(page, share)).toBe(true);
        const nodes = await page.evaluate(() => document.querySelectorAll("main *").length);
        expect(nodes).toBeLessThanOrEqual(MOST_NODES);
      }
    }
    await desktop.context.close();
  });

  test("keeps its page when the list is broken, and asks for it again", async () => {
    await visit.change<{ open: unknown }[]>(SPORT, (games) => games.map((each) => ({ ...each, open: "yes" })));
    await visit.go("/auth/games/category?cat=sport");
    await main().getByText("โหลดข้อมูลไม่สำเร็จ").waitFor();
    await visit.page.unroute(`**${SPORT}`);
    await visit.page.getByRole("button", { name: "ลองใหม่" }).click();
    await game("บอลเต็ง").waitFor();
  });

  test("knows nothing of a category that is none", async () => {
    await visit.go("/auth/games/poker/JK");
    await visit.arrive("/404");
    await visit.go("/auth/games/casino/all?game=nobody");
    await main().getByText("ไม่พบเกมนี้").waitFor();
  });
});

/** Whether the first, some middle or the last game is drawn. */
function lastSeen(page: typeof visit.page, share: number): Promise<boolean> {
  return page.evaluate((at) => {
    const places = [...document.querySelectorAll("main li")].map((item) => Number(item.getAttribute("aria-posinset")));
    if (at === 0) return places.includes(1);
    return at === 1 ? places.includes(5000) : places.some((place) => place > 2000 && place < 3000);
  }, share);
}

describe("a game", () => {
  test("goes on while another page is looked at, with the credit in sight, and brings its money back", async () => {
    await goDice();
    await stage().getByText("฿324,850.75").waitFor();
    await playRound().click();
    await expect.poll(() => stage().innerText()).toMatch(/฿324,8(60\.15|40\.75)/);
    await inGame()
      .locator("body")
      .evaluate((body) => body.setAttribute("data-kept", "yes"));
    await visit.page.getByRole("link", { name: "ย่อเกมไว้ก่อน" }).click();
    await visit.arrive("/auth/games/category?cat=casino");
    await visit.page.getByRole("link", { name: "หน้าหลัก" }).click();
    await visit.arrive("/auth/dashboard");
    expect(await stage().count()).toBe(0);
    await visit.page.getByRole("link", { name: "กลับไปเล่น สนามเต๋า" }).click();
    await playRound().waitFor();
    expect(await inGame().locator("body").getAttribute("data-kept")).toBe("yes");
    await visit.page.getByRole("button", { name: "จบเกม" }).click();
    await main().getByText("เงินทั้งหมดอยู่ในเครดิตของคุณแล้ว").waitFor();
    expect(await visit.page.locator("iframe").count()).toBe(0);
    await visit.page.getByRole("button", { name: "เล่นอีกครั้ง" }).waitFor();
  });

  test("has a phone's whole screen, and nothing beneath it can be reached", async () => {
    await goDice();
    const box = await stage().boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, ...PHONE });
    expect(await visit.page.getByRole("navigation").count()).toBe(0);
    expect(await visit.page.getByRole("banner").count()).toBe(0);
  });

  test("is opened once for two presses in one task, and by the keyboard alone", async () => {
    const calls = visit.countCalls("POST", OPEN);
    await visit.go("/auth/games/category?cat=casino");
    await game("สนามเต๋า").evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
    await playRound().waitFor();
    expect(calls()).toBe(1);
    await visit.page.getByRole("button", { name: "จบเกม" }).focus();
    await visit.page.keyboard.press("Enter");
    await visit.page.getByRole("button", { name: "เล่นอีกครั้ง" }).focus();
    await visit.page.keyboard.press("Enter");
    await playRound().waitFor();
    expect(calls()).toBe(2);
  });

  test("whose opening reply was lost is found again, and opened once", async () => {
    await visit.loseReply(OPEN);
    await visit.go(DICE);
    await visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
    await visit.page.getByText("ยังไม่ได้ยินผลการเปิดเกม").waitFor();
    await playRound().waitFor();
  });

  test("whose provider is down says so, keeps the credit, and opens when it is back", async () => {
    await visit.site.control("/providers", { provider: "สนาม", down: true });
    await visit.go(DICE);
    await visit.page.getByText("ปิดปรับปรุงชั่วคราว").waitFor();
    await visit.site.control("/providers", { provider: "สนาม", down: false });
    await visit.page.reload();
    const play = visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" });
    await play.waitFor();
    await visit.site.control("/providers", { provider: "สนาม", down: true });
    await play.click();
    await visit.page
      .getByRole("alert")
      .getByText(refuse("provider-down", { provider: "สนาม" }).message)
      .waitFor();
    await visit.site.control("/providers", { provider: "สนาม", down: false });
    await play.click();
    await playRound().waitFor();
  });

  test("that ended by itself says so and is opened anew", async () => {
    await goDice();
    await visit.site.control("/clock", { advanceMs: 31 * MINUTE_MS });
    await playRound().click();
    await stage().getByText("เกมนี้หมดเวลาแล้ว").waitFor();
    await visit.page.getByRole("button", { name: "เปิดเกมใหม่" }).click();
    await playRound().waitFor();
  });

  test("hears no message but its own page's", async () => {
    const calls = visit.countCalls("POST", CASH_OUT);
    await goDice();
    await visit.page.evaluate(() => window.postMessage({ source: "game", event: "leave" }, "*"));
    await visit.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(calls()).toBe(0);
    await inGame().getByRole("button", { name: "ออกจากเกม" }).click();
    await main().getByText("จบเกมแล้ว").waitFor();
    expect(calls()).toBe(1);
  });

  test("is ended before another one is opened, which its player decides", async () => {
    await goDice();
    await visit.page.getByRole("link", { name: "ย่อเกมไว้ก่อน" }).click();
    await game("บาคาร่าสด").click();
    await main().getByText("คุณเปิด สนามเต๋า ค้างอยู่").waitFor();
    const asked = visit.countCalls("POST", /opengame|cashOut/);
    await visit.page.getByRole("button", { name: "จบ สนามเต๋า แล้วเข้าเล่น บาคาร่าสด" }).click();
    await visit.page.getByRole("region", { name: "เกม บาคาร่าสด" }).waitFor();
    expect(asked()).toBe(2);
  });

  test("that may not be framed gets a window of its own, or a link where the browser opens none", async () => {
    await visit.change<object>(OPEN, (launch) => ({ ...launch, url: "https://games.example/table?launch=1" }));
    await visit.go(DICE);
    await visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
    await stage().getByText("เกมโหลดนานกว่าปกติ").waitFor();
    await visit.page.evaluate(() => Object.assign(window, { open: () => null }));
    await stage().getByRole("button", { name: "เปิดในหน้าต่างใหม่" }).click();
    await stage().getByText("เบราว์เซอร์ไม่ให้เปิดหน้าต่างใหม่").waitFor();
    const link = stage().getByRole("link", { name: "เปิดเกมด้วยลิงก์นี้" });
    expect(await link.getAttribute("href")).toBe("https://games.example/table?launch=1");
    await visit.page.evaluate(() =>
      Object.assign(window, { open: () => ({ opener: window, location: { replace: () => undefined } }) }),
    );
    await stage().getByRole("button", { name: "ลองใหม่" }).click();
    await stage().getByText("เกมเปิดอยู่ในอีกหน้าต่าง").waitFor();
  });

  test("leads to the login page when the session ends in it, and back to itself", async () => {
    await goDice();
    await visit.page.route("**/api/auth/user/getCredit/*", (route) => route.fulfill({ status: 401, json: {} }));
    await playRound().click();
    await visit.arrive("/login");
    expect(await visit.page.locator("iframe").count()).toBe(0);
    await visit.page.unroute("**/api/auth/user/getCredit/*");
    await visit.page.getByRole("textbox", { name: "ชื่อผู้ใช้" }).fill("gold");
    await visit.page.getByLabel("รหัสผ่าน", { exact: true }).fill("demo1234");
    await visit.page.keyboard.press("Enter");
    await visit.arrive(DICE);
    await visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).waitFor();
  });
});

test("axe finds nothing where no game is found, before a game, in it and above another page, at either size", async () => {
  for (const size of [PHONE, DESKTOP]) {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", size);
    await page.goto(`${visit.site.url}/auth/games/category?cat=slot`);
    await page.getByRole("textbox", { name: "ค้นหาเกมหรือค่าย" }).fill("ไม่มีเกมนี้");
    await page.getByText("ไม่พบ “ไม่มีเกมนี้”").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(`${visit.site.url}${DICE}`);
    const play = page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" });
    await play.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await play.click();
    await page
      .frameLocator("iframe")
      .getByRole("button", { name: /^เล่น ฿/ })
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "ย่อเกมไว้ก่อน" }).click();
    await page.getByRole("link", { name: "กลับไปเล่น สนามเต๋า" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "บาคาร่าสด" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  }
});
