import { expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { clickTwice } from "../../support/gestures.ts";
import { NEXT_MIDNIGHT } from "../../support/noon.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { CHECKING } from "../../support/set-up-visit.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";
import { pointsText, prizeText, type WirePrize } from "../../support/wire/wire-prize.ts";

const visit = setUpMember("gold");

const WHEEL_PATH = "/auth/media/wheel";
const WHEEL = "/api/auth/wheel";
const SPIN = "/api/auth/wheel/reward";

interface Wheel {
  readonly segments: readonly { readonly id: string; readonly chance: number }[];
  readonly price: number;
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
const result = () => text(/^(ได้รับ|ครั้งนี้ไม่ได้รางวัล)/).first();
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

test("shows every chance, whose sum is one, stops at the house's segment, and adds the prize to the log", async () => {
  const wheel = await goToWheel();
  const table = visit.main().getByRole("table", { name: "โอกาสได้รางวัล" });
  const shown = await table.locator("tbody td:last-child").allInnerTexts();
  const sum = shown.reduce((total, chance) => total + Number.parseFloat(chance), 0);
  expect(sum).toBeCloseTo(100, 6);
  expect(wheel.segments.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 6);

  const reply = visit.nextReply<Spin>("POST", SPIN);
  await spin().click();
  const { segmentId, prize, point, id } = await reply;
  await result().waitFor();
  expect(await result().innerText()).toBe(prize.kind === "nothing" ? "ครั้งนี้ไม่ได้รางวัล" : `ได้รับ ${prizeText(prize)}`);
  expect(await segmentAtPointer(wheel)).toBe(segmentId);
  await text(`แต้มคงเหลือ ${pointsText(point)}`).waitFor();
  await spinsLeft((wheel.spinsLeft ?? 0) - 1).waitFor();
  const firstRow = log().locator("tbody tr").first();
  await firstRow.getByText(id).waitFor();
  expect(await firstRow.innerText()).toContain(prizeText(prize));
});

test("spins once for two clicks in one task; a lost reply shows as checking, never as failed, until the wheel stops", async () => {
  const calls = visit.countCalls("POST", SPIN);
  const wheel = await goToWheel();
  await visit.loseReplyOf(
    SPIN,
    () => clickTwice(spin()),
    async () => expect(await text(/ไม่สำเร็จ/).count()).toBe(0),
  );
  await result().waitFor();
  await spinsLeft(4).waitFor();
  expect(await text(CHECKING).count()).toBe(0);
  expect(wheel.segments.map(({ id }) => id)).toContain(await segmentAtPointer(wheel));
  expect(calls()).toBe(1);
});

test("shows the result only when the wheel has stopped, and is accessible then", { tags: ["long"] }, async () => {
  await visit.page.emulateMedia({ reducedMotion: "no-preference" });
  await goToWheel();
  const reply = visit.nextReply<Spin>("POST", SPIN);
  await spin().click();
  const { id } = await reply;
  expect(await spin().getAttribute("aria-busy")).toBe("true");
  expect(await result().count()).toBe(0);
  expect(await log().getByText(id).count()).toBe(0);
  await result().waitFor();
  await expectAccessible(visit.page);
});

test("does not turn under reduced motion; after the last spin of the day the next one is refused", {
  tags: ["long"],
}, async () => {
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
  const message = inThai(refuse("wheel-no-spins-left", { spinsPerDay: 5, resetsAt: NEXT_MIDNIGHT }));
  await visit.main().getByText(message, { exact: true }).waitFor();
});

/** What two tabs show of points and credit, and whether the first one shows the result. */
interface Sample {
  readonly ms: number;
  readonly figures: readonly string[];
  readonly hasResult: boolean;
}

/** Spins until a prize changes a figure. */
async function spinUntilPaid(spinOnce: () => Promise<Spin>): Promise<Spin> {
  for (let tries = 0; tries < 5; tries += 1) {
    const spun = await spinOnce();
    if (spun.prize.kind !== "nothing") return spun;
    await result().waitFor();
  }
  throw new Error("five spins without a prize");
}

test("neither this tab nor another one tells the prize before the wheel stops; the price is taken at once", {
  tags: ["long"],
}, async () => {
  await visit.page.emulateMedia({ reducedMotion: "no-preference" });
  const { price } = await goToWheel();
  const other = await visit.context.newPage();
  await other.goto(`${visit.site.url}${WHEEL_PATH}`);
  const chip = (page: typeof other) => page.locator("header [data-balance]").first();
  await chip(other).waitFor();
  const read = async () => Promise.all([visit.page, other].map(async (page) => chip(page).innerText()));
  let samples: Sample[] = [];
  let before: readonly string[] = [];
  const { prize } = await spinUntilPaid(async () => {
    before = await read();
    samples = [];
    const reply = visit.nextReply<Spin>("POST", SPIN);
    const begin = Date.now();
    await spin().click();
    const spun = await reply;
    for (let hasResult = false; !hasResult; ) {
      const figures = await read();
      hasResult = (await result().count()) > 0;
      samples.push({ ms: Date.now() - begin, figures, hasResult });
    }
    return spun;
  });
  const pointsOf = (figure: string | undefined) => Number(/([\d,]+) แต้ม/.exec(figure ?? "")?.[1]?.replace(",", ""));
  const creditOf = (figure: string | undefined) => /฿[\d,.]+/.exec(figure ?? "")?.[0];
  // The last figures were read just before the result was seen.
  for (const { figures } of samples) {
    for (const [tab, figure] of figures.entries()) {
      const was = pointsOf(before[tab]);
      expect([was, was - price]).toContain(pointsOf(figure));
      expect(creditOf(figure)).toBe(creditOf(before[tab]));
    }
  }
  expect(samples.filter(({ figures }) => pointsOf(figures[0]) === pointsOf(before[0]) - price).length).toBeGreaterThan(
    0,
  );
  const gained = prize.kind === "points" ? prize.point : 0;
  const after = pointsText(pointsOf(before[0]) - price + gained);
  for (const page of [visit.page, other]) await chip(page).getByText(after).waitFor();
  const hasArrived = async () => (await read()).every((figure, tab) => creditOf(figure) !== creditOf(before[tab]));
  if (prize.kind === "credit") await expect.poll(hasArrived).toBe(true);
  await other.close();
});

test("a spin at once after the page has opened takes its price at once, too", async () => {
  await visit.page.emulateMedia({ reducedMotion: "no-preference" });
  const { price } = await goToWheel();
  const chip = visit.page.locator("header [data-balance]").first();
  const before = Number(/([\d,]+) แต้ม/.exec(await chip.innerText())?.[1]?.replace(",", ""));
  await spin().click();
  await chip.getByText(pointsText(before - price)).waitFor();
  expect(await result().count()).toBe(0);
});

test("a reload in the middle of the turn shows the result, and the prize is in the credit", {
  tags: ["long"],
}, async () => {
  await visit.page.emulateMedia({ reducedMotion: "no-preference" });
  await goToWheel();
  const reply = visit.nextReply<Spin>("POST", SPIN);
  await spin().click();
  const { point, prize } = await reply;
  expect(await result().count()).toBe(0);
  await visit.page.reload();
  await result().waitFor();
  expect(await result().innerText()).toBe(prize.kind === "nothing" ? "ครั้งนี้ไม่ได้รางวัล" : `ได้รับ ${prizeText(prize)}`);
  await visit.page.locator("header [data-balance]").getByText(pointsText(point)).waitFor();
});
