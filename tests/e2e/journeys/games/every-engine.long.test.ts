import type { FrameLocator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isThaiText } from "../../../../core/sentences/sentences.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { openMember } from "../../support/open-page.ts";
import { BOTH_SIZES, PHONE } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";

const ROUND = "/api/game/round";

interface PlayedGame {
  readonly name: string;
  readonly path: string;
  readonly picks?: boolean;
}

const HI_LO: PlayedGame = { name: "ไพ่มังกร", path: "card/all?game=dragon-cards" };
const PENALTY: PlayedGame = { name: "บอลเต็ง", path: "sport/all?game=football-singles" };
const GAMES: readonly PlayedGame[] = [
  { name: "สล็อตผลไม้", path: "slot/JK?game=fruit-slot" },
  { name: "ราชาแห่งทะเล", path: "fishing/all?game=king-of-the-ocean" },
  HI_LO,
  PENALTY,
  { name: "คีโน 80", path: "lotto/all?game=keno-80", picks: true },
];

describe.each(BOTH_SIZES)("on %s", (_, size) => {
  const visit = setUpMember("gold", size);
  const inside = (): FrameLocator => visit.page.frameLocator("iframe");
  const outcome = () => inside().locator("#outcome");
  const play = () => inside().locator("#play");
  const cash = () => inside().locator("#cash");
  const reply = () => visit.nextReply<{ round: { win: number; value?: number | null }; credit: number }>("POST", ROUND);

  async function open({ name, path, picks }: PlayedGame): Promise<void> {
    await visit.go(`/auth/games/${path}`);
    await visit.page.getByRole("button", { name: `เข้าเล่น ${name}` }).click();
    await play().waitFor();
    if (picks) await inside().getByRole("button", { name: "สุ่มให้" }).click();
  }

  /** Plays until a round goes on after its first step; returns what cashing out pays. */
  async function startRound(): Promise<number> {
    for (;;) {
      const [{ round }] = await Promise.all([reply(), play().click()]);
      await expect.poll(() => play().getAttribute("aria-disabled")).toBeNull();
      if (typeof round.value === "number") return round.value;
    }
  }

  const credited = async () =>
    Number(
      (await visit.page.locator("section[aria-label^=เกม]").first().innerText())
        .match(/฿([\d,]+\.\d\d)/)?.[1]
        ?.replace(/,/g, ""),
    );

  test.each(GAMES)("$name: the whole game is in the first view, and a round pays what it says", async (game) => {
    await open(game);
    const frame = await visit.page.locator("iframe").boundingBox();
    const button = await play().boundingBox();
    if (!frame || !button) throw new Error("no game");
    expect(frame.y).toBeGreaterThanOrEqual(0);
    expect(frame.y + frame.height).toBeLessThanOrEqual(size.height);
    expect(button.y + button.height).toBeLessThanOrEqual(size.height);
    expect(await inside().locator("#return").innerText()).toMatch(/^คืนผู้เล่น [\d.–%]+ ของเดิมพันในระยะยาว$/);
    await inside().getByRole("radio", { name: "฿50", exact: true }).click();
    const [{ round, credit }] = await Promise.all([reply(), play().click()]);
    const goesOn = typeof round.value === "number";
    const words = goesOn ? "ถูก ตอนนี้เก็บได้ ฿" : round.win > 0 ? "ถูก ได้คืน ฿" : "ไม่ถูก เสีย ฿50.00";
    await outcome()
      .getByText(words)
      .or(outcome().filter({ hasText: words }))
      .first()
      .waitFor();
    await expect.poll(credited).toBe(credit);
    expect(await inside().getByRole("radio", { name: "฿5", exact: true }).isDisabled()).toBe(goesOn);
  });

  test("cashing out and going on are equally high, and cashing out credits what the button says", async () => {
    await open(HI_LO);
    const value = await startRound();
    expect(await cash().innerText()).toBe(`เก็บ ฿${value.toFixed(2)}`);
    expect((await cash().boundingBox())?.height).toBe((await play().boundingBox())?.height);
    const [{ round, credit }] = await Promise.all([reply(), cash().click()]);
    expect(round.win).toBe(value);
    await outcome()
      .filter({ hasText: `เก็บแล้ว ได้คืน ฿${value.toFixed(2)} จากเดิมพัน ฿20.00` })
      .waitFor();
    await expect.poll(credited).toBe(credit);
    const enough = inside().getByRole("button", { name: "พอแค่นี้" });
    const [one, other] = [await enough.boundingBox(), await play().boundingBox()];
    expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
    await enough.click();
    await visit.main().getByText("จบเกมแล้ว").waitFor();
  });

  test("a step whose reply is lost is found again, and the round goes on after a reload of the site", async () => {
    await open(PENALTY);
    const value = await startRound();
    const calls = visit.countCalls("POST", ROUND);
    await visit.loseReply(ROUND);
    await cash().click();
    await outcome().filter({ hasText: "กำลังตรวจสอบผล" }).waitFor();
    await visit.skipToLook(2);
    await outcome()
      .filter({ hasText: `เก็บแล้ว ได้คืน ฿${value.toFixed(2)}` })
      .waitFor();
    expect(calls()).toBe(1);
    const next = await startRound();
    await open(PENALTY);
    await outcome()
      .filter({ hasText: `รอบนี้ยังไม่จบ ตอนนี้เก็บได้ ฿${next.toFixed(2)}` })
      .waitFor();
    expect(await cash().innerText()).toBe(`เก็บ ฿${next.toFixed(2)}`);
  });

  test("a round that is left open is paid out when the game ends", async () => {
    await open(PENALTY);
    const value = await startRound();
    await visit.page.getByRole("button", { name: "จบเกม" }).click();
    await visit
      .main()
      .getByText(`฿${value.toFixed(2)}`)
      .first()
      .waitFor();
  });

  test.each(GAMES)("$name is accessible", async (game) => {
    await open(game);
    const launch = await visit.page.locator("iframe").getAttribute("src");
    await visit.page.goto(launch ?? "");
    await visit.page.locator("#form").waitFor();
    expect(await axeViolations(visit.page)).toEqual([]);
  });
});

