import { expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { clickTwice } from "../../support/gestures.ts";
import { NEXT_MIDNIGHT } from "../../support/noon.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";
import { pointsText, prizeText, type WirePrize } from "../../support/wire/wire-prize.ts";

const visit = setUpMember("gold");

const WHEEL_PATH = "/auth/media/wheel";
const WHEEL = "/api/auth/wheel";
const SPIN = "/api/auth/wheel/reward";
const CHECKING = "กำลังตรวจสอบผล";

interface Wheel {
  readonly segments: readonly { readonly id: string; readonly chance: number }[];
  readonly spinsLeft: number | null;
}

interface Spin {
  readonly id: string;
  readonly segmentId: string;
  readonly prize: WirePrize;
  readonly point: number;
}

const text = (words: string | RegExp) => visit.main().getByText(words);
const spin = () => visit.button(/^หมุน 1 ครั้ง/);
const result = () => text(/^(ได้รับ|ครั้งนี้ไม่ได้รางวัล)/);
const waitForResult = () => result().first().waitFor({ timeout: 30_000 });
const spinsLeft = (count: number) => visit.main().getByText(`${count} ครั้ง`, { exact: true });
const log = () => visit.region("ประวัติการหมุน");

async function goToWheel(): Promise<Wheel> {
  const reply = visit.nextReply<Wheel>("GET", WHEEL);
  await visit.go(WHEEL_PATH);
  const wheel = await reply;
  await visit.page.getByRole("img", { name: /^วงล้อ/ }).waitFor();
  return wheel;
}

/** The segment under the pointer, computed from the rotation of the drawing. */
function segmentAtPointer({ segments }: Wheel): Promise<string | undefined> {
  return visit.page.evaluate((all) => {
    const disc = document.querySelector<SVGElement>("[role=img] svg");
    const rotation = Number(/rotate\(([\d.]+)deg\)/.exec(disc?.style.transform ?? "")?.[1]);
    const angle = (360 - (rotation % 360)) % 360;
    let from = 0;
    for (const { id, chance } of all) {
      if (angle >= from && angle < from + chance * 360) return id;
      from += chance * 360;
    }
    return undefined;
  }, segments);
}

test("shows every chance before anything is paid, and the chances add up to one", async () => {
  const { segments } = await goToWheel();
  const table = visit.main().getByRole("table", { name: "โอกาสได้รางวัล" });
  const shown = await table.locator("tbody td:last-child").allInnerTexts();
  const sum = shown.reduce((total, chance) => total + Number.parseFloat(chance), 0);
  expect(sum).toBeCloseTo(100, 6);
  expect(segments.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 6);
  await spin().waitFor();
});

test("stops at the house's segment, shows the prize, and adds it to the log", async () => {
  await visit.page.emulateMedia({ reducedMotion: "no-preference" });
  const calls = visit.countCalls("POST", SPIN);
  const wheel = await goToWheel();
  const reply = visit.nextReply<Spin>("POST", SPIN);
  await spin().click();
  const { segmentId, prize, point, id } = await reply;
  await waitForResult();
  expect(await result().first().innerText()).toBe(
    prize.kind === "nothing" ? "ครั้งนี้ไม่ได้รางวัล" : `ได้รับ ${prizeText(prize)}`,
  );
  expect(await segmentAtPointer(wheel)).toBe(segmentId);
  await text(`แต้มคงเหลือ ${pointsText(point)}`).waitFor();
  await spinsLeft((wheel.spinsLeft ?? 0) - 1).waitFor();
  const firstRow = log().locator("tbody tr").first();
  await firstRow.getByText(id).waitFor();
  expect(await firstRow.innerText()).toContain(prizeText(prize));
  expect(calls()).toBe(1);
});

test("shows the result only when the wheel has stopped", async () => {
  await visit.page.emulateMedia({ reducedMotion: "no-preference" });
  await goToWheel();
  const reply = visit.nextReply<Spin>("POST", SPIN);
  await spin().click();
  const { id } = await reply;
  expect(await spin().getAttribute("aria-busy")).toBe("true");
  expect(await result().count()).toBe(0);
  expect(await log().getByText(id).count()).toBe(0);
  await waitForResult();
});

test("spins once for two clicks in one task", async () => {
  const calls = visit.countCalls("POST", SPIN);
  await goToWheel();
  await clickTwice(spin());
  await waitForResult();
  await spinsLeft(4).waitFor();
  expect(calls()).toBe(1);
});

test("shows a lost reply as checking, never as failed, and stops where the house decided", async () => {
  const calls = visit.countCalls("POST", SPIN);
  const wheel = await goToWheel();
  await visit.loseReply(SPIN);
  await spin().click();
  await text(CHECKING).waitFor();
  expect(await text(/ไม่สำเร็จ/).count()).toBe(0);
  await waitForResult();
  await spinsLeft(4).waitFor();
  expect(await text(CHECKING).count()).toBe(0);
  expect(wheel.segments.map(({ id }) => id)).toContain(await segmentAtPointer(wheel));
  expect(calls()).toBe(1);
});

test("finds the result when a reply breaks the contract", async () => {
  await goToWheel();
  await visit.site.control("/faults", { row: `POST ${SPIN}`, fault: { kind: "wrong-type", field: "segmentId" } });
  await spin().click();
  await waitForResult();
  await spinsLeft(4).waitFor();
});

test("does not turn under reduced motion; after the last spin of the day the next one is refused", async () => {
  await visit.page.emulateMedia({ reducedMotion: "reduce" });
  await goToWheel();
  for (const left of [4, 3, 2, 1, 0]) {
    await spin().click();
    await spinsLeft(left).waitFor();
    const seconds = await visit.page
      .locator("[role=img] svg")
      .first()
      .evaluate((disc) => Number.parseFloat(getComputedStyle(disc).transitionDuration));
    expect(seconds).toBeLessThan(0.01);
  }
  await text("วันนี้หมุนครบแล้ว").waitFor();
  expect(await spin().getAttribute("aria-disabled")).toBe("true");

  await visit.change<Wheel>(WHEEL, (wheel) => ({ ...wheel, spinsLeft: null }));
  await goToWheel();
  await spin().click();
  const { message } = refuse("wheel-no-spins-left", { spinsPerDay: 5, resetsAt: NEXT_MIDNIGHT });
  await visit.main().getByText(message, { exact: true }).waitFor();
});

test("can load a wheel again that failed to load, and shows the log meanwhile", async () => {
  await visit.site.control("/faults", { row: `GET ${WHEEL}`, fault: { kind: "status", status: 500 } });
  await visit.go(WHEEL_PATH);
  await visit.main().getByRole("alert").getByText("โหลดข้อมูลไม่สำเร็จ").waitFor();
  await log().getByRole("table").waitFor();
  await visit.site.control("/faults/clear");
  await visit.button("ลองใหม่").click();
  await spin().waitFor();
});

testAccessibility("the wheel is accessible after a spin", visit, async ({ page, go, check }) => {
  await go(WHEEL_PATH);
  const button = page.getByRole("button", { name: "หมุน 1 ครั้ง ใช้ 20 แต้ม" });
  await button.waitFor();
  await button.click();
  await page.getByText(/^แต้มคงเหลือ \d/).waitFor();
  await check();
});
