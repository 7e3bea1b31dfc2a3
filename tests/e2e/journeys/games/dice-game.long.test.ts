import type { BrowserContext, Frame, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHttpGames } from "../../../../adapters/http/games.ts";
import { createHttpSession } from "../../../../adapters/http/session.ts";
import { createHttpWallet } from "../../../../adapters/http/wallet.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import type { Session } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { clientAt } from "../../../client-at.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { clickTwiceAndEnter } from "../../support/gestures.ts";
import { openContext } from "../../support/open-context.ts";
import { openMember, PASSWORD } from "../../support/open-page.ts";
import { BOTH_SIZES } from "../../support/screen-sizes.ts";
import { setUpSite } from "../../support/set-up-site.ts";
import { showInFrame } from "./show-in-frame.ts";

const ROUND = "**/api/game/round";
const TABLE = "**/api/game/table";
const DICE = "sanam-dice";

const setup = setUpSite();
let context: BrowserContext;
let page: Page;
let ports: ReturnType<typeof portsOf>;
let launches = 0;

beforeAll(async () => {
  const session = unwrap(await portsOf(undefined).session.signIn({ username: "gold", password: PASSWORD }));
  ports = portsOf(session);
});

function portsOf(session: Session | undefined) {
  const identity = () => session;
  const client = clientAt(setup.site.url, { identity });
  return {
    session: createHttpSession(client, identity),
    games: createHttpGames(client),
    wallet: createHttpWallet(client, identity, () => instant(Date.now())),
  };
}

/** Opens a game in the house and returns the address of its page. */
async function openGame(game = DICE): Promise<string> {
  launches += 1;
  const key = idempotencyKey(`dice-journey-${String(launches).padStart(8, "0")}`);
  return unwrap(await ports.games.open(game, key)).url;
}

async function credit(): Promise<number> {
  return unwrap(await ports.wallet.credit()).creditSatang;
}

/** The events that the page around has heard, with the origin of each. */
const messages = () =>
  page.evaluate(() => {
    const { messages } = window as unknown as { messages: readonly { event: string; origin: string }[] };
    return messages.map(({ event, origin }) => `${event} from ${origin}`);
  });
const playButton = (frame: Frame) => frame.getByRole("button", { name: /^เล่น/ });
const resultIn = (place: Frame | Page) => place.locator("#outcome").filter({ hasText: /^(ถูก|ไม่ถูก)/ });

/** Waits until a round is over and returns what the game says about it. */
async function roundResult(frame: Frame): Promise<string> {
  await resultIn(frame).waitFor();
  return (await frame.getByRole("status").textContent()) ?? "";
}

