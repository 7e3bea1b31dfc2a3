import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHttpClient } from "../../../adapters/http/client/client.ts";
import { createHttpGames } from "../../../adapters/http/games.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { createHttpWallet } from "../../../adapters/http/wallet.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Session } from "../../../core/session/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { axeViolations } from "../support/axe.ts";
import { launchBrowser, openContext, PHONE } from "../support/browser.ts";
import { type Site, startSite } from "../support/site.ts";

const ROUND = "**/api/game/round";
const TABLE = "**/api/game/table";

let browser: Browser;
let site: Site;
let context: BrowserContext;
let page: Page;
let ports: ReturnType<typeof portsOf>;
let launches = 0;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  const visitor = portsOf(() => undefined);
  const signedIn = await visitor.session.signIn({ username: "gold", password: "demo1234" });
  if (!signedIn.ok) throw new Error(signedIn.error.message);
  ports = portsOf(() => signedIn.value);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  context = await openContext(browser, PHONE);
  page = await context.newPage();
});
afterEach(() => context.close());

function portsOf(identity: () => Session | undefined) {
  const client = createHttpClient({
    send: fetch,
    baseUrl: site.url,
    identity,
    platform: "DSK",
    version: "1",
    hostname: "127.0.0.1",
    sendsIdempotencyKey: true,
  });
  return {
    session: createHttpSession(client, identity),
    games: createHttpGames(client),
    wallet: createHttpWallet(client, identity, () => instant(Date.now())),
  };
}

async function opened(game = "sanam-dice"): Promise<string> {
  launches += 1;
  const launch = await ports.games.open(game, idempotencyKey(`dice-journey-${String(launches).padStart(8, "0")}`));
  if (!launch.ok) throw new Error(launch.error.message);
  return launch.value.url;
}

async function credit(): Promise<number> {
  const read = await ports.wallet.credit();
  if (!read.ok) throw new Error(read.error.message);
  return read.value.creditSatang;
}

/** The game in a frame of one of the site's own pages, which writes down what the frame says. */
async function framed(url: string, sandbox = "allow-scripts allow-forms"): Promise<Frame> {
  await page.goto(`${site.url}/login`);
  await page.evaluate(
    ([src, rights]) => {
      localStorage.setItem("secret", "the token");
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener("message", ({ data, origin }) => heard.push({ ...data, origin }));
      const frame = document.createElement("iframe");
      frame.name = "game";
      frame.width = "390";
      frame.height = "800";
      frame.setAttribute("sandbox", rights ?? "");
      frame.src = src ?? "";
      document.body.replaceChildren(frame);
    },
    [url, sandbox] as const,
  );
  await expect.poll(() => page.frame("game")?.url()).toContain("/play/");
  const frame = page.frame("game");
  if (!frame) throw new Error("there is no frame");
  return frame;
}

const heard = () => page.evaluate(() => (window as unknown as { heard: unknown }).heard);
const outcome = (frame: Frame) => frame.getByRole("status");
const playButton = (frame: Frame) => frame.getByRole("button", { name: /^เล่น/ });

async function settled(frame: Frame): Promise<string> {
  await frame
    .locator("#outcome")
    .filter({ hasText: /^(ถูก|ไม่ถูก)/ })
    .waitFor();
  return (await outcome(frame).textContent()) ?? "";
}

