import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { brokenText } from "../../support/broken-text.ts";
import { clickTwice } from "../../support/gestures.ts";
import { openMember } from "../../support/open-page.ts";
import { BOTH_SIZES } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";

const OPEN = "/api/auth/user/opengame";
const CASH_OUT = "/api/auth/user/game/cashOut";
const RETURN_ALL = "/api/auth/user/transfer/to/bank";
const CREDIT_GLOB = "**/api/auth/user/getCredit/*";
const DICE = "/auth/games/casino/all?game=sanam-dice";
const ALL_RETURNED = "เงินทั้งหมดอยู่ในเครดิตของคุณแล้ว";
const OTHER_WINDOW_URL = "https://games.example/table?launch=1";

describe.each(BOTH_SIZES)("on %s", (name, size) => {
  const visit = setUpMember("gold", size);
  const isPhone = name === "a phone";

  const game = (name: string) => visit.main().getByRole("link", { name });
  const stage = () => visit.region("เกม สนามเต๋า");
  const play = () => visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" });
  const minimise = () => visit.page.getByRole("link", { name: "ย่อเกม" });
  const endGame = () => visit.page.getByRole("button", { name: "จบเกม" });
  const returnAll = () => visit.button("นำเงินจากทุกค่ายกลับเข้าเครดิต");
  const insideGame = () => visit.page.frameLocator("iframe");
  const playRound = () => insideGame().locator("#play");

  async function expectDocked(): Promise<void> {
    const balance = visit.page.getByRole("complementary").getByText("฿324,8").first();
    const aboveDock = async () => {
      const [dock, shown] = [await stage().boundingBox(), await balance.boundingBox()];
      return dock && shown && dock.y - shown.y - shown.height;
    };
    // The game moves there with the new page.
    await expect.poll(aboveDock).toBeGreaterThan(0);
    const dock = await stage().boundingBox();
    if (!dock) throw new Error("no docked game");
    expect(dock.y + dock.height).toBeLessThanOrEqual(size.height);
    expect(dock.x + dock.width).toBeLessThanOrEqual(size.width);
    const credit = () => insideGame().locator("#credit").innerText();
    const before = await credit();
    await playRound().click();
    await expect.poll(credit).not.toBe(before);
  }

  async function openDice(): Promise<void> {
    await visit.go(DICE);
    await play().click();
    await playRound().waitFor();
  }

  describe("a game", () => {
    test("opens once for two clicks, stays open on other pages, shows the credit, and returns its money", async () => {
      const opened = visit.countCalls("POST", OPEN);
      await visit.go("/auth/games/category?cat=casino");
      await clickTwice(game("สนามเต๋า"));
      await playRound().waitFor();
      expect(opened()).toBe(1);
      if (isPhone) {
        expect(await stage().boundingBox()).toMatchObject({ x: 0, y: 0, ...size });
        for (const role of ["navigation", "banner"] as const) expect(await visit.page.getByRole(role).count()).toBe(0);
      }
      await stage().getByText("฿324,850.75").waitFor();
      await playRound().click();
      await expect.poll(() => stage().innerText()).toMatch(/฿324,8(69\.55|30\.75)/);
      await insideGame()
        .locator("body")
        .evaluate((body) => body.setAttribute("data-same-document", "yes"));
      await minimise().click();
      await visit.arrive("/auth/games/category?cat=casino");
      await visit.page.getByRole("link", { name: "หน้าหลัก" }).click();
      await visit.arrive("/auth/dashboard");
      // A wide desktop has room for the game beside the page, under the balance.
      if (isPhone) expect(await stage().count()).toBe(0);
      else await expectDocked();
      await visit.page.getByRole("link", { name: "กลับไปเล่น สนามเต๋า" }).click();
      await playRound().waitFor();
      expect(await insideGame().locator("body").getAttribute("data-same-document")).toBe("yes");
      await endGame().click();
      await visit.main().getByText(ALL_RETURNED).waitFor();
      expect(await visit.page.locator("iframe").count()).toBe(0);
      await visit.page.getByRole("button", { name: "เล่นอีกครั้ง" }).waitFor();
      await returnAll().click();
      await expect.poll(() => visit.main().getByText(ALL_RETURNED).count()).toBe(2);
    });

    test("opens once and ends once when both replies are lost", async () => {
      const returned = visit.countCalls("POST", CASH_OUT);
      await visit.loseReply(OPEN);
      await visit.go(DICE);
      await play().click();
      await visit.page.getByText("ยังไม่ทราบผลการเปิดเกม").waitFor();
      await visit.skipToLook(2);
      await playRound().waitFor();
      await visit.loseReply(CASH_OUT);
      await endGame().click();
      await visit.page.getByText(brokenText("กำลังตรวจสอบว่าเงินในเกม")).waitFor();
      await visit.skipToLook(2);
      await visit.main().getByText(ALL_RETURNED).waitFor();
      expect(returned()).toBe(2);
    });

    test("says that it ended by itself, and can be opened again", { tags: ["long"] }, async () => {
      await openDice();
      await visit.site.control("/clock", { advanceMs: 31 * MINUTE_MS });
      await playRound().click();
      await stage().getByText("เกมนี้หมดเวลาแล้ว").waitFor();
      await visit.page.getByRole("button", { name: "เปิดเกมใหม่" }).click();
      await playRound().waitFor();
    });

    test("is ended by a message of its own page only", { tags: ["long"] }, async () => {
      const calls = visit.countCalls("POST", CASH_OUT);
      await openDice();
      await visit.page.evaluate(() => window.postMessage({ source: "game", event: "leave" }, "*"));
      await visit.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect(calls()).toBe(0);
      // As a maker's page may: the house's own game has no such button.
      await insideGame()
        .locator("body")
        .evaluate(() => window.parent.postMessage({ source: "game", event: "leave" }, "*"));
      await visit.main().getByText("จบเกมแล้ว").waitFor();
      expect(calls()).toBe(1);
    });

    test("is ended before another one opens, after the member agrees", { tags: ["long"] }, async () => {
      await openDice();
      await minimise().click();
      await game("บาคาร่าสด").click();
      await visit.main().getByText("คุณเปิด สนามเต๋า ค้างอยู่").waitFor();
      const calls = visit.countCalls("POST", /opengame|cashOut/);
      await visit.page.getByRole("button", { name: "จบ สนามเต๋า แล้วเข้าเล่น บาคาร่าสด" }).click();
      await visit.region("เกม บาคาร่าสด").waitFor();
      expect(calls()).toBe(2);
    });

    test("leads to the login page when the session ends, and back after signing in", { tags: ["long"] }, async () => {
      await openDice();
      await visit.page.route(CREDIT_GLOB, (route) => route.fulfill({ status: 401, json: {} }));
      await playRound().click();
      await visit.arrive("/login");
      expect(await visit.page.locator("iframe").count()).toBe(0);
      await visit.page.unroute(CREDIT_GLOB);
      await visit.page.getByRole("textbox", { name: "ชื่อผู้ใช้" }).fill("gold");
      await visit.page.getByLabel("รหัสผ่าน", { exact: true }).fill("demo1234");
      await visit.page.keyboard.press("Enter");
      await visit.arrive(DICE);
      await play().waitFor();
    });

    test("ends when the member returns all money from another device, with one call for two clicks", {
      tags: ["long"],
    }, async () => {
      const other = await openMember(visit.browser, visit.site, "gold", size);
      await other.page.goto(`${visit.site.url}${DICE}`);
      await other.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
      const playElsewhere = other.page.frameLocator("iframe").locator("#play");
      await playElsewhere.waitFor();

      const calls = visit.countCalls("POST", RETURN_ALL);
      await visit.go(DICE);
      await clickTwice(returnAll());
      await visit.main().getByText(ALL_RETURNED).waitFor();
      expect(calls()).toBe(1);

      await playElsewhere.click();
      await other.page.getByText("เกมนี้หมดเวลาแล้ว").waitFor();
      await other.context.close();
    });

    test("stays failed when the browser refuses its frame and loads a page of its own in it at once", {
      tags: ["long"],
    }, async () => {
      await visit.go(DICE);
      await play().waitFor();
      await visit.page.evaluate(() => {
        const report = () => {
          const frame = document.querySelector("iframe");
          if (!frame) return;
          observer.disconnect();
          const violation = new SecurityPolicyViolationEvent("securitypolicyviolation", {
            documentURI: location.href,
            violatedDirective: "frame-src",
            effectiveDirective: "frame-src",
            originalPolicy: "",
            disposition: "enforce",
            statusCode: 200,
          });
          document.dispatchEvent(violation);
          frame.dispatchEvent(new Event("load"));
        };
        const observer = new MutationObserver(report);
        observer.observe(document.body, { childList: true, subtree: true });
      });
      await play().click();
      const shown = async () => ((await playRound().count()) > 0 ? "game" : await stage().innerText());
      await expect.poll(shown).toMatch(/เกมโหลดนานกว่าปกติ|game/);
      expect(await shown()).not.toBe("game");
      // The house's own game stays in its sandbox, so nothing may speak of a window.
      expect(await shown()).not.toContain("หน้าต่างใหม่");
    });

    test("uses a window for a game that allows no frame, or a link where the browser blocks windows", {
      tags: ["long"],
    }, async () => {
      await visit.change<object>(OPEN, (launch) => ({ ...launch, url: OTHER_WINDOW_URL }));
      await visit.go(DICE);
      await play().click();
      await stage().getByText("เกมโหลดนานกว่าปกติ").waitFor();
      await visit.page.evaluate(() => Object.assign(window, { open: () => null }));
      await stage().getByRole("button", { name: "เปิดในหน้าต่างใหม่" }).click();
      await stage().getByText("เบราว์เซอร์ไม่ให้เปิดหน้าต่างใหม่").waitFor();
      const link = stage().getByRole("link", { name: "เปิดเกมด้วยลิงก์นี้" });
      expect(await link.getAttribute("href")).toBe(OTHER_WINDOW_URL);
      await visit.page.evaluate(() =>
        Object.assign(window, { open: () => ({ opener: window, location: { replace: () => undefined } }) }),
      );
      await stage().getByRole("button", { name: "ลองใหม่" }).click();
      await stage().getByText("เกมเปิดอยู่ในอีกหน้าต่าง").waitFor();
    });
  });

  test("a game is accessible before it opens, open, and minimised", { tags: ["long"] }, async () => {
    await visit.go(DICE);
    await play().waitFor();
    await expectAccessible(visit.page);
    await play().click();
    await playRound().waitFor();
    await expectAccessible(visit.page);
    await minimise().click();
    await visit.page.getByRole("link", { name: "กลับไปเล่น สนามเต๋า" }).waitFor();
    await game("บาคาร่าสด").waitFor();
    await expectAccessible(visit.page);
  });
});