describe.each(BOTH_SIZES)("the dice game in a frame on %s", (_, size) => {
  beforeEach(async () => {
    context = await openContext(setup.browser, size);
    page = await context.newPage();
  });
  afterEach(() => context.close());

  test("plays a round that the house decides, shows the credit, and reports the round to the page around it", async () => {
    const before = await credit();
    const frame = await showInFrame(page, setup.site, await openGame());
    await frame.getByRole("radio", { name: /^สูง 11–18/ }).click();
    await frame.getByRole("radio", { name: "฿50", exact: true }).click();
    await frame.getByRole("button", { name: "เล่น ฿50.00 ที่ สูง 11–18" }).click();
    const result = await roundResult(frame);
    const after = await credit();
    const dice = await frame.getByRole("img").getAttribute("aria-label");
    const sum = Number(/รวม (\d+)$/.exec(dice ?? "")?.[1]);
    expect(after - before).toBe(sum >= 11 ? 4_700 : -5_000);
    expect(result).toBe(sum >= 11 ? "ถูก ได้คืน ฿97.00 จากเดิมพัน ฿50.00" : "ไม่ถูก เสีย ฿50.00");
    expect((await frame.locator("#credit").textContent())?.replace(/\D/g, "")).toBe(String(after));
    await expect
      .poll(messages)
      .toEqual(["ready from null", "round-sent from null", "round-settled from null", "round from null"]);
    expect(await frame.getByRole("listitem").first().textContent()).toBe(sum >= 11 ? "+฿97" : "฿0");
    expect(await frame.getByRole("radio", { name: /^สูง 11–18 โอกาส 50%.*฿97\.00$/ }).count()).toBe(1);
    expect(await frame.getByText("คืนผู้เล่น 97% ของเดิมพันในระยะยาว").count()).toBe(1);
  });

  test("has no origin in any frame: it can read neither a storage nor the page around it", async () => {
    for (const sandbox of ["allow-scripts allow-forms", "allow-scripts allow-forms allow-same-origin"]) {
      const frame = await showInFrame(page, setup.site, await openGame(), sandbox);
      await playButton(frame).waitFor();
      const errors = await frame.evaluate(() => {
        const attempts = [() => localStorage.getItem("secret"), () => window.parent.document.title];
        return attempts.map((attempt) => {
          try {
            return attempt();
          } catch (error) {
            return error instanceof DOMException ? error.name : "another error";
          }
        });
      });
      expect(errors).toEqual(["SecurityError", "SecurityError"]);
    }
  });

  test("plays one round for two clicks and Enter in one task, and finds its result when the reply is lost", async () => {
    const before = await credit();
    let sent = 0;
    await page.route(ROUND, async (route) => {
      if (route.request().method() === "POST") sent += 1;
      await route.fetch();
      return route.abort("connectionreset");
    });
    const frame = await showInFrame(page, setup.site, await openGame());
    await playButton(frame).waitFor();
    await clickTwiceAndEnter(frame.locator("#play"));
    await frame.getByText("กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ").waitFor();
    const result = await roundResult(frame);
    expect(sent).toBe(1);
    expect((await credit()) - before).toBe(result.startsWith("ถูก") ? 1_880 : -2_000);
  });

  test("says after a reload how the round ended whose reply was lost", async () => {
    const before = await credit();
    await page.route(ROUND, async (route) => {
      await route.fetch();
      return route.abort("connectionreset");
    });
    await page.goto(`${setup.site.url}${await openGame()}`);
    await page.locator("#play").click();
    await page.getByText("กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ").waitFor();
    await page.reload();
    const result = page.locator("#outcome").filter({ hasText: /^ผลของรอบก่อน: (ถูก|ไม่ถูก)/ });
    await result.waitFor();
    const after = await credit();
    const words = after > before ? "ถูก ได้คืน ฿38.80 จากเดิมพัน ฿20.00" : "ไม่ถูก เสีย ฿20.00";
    expect(await result.textContent()).toBe(`ผลของรอบก่อน: ${words}`);
    expect((await page.locator("#credit").textContent())?.replace(/\D/g, "")).toBe(String(after));
  });

  test("is told by the site, after a reload of the site, which round was left without an outcome", async () => {
    const member = await openMember(setup.browser, setup.site, "gold", size);
    const { page } = member;
    const before = await credit();
    await page.route(ROUND, async (route) => {
      await route.fetch();
      return route.abort("connectionreset");
    });
    const open = async () => {
      await page.goto(`${setup.site.url}/auth/games/casino/all?game=${DICE}`);
      await page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
      return page.frameLocator("iframe");
    };
    const game = await open();
    await game.locator("#play").click();
    await game.getByText("กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ").waitFor();
    const again = await open();
    const words = (await credit()) > before ? "ถูก ได้คืน ฿38.80 จากเดิมพัน ฿20.00" : "ไม่ถูก เสีย ฿20.00";
    await again.getByText(`ผลของรอบก่อน: ${words}`).waitFor();
    await member.context.close();
  });

  test("plays only what the credit covers, and is accessible", async () => {
    await page.route(TABLE, async (route) => {
      const table = await (await route.fetch()).json();
      await route.fulfill({ json: { ...table, credit: 19.99 } });
    });
    await page.goto(`${setup.site.url}${await openGame()}`);
    await page.locator("#play").click();
    expect(await page.getByRole("alert").textContent()).toBe("เครดิตไม่พอ ตอนนี้มี ฿19.99");
    await page.getByRole("radio", { name: "฿5", exact: true }).click();
    expect(await page.getByRole("alert").textContent()).toBe("");
    expect(await axeViolations(page)).toEqual([]);
  });

  test("believes neither a proxy's refusal nor a reply that breaks the contract", async () => {
    const before = await credit();
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    const bodies = [
      "null",
      "[]",
      "{}",
      '{"title":1}',
      '"text"',
      "<html>",
      '{"title":"ก","provider":"ข","credit":null}',
    ];
    await page.route(TABLE, (route) => route.fulfill({ contentType: "application/json", body: bodies[0] ?? "" }));
    const frame = await showInFrame(page, setup.site, await openGame());
    for (; bodies.length > 0; bodies.shift()) {
      await frame.getByText("ระบบตอบข้อมูลไม่ครบหรือผิดรูปแบบ").waitFor();
      if (bodies.length > 1) await frame.getByRole("button", { name: "ตรวจอีกครั้ง" }).click();
    }
    await page.unroute(TABLE);
    await frame.getByRole("button", { name: "ตรวจอีกครั้ง" }).click();
    await playButton(frame).waitFor();

    const answers = [
      { status: 403, body: "<h1>Forbidden</h1>" },
      { status: 200, body: '{"round":{},"credit":"1"}' },
    ];
    let rounds = 0;
    await page.route(ROUND, async (route) => {
      const answer = answers[rounds];
      rounds += 1;
      if (!answer) return route.continue();
      await route.fetch();
      return route.fulfill({ ...answer, contentType: "text/html" });
    });
    let expected = before;
    for (const _ of answers) {
      await playButton(frame).click();
      await frame.getByText("กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ").waitFor();
      expected += (await roundResult(frame)).startsWith("ถูก") ? 1_880 : -2_000;
      expect(await credit()).toBe(expected);
    }
    expect(rounds).toBe(2);
    expect(await frame.locator("body").innerText()).not.toMatch(/NaN|undefined|null/);
    expect(problems).toEqual([]);
  });

  test("says that it is over when it was opened elsewhere, and has no other way to leave than the page around it", async () => {
    const frame = await showInFrame(page, setup.site, await openGame());
    await playButton(frame).waitFor();
    await openGame();
    await playButton(frame).click();
    await frame.getByText("เกมนี้ปิดไปแล้วหรือหมดเวลา กรุณาเปิดเกมใหม่").waitFor();
    expect(await frame.getByRole("button", { name: /ออก|จบ/ }).count()).toBe(0);
    await expect
      .poll(messages)
      .toEqual(["ready from null", "round-sent from null", "round-settled from null", "over from null"]);
  });

  test("shows neither outcome, credit nor round before the dice lie", async () => {
    await context.close();
    context = await openContext(setup.browser, size, { reducedMotion: "no-preference" });
    page = await context.newPage();
    const frame = await showInFrame(page, setup.site, await openGame());
    await playButton(frame).waitFor();
    // Notes how many dice lay when the page first showed anything new.
    await frame.evaluate(() => {
      const shown: Record<string, number> = {};
      let lying = 0;
      Object.assign(window, { shown });
      const text = (id: string) => document.getElementById(id)?.textContent ?? "";
      // The stake is taken at once.
      const credit = Number(text("credit").replace(/\D/g, "")) - 2_000;
      const rounds = text("rounds");
      const note = (what: string, isShown: boolean) => {
        if (isShown) shown[what] ??= lying;
      };
      // Before the page's own listener.
      const count = ({ animationName }: AnimationEvent) => {
        if (animationName === "throw") lying += 1;
      };
      document.addEventListener("animationend", count, true);
      new MutationObserver(() => {
        note("outcome", /^(ถูก|ไม่ถูก)/.test(text("outcome")));
        note("credit", ![credit, credit + 2_000].includes(Number(text("credit").replace(/\D/g, ""))));
        note("round", text("rounds") !== rounds);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await playButton(frame).click();
    await roundResult(frame);
    const shown = await frame.evaluate(() => (window as unknown as { shown: object }).shown);
    const isWon = ((await frame.getByRole("status").textContent()) ?? "").startsWith("ถูก");
    expect(shown).toEqual({ outcome: 3, ...(isWon && { credit: 3 }), round: 3 });
    await page.goto(frame.url());
    await page.locator("#play").click();
    await resultIn(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test("is silent until it is asked for sound, and remembers the choice in the page around it", async () => {
    const member = await openMember(setup.browser, setup.site, "gold", size);
    const { page } = member;
    const open = async () => {
      await page.goto(`${setup.site.url}/auth/games/casino/all?game=${DICE}`);
      await page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
      return page.frameLocator("iframe").getByRole("button", { name: "เสียง" });
    };
    const sound = await open();
    expect(await sound.getAttribute("aria-pressed")).toBe("false");
    await sound.click();
    expect(await sound.getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: "จบเกม" }).click();
    await page.getByText("จบเกมแล้ว").waitFor();
    const again = await open();
    await expect.poll(() => again.getAttribute("aria-pressed")).toBe("true");
    await member.context.close();
  });

  test("can try again when the house does not reply, and says so for a game of another maker", async () => {
    await page.route(TABLE, (route) => route.abort("connectionrefused"));
    const frame = await showInFrame(page, setup.site, await openGame());
    await frame.getByText("เชื่อมต่อไม่ได้ กรุณาตรวจอินเทอร์เน็ต").waitFor();
    await page.unroute(TABLE);
    await frame.getByRole("button", { name: "ตรวจอีกครั้ง" }).click();
    await playButton(frame).waitFor();
    await page.route(TABLE, async (route) => {
      const table = await (await route.fetch()).json();
      await route.fulfill({ json: { ...table, engine: undefined, bets: [] } });
    });
    const other = await showInFrame(page, setup.site, await openGame("pok-deng"));
    await other.getByText(/ป๊อกเด้ง เป็นเกมของค่าย ไพ่ทองคำ/).waitFor();
    expect(await other.locator("#play").isVisible()).toBe(false);
  });
});