describe("the dice game in a frame", () => {
  test("plays a round that the house decided, shows the credit, and tells the page around it", async () => {
    const before = await credit();
    const frame = await framed(await opened());
    await frame.getByRole("radio", { name: /^สูง 11–18/ }).check();
    await frame.getByLabel("เดิมพัน (บาท)").fill("25");
    await frame.getByRole("button", { name: "เล่น ฿25.00 ที่ สูง 11–18" }).click();
    const told = await settled(frame);
    const after = await credit();
    const dice = await frame.getByRole("img").getAttribute("aria-label");
    const sum = Number(/รวม (\d+)$/.exec(dice ?? "")?.[1]);
    expect(after - before).toBe(sum >= 11 ? 2_350 : -2_500);
    expect(told).toBe(sum >= 11 ? "ถูก ได้คืน ฿48.50 จากเดิมพัน ฿25.00" : "ไม่ถูก เสีย ฿25.00");
    expect((await frame.locator("#credit").textContent())?.replace(/\D/g, "")).toBe(String(after));
    await expect.poll(heard).toEqual([{ source: "game", event: "round", origin: "null" }]);
    expect(await frame.getByText(/ได้คืน 1.94 เท่า.*โอกาสชนะ 50%.*คืนผู้เล่น 97%/).count()).toBe(1);
  });

  test("has no origin: neither the site's storage nor its frame's can be reached, however it is framed", async () => {
    for (const sandbox of ["allow-scripts allow-forms", "allow-scripts allow-forms allow-same-origin"]) {
      const frame = await framed(await opened(), sandbox);
      await playButton(frame).waitFor();
      const reached = await frame.evaluate(() => {
        const attempts = [() => localStorage.getItem("secret"), () => window.parent.document.title];
        return attempts.map((attempt) => {
          try {
            return attempt();
          } catch (error) {
            return error instanceof DOMException ? error.name : "another";
          }
        });
      });
      expect(reached).toEqual(["SecurityError", "SecurityError"]);
    }
  });

  test("plays once for two clicks and Enter on top", async () => {
    let sent = 0;
    await page.route(ROUND, (route) => {
      if (route.request().method() === "POST") sent += 1;
      return route.continue();
    });
    const frame = await framed(await opened());
    await playButton(frame).waitFor();
    await frame.evaluate(() => {
      const form = document.querySelector("form");
      const button = document.querySelector<HTMLButtonElement>("#play");
      button?.click();
      button?.click();
      form?.requestSubmit();
    });
    await settled(frame);
    expect(sent).toBe(1);
  });

  test("settles a round whose reply was lost, and plays it once", async () => {
    const before = await credit();
    let lost = 0;
    await page.route(ROUND, async (route) => {
      if (route.request().method() !== "POST" || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort("connectionreset");
    });
    const frame = await framed(await opened());
    await playButton(frame).click();
    await frame.getByText("กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ").waitFor();
    const told = await settled(frame);
    expect(lost).toBe(1);
    expect((await credit()) - before).toBe(told.startsWith("ถูก") ? 940 : -1_000);
  });

  test("says what is wrong with a stake and keeps what was typed", async () => {
    const frame = await framed(await opened());
    const amount = frame.getByLabel("เดิมพัน (บาท)");
    for (const [typed, said] of [
      ["ห้าสิบ", "กรุณาใส่จำนวนเงิน เช่น 50 หรือ 12.50"],
      ["0.50", "เดิมพันขั้นต่ำ ฿1.00"],
      ["10000.01", "เดิมพันสูงสุดต่อรอบ ฿10,000.00"],
    ] as const) {
      await amount.fill(typed);
      await amount.press("Enter");
      expect(await frame.getByRole("alert").textContent()).toBe(said);
      expect(await amount.inputValue()).toBe(typed);
      expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true);
    }
  });

  test("says that it is over when it was left elsewhere, and asks to leave by its button", async () => {
    const frame = await framed(await opened());
    await playButton(frame).waitFor();
    await opened();
    await playButton(frame).click();
    await frame.getByText("เกมนี้ปิดไปแล้วหรือหมดเวลา กรุณาเปิดเกมใหม่").waitFor();
    await frame.getByRole("button", { name: "ออกจากเกม" }).click();
    await expect.poll(heard).toEqual([
      { source: "game", event: "over", origin: "null" },
      { source: "game", event: "leave", origin: "null" },
    ]);
  });

  test("breaks no rule of accessibility, before and after a round", async () => {
    await page.goto(`${site.url}${await opened()}`);
    await page.locator("#play").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator("#play").click();
    await page
      .locator("#outcome")
      .filter({ hasText: /^(ถูก|ไม่ถูก)/ })
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test("offers another try when the house can't be reached, and says so of a game that others play", async () => {
    await page.route(TABLE, (route) => route.abort("connectionrefused"));
    const frame = await framed(await opened());
    await frame.getByText("เชื่อมต่อไม่ได้ กรุณาตรวจอินเทอร์เน็ต").waitFor();
    await page.unroute(TABLE);
    await frame.getByRole("button", { name: "ตรวจอีกครั้ง" }).click();
    await playButton(frame).waitFor();
    const other = await framed(await opened("pok-deng"));
    await other.getByText(/ป๊อกเด้ง เป็นเกมของค่าย ไพ่ทองคำ/).waitFor();
    expect(await playButton(other).isVisible()).toBe(false);
  });
});
