import type { Page, Response } from "playwright-core";
import { describe, expect, test } from "vitest";
import { endOfDay, parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";
import { pointsOf, prizeOf, type WirePrize } from "../../support/wire-prize.ts";

const visit = setUpMember("gold");

const SPIN = "/api/auth/wheel/reward";
const CHECKING = "กำลังตรวจสอบผล";

interface Wheel {
  readonly segments: readonly { readonly id: string; readonly chance: number }[];
  readonly spinsLeft: number | null;
}

interface Spun {
  readonly id: string;
  readonly segmentId: string;
  readonly prize: WirePrize;
  readonly point: number;
}

const main = () => visit.page.locator("main");
const button = (name: string | RegExp) => main().getByRole("button", { name });
const region = (name: string) => visit.page.getByRole("region", { name });
const reply = (path: string) =>
  visit.page.waitForResponse((each) => new URL(each.url()).pathname === path && each.request().method() === "POST");
const bodyOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;

describe("the wheel", () => {
  const spin = () => button(/^หมุน 1 ครั้ง/);
  const result = () => main().getByText(/^(ได้รับ|ครั้งนี้ไม่ได้รางวัล)/);
  const landed = () => result().first().waitFor({ timeout: 30_000 });

  async function goWheel(page = visit.page): Promise<Wheel> {
    const read = page.waitForResponse((each) => new URL(each.url()).pathname === "/api/auth/wheel");
    await page.goto(`${visit.site.url}/auth/media/wheel`);
    const wheel = await bodyOf<Wheel>(await read);
    await page.getByRole("img", { name: /^วงล้อ/ }).waitFor();
    return wheel;
  }

  /** The label of the sector that stands under the pointer, read off the drawing. */
  function atPointer(page: Page, { segments }: Wheel): Promise<string | undefined> {
    return page.evaluate((all) => {
      const disc = document.querySelector<SVGElement>("[role=img] svg");
      const turned = Number(/rotate\(([\d.]+)deg\)/.exec(disc?.style.transform ?? "")?.[1]);
      const angle = (360 - (turned % 360)) % 360;
      let from = 0;
      for (const { id, chance } of all) {
        if (angle >= from && angle < from + chance * 360) return id;
        from += chance * 360;
      }
      return undefined;
    }, segments);
  }

  test("tells every chance before anything is paid, and they add up to one", async () => {
    const { segments } = await goWheel();
    const table = main().getByRole("table", { name: "โอกาสได้รางวัล" });
    const shown = await table.locator("tbody td:last-child").allInnerTexts();
    const sum = shown.reduce((total, text) => total + Number.parseFloat(text), 0);
    expect(sum).toBeCloseTo(100, 6);
    expect(segments.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 6);
    await spin().waitFor();
  });

  test("turns and stops on the house's segment, says what it gave and keeps it in the log", async () => {
    await visit.page.emulateMedia({ reducedMotion: "no-preference" });
    const calls = visit.countCalls("POST", SPIN);
    const wheel = await goWheel();
    const heard = reply(SPIN);
    await spin().click();
    const { segmentId, prize, point, id } = await bodyOf<Spun>(await heard);
    await landed();
    expect(await result().first().innerText()).toBe(
      prize.kind === "nothing" ? "ครั้งนี้ไม่ได้รางวัล" : `ได้รับ ${prizeOf(prize)}`,
    );
    expect(await atPointer(visit.page, wheel)).toBe(segmentId);
    await main()
      .getByText(`แต้มคงเหลือ ${pointsOf(point)}`)
      .waitFor();
    await main()
      .getByText(`${(wheel.spinsLeft ?? 0) - 1} ครั้ง`, { exact: true })
      .waitFor();
    const first = region("ประวัติการหมุน").locator("tbody tr").first();
    await first.getByText(id).waitFor();
    expect(await first.innerText()).toContain(prizeOf(prize));
    expect(calls()).toBe(1);
  });

  test("keeps the result back until it stands still", async () => {
    await visit.page.emulateMedia({ reducedMotion: "no-preference" });
    await goWheel();
    const heard = reply(SPIN);
    await spin().click();
    const { id } = await bodyOf<Spun>(await heard);
    expect(await spin().getAttribute("aria-busy")).toBe("true");
    expect(await result().count()).toBe(0);
    expect(await region("ประวัติการหมุน").getByText(id).count()).toBe(0);
    await landed();
  });

  test("spins once for two clicks in one task", async () => {
    const calls = visit.countCalls("POST", SPIN);
    await goWheel();
    await spin().evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await landed();
    await main().getByText("4 ครั้ง", { exact: true }).waitFor();
    expect(calls()).toBe(1);
  });

  test("calls a lost reply checking, never failed, and lands on what the house drew", async () => {
    const calls = visit.countCalls("POST", SPIN);
    const wheel = await goWheel();
    await visit.loseReply(SPIN);
    await spin().click();
    await main().getByText(CHECKING).waitFor();
    expect(
      await main()
        .getByText(/ไม่สำเร็จ/)
        .count(),
    ).toBe(0);
    await landed();
    await main().getByText("4 ครั้ง", { exact: true }).waitFor();
    expect(await main().getByText(CHECKING).count()).toBe(0);
    expect(wheel.segments.map(({ id }) => id)).toContain(await atPointer(visit.page, wheel));
    expect(calls()).toBe(1);
  });

  test("settles a reply that broke the contract, too", async () => {
    await goWheel();
    await visit.site.control("/faults", { row: `POST ${SPIN}`, fault: { kind: "wrong-type", field: "segmentId" } });
    await spin().click();
    await landed();
    await main().getByText("4 ครั้ง", { exact: true }).waitFor();
  });

  test("shows only the result where motion is unwanted, to the last spin of the day and the refusal after it", async () => {
    await visit.page.emulateMedia({ reducedMotion: "reduce" });
    await goWheel();
    for (const left of [4, 3, 2, 1, 0]) {
      await spin().click();
      await main().getByText(`${left} ครั้ง`, { exact: true }).waitFor();
      const moves = await visit.page
        .locator("[role=img] svg")
        .first()
        .evaluate((disc) => Number.parseFloat(getComputedStyle(disc).transitionDuration));
      expect(moves).toBeLessThan(0.01);
    }
    await main().getByText("วันนี้หมุนครบแล้ว").waitFor();
    expect(await spin().getAttribute("aria-disabled")).toBe("true");

    await visit.change<Wheel>("/api/auth/wheel", (wheel) => ({ ...wheel, spinsLeft: null }));
    await goWheel();
    await spin().click();
    const day = parseBangkokDate("2026-11-20");
    if (!day) throw new Error("no day");
    const { message } = refuse("wheel-no-spins-left", { spinsPerDay: 5, resetsAt: endOfDay(day) });
    await main().getByText(message, { exact: true }).waitFor();
  });

  test("says of a wheel that did not come how to try again, and shows the log still", async () => {
    await visit.site.control("/faults", { row: "GET /api/auth/wheel", fault: { kind: "status", status: 500 } });
    await visit.go("/auth/media/wheel");
    await main().getByRole("alert").getByText("โหลดข้อมูลไม่สำเร็จ").waitFor();
    await region("ประวัติการหมุน").getByRole("table").waitFor();
    await visit.site.control("/faults/clear");
    await main().getByRole("button", { name: "ลองใหม่" }).click();
    await spin().waitFor();
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("the wheel breaks no accessibility rule after a spin", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${visit.site.url}/auth/media/wheel`);
    const spin = page.getByRole("button", { name: "หมุน 1 ครั้ง ใช้ 20 แต้ม" });
    await spin.waitFor();
    await spin.click();
    await page.getByText(/^แต้มคงเหลือ \d/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });
});
