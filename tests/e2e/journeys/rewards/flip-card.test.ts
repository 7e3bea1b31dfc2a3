import type { Response } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";
import { prizeOf, type WirePrize } from "../../support/wire-prize.ts";

const visit = setUpMember("gold");

const CARD = "/api/auth/game/flip-card/random-reward";
const CHECKING = "กำลังตรวจสอบผล";

interface Play {
  readonly id: string;
  readonly prize: WirePrize;
  readonly revealed: readonly WirePrize[];
}

const main = () => visit.page.locator("main");
const button = (name: string | RegExp) => main().getByRole("button", { name });
const region = (name: string) => visit.page.getByRole("region", { name });
const reply = (path: string) =>
  visit.page.waitForResponse((each) => new URL(each.url()).pathname === path && each.request().method() === "POST");
const bodyOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;

describe("the cards", () => {
  const cards = () => main().getByRole("radio");

  test("are picked and turned with the keyboard alone; all of them then show what they held", async () => {
    const calls = visit.countCalls("POST", CARD);
    await visit.page.emulateMedia({ reducedMotion: "no-preference" });
    await visit.go("/auth/media/flip-card");
    await cards().first().waitFor();
    await cards().first().focus();
    await visit.page.keyboard.press("ArrowRight");
    await visit.page.keyboard.press("ArrowRight");
    await button(/^เปิดใบที่ 3/).waitFor();
    const heard = reply(CARD);
    await visit.page.keyboard.press("Enter");
    const { prize, revealed, id } = await bodyOf<Play>(await heard);
    await main()
      .getByText(/^(ได้รับ|ครั้งนี้ไม่ได้รางวัล)/)
      .waitFor();
    const names = await cards().evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
    expect(names).toEqual(revealed.map((held, index) => `การ์ดใบที่ ${index + 1}: ${prizeOf(held)}`));
    expect(revealed[2]).toEqual(prize);
    await region("ประวัติการเปิดการ์ด").getByText(`ใบที่ 3 · ${id}`).waitFor();
    await main().getByText("4 ครั้ง", { exact: true }).waitFor();

    await button("คว่ำการ์ดชุดใหม่").click();
    await button("เลือกการ์ดก่อน").waitFor();
    expect(await cards().first().getAttribute("aria-label")).toBe("การ์ดใบที่ 1");
    expect(calls()).toBe(1);
  });

  test("are turned once when the reply is lost", async () => {
    const calls = visit.countCalls("POST", CARD);
    await visit.go("/auth/media/flip-card");
    await cards().nth(1).check();
    await visit.loseReply(CARD);
    await button(/^เปิดใบที่ 2/).click();
    await main().getByText(CHECKING).waitFor();
    await main()
      .getByText(/^(ได้รับ|ครั้งนี้ไม่ได้รางวัล)/)
      .waitFor({ timeout: 20_000 });
    await main().getByText("4 ครั้ง", { exact: true }).waitFor();
    expect(calls()).toBe(1);
  });

  test("that hold a thing become a request which is followed to its end", async () => {
    await visit.site.control("/members/gold/points", { point: 100_000 });
    await visit.go("/auth/media");
    await winSomething();
    await visit.go("/auth/media/flip-card-reward");
    const won = region("ของที่ได้จากการ์ด");
    await won.getByText("ทีมงานกำลังตรวจสอบ").waitFor();
    const [request] = await openRequests(visit.site);
    await visit.site.control(`/requests/${request?.id}/approve`);
    await won.getByText("มอบรางวัลแล้ว").waitFor();
  });
});

/** Turns cards of the second game, day by day, until one is no blank; its chances leave no room for bad luck. */
async function winSomething(): Promise<void> {
  const authorization = await visit.page.evaluate(() => {
    const [session] = Object.keys(localStorage).filter((key) => key.endsWith(".session"));
    return `bearer ${(JSON.parse(localStorage.getItem(session ?? "") ?? "{}") as { token: string }).token}`;
  });
  const headers = {
    authorization,
    platform: "DSK",
    channel: "web",
    webversion: "1",
    "content-type": "application/json",
  };
  const call = async <T>(path: string, body?: unknown): Promise<T> => {
    const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${visit.site.url}${path}`, {
      ...init,
      headers: { ...headers, webhostname: "localhost" },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  for (let day = 0; day < 40; day += 1) {
    const events = await call<readonly { readonly id: string; readonly game: string }[]>("/api/auth/game");
    const event = events.find(({ game }) => game === "flip-card-reward");
    for (const card of [0, 1, 2]) {
      const play = await call<Play>("/api/auth/game/flip-card-reward/random", { eventId: event?.id, card });
      if (play.prize.kind !== "nothing") return;
    }
    await visit.site.control("/clock", { advanceMs: 86_400_000 });
  }
  throw new Error("a hundred and twenty blanks");
}

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test.each(["/auth/media/flip-card", "/auth/media/flip-card-reward"])(
    "%s breaks no accessibility rule once a card is turned",
    async (path) => {
      const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${visit.site.url}${path}`);
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: /^เปิดใบที่ 1/ }).click();
      await page.getByRole("button", { name: "คว่ำการ์ดชุดใหม่" }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await context.close();
    },
  );
});