describe("a member who reads English", () => {
  const visit = setUpVisit({
    open: ({ browser, site }) => openMember(browser, site, "gold", PHONE, { locale: "en-GB" }),
  });
  const inside = () => visit.page.frameLocator("iframe");

  test.each(GAMES)("plays $path in English, also after the page speaks Thai", async ({ path, picks }) => {
    await visit.go(`/auth/games/${path}`);
    await visit.page.getByRole("button", { name: /^Play / }).click();
    await inside().locator("#play").waitFor();
    if (picks) await inside().getByRole("button", { name: "Any 3" }).click();
    await inside().locator("#play").click();
    const outcome = inside().locator("#outcome");
    await outcome.filter({ hasText: /^(Right|Wrong)/ }).waitFor();
    const body = inside().locator("body");
    await body.evaluate((each) => each.setAttribute("data-same-document", "yes"));
    const words = await body.innerText();
    expect(isThaiText(words)).toBe(false);

    await visit.page.getByRole("link", { name: "Minimise" }).click();
    await visit.page.getByRole("button", { name: "Menu" }).click();
    await visit.page.getByRole("combobox", { name: "Language" }).selectOption("th");
    await visit.page.keyboard.press("Escape");
    await visit.page.getByRole("link", { name: /^กลับไปเล่น/ }).click();
    await inside().locator("#play").waitFor();
    expect(await body.getAttribute("data-same-document")).toBe("yes");
    expect(await body.innerText()).toBe(words);
    expect(await body.evaluate(() => document.documentElement.lang)).toBe("en");
  });
});

describe("the stage", () => {
  const visit = setUpMember("gold");

  test.each([
    [1024, 768],
    [1366, 768],
    [1366, 900],
    [1920, 1080],
  ])("shows the whole game in the first view of %d × %d", async (width, height) => {
    await visit.page.setViewportSize({ width, height });
    await visit.go("/auth/games/casino/all?game=sanam-dice");
    await visit.page.getByRole("button", { name: "เข้าเล่น สนามเต๋า" }).click();
    await visit.page.frameLocator("iframe").locator("#play").waitFor();
    const frame = await visit.page.locator("iframe").boundingBox();
    expect(frame?.y).toBeGreaterThan(0);
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(frame?.height).toBeGreaterThan(height * 0.7);
    await visit.page.setViewportSize({ width: 390, height: 844 });
  });
});
