import decodeQr from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { pngPixels } from "../../../../adapters/node/png-pixels.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { openRequests } from "../../support/open-requests.ts";
import { fitsAcross } from "../../support/page-problems.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpMember("gold");

const REQUEST = "/api/auth/deposit-request";
const CONFIRM = "/api/auth/deposit-request/confirm/transfer";
const CHECKING = "กำลังตรวจสอบผล";

const amount = () => visit.page.getByRole("textbox", { name: "จำนวนเงินที่จะฝาก" });
const submit = () => visit.page.locator("main button[type=submit]");
const confirm = () => visit.page.getByRole("button", { name: "โอนแล้ว ยืนยัน" });
const code = () => visit.page.getByRole("img", { name: /คิวอาร์พร้อมเพย์/ });

async function ask(typed: string): Promise<void> {
  await visit.go("/auth/deposit");
  await amount().fill(typed);
  await submit().click();
}

describe("a deposit", () => {
  test("goes from an amount over the transfer to live credit", async () => {
    const calls = visit.countCalls("POST", REQUEST);
    await ask("๕๐๐");
    await code().waitFor();
    const scanned = pngPixels(
      await visit.page.getByRole("main").locator("svg[role=img]").screenshot({ scale: "device" }),
    );
    if (!scanned) throw new Error("no picture");
    // Tag 54 of the PromptPay text is the amount.
    expect(decodeQr(scanned)).toContain("5406500.00");
    expect(calls()).toBe(1);

    await confirm().click();
    await visit.page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
    const heading = visit.page.getByRole("heading", { name: /^D-/ });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const [request] = await openRequests(visit.site);
    await visit.site.control(`/requests/${request?.id}/approve`);
    await visit.page.getByRole("listitem").getByText("เข้าเครดิตแล้ว").waitFor();
    await visit.page.getByText("฿325,350.75").first().waitFor();
    await visit.page.getByRole("button", { name: "ฝากอีกครั้ง" }).click();
    await amount().waitFor();
  });

  test("copies the account and the exact amount", async () => {
    await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await ask("1250.5");
    await visit.page.getByRole("button", { name: "คัดลอก เลขที่บัญชี" }).click();
    await visit.page.getByText("คัดลอกแล้ว").first().waitFor();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,15}$/);
    await visit.page.getByRole("button", { name: "คัดลอก ยอดโอน" }).click();
    await expect.poll(() => visit.page.evaluate(() => navigator.clipboard.readText())).toBe("1250.50");
  });

  test("is cancelled only after asking, since the money may be under way", async () => {
    await ask("300");
    await visit.page.getByRole("button", { name: "ยกเลิก", exact: true }).click();
    await visit.page.getByRole("button", { name: "เก็บรายการไว้" }).click();
    expect(await openRequests(visit.site)).toHaveLength(1);
    await visit.page.getByRole("button", { name: "ยกเลิก", exact: true }).click();
    await visit.page.getByRole("button", { name: "ยกเลิกรายการ", exact: true }).click();
    await visit.page.getByRole("listitem").getByText("ยกเลิกแล้ว").waitFor();
    expect(await openRequests(visit.site)).toEqual([]);
  });

  test("that staff found no transfer for says why", async () => {
    await ask("300");
    await confirm().click();
    await visit.page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
    const [request] = await openRequests(visit.site);
    await visit.site.control(`/requests/${request?.id}/reject`, { reason: "ไม่พบยอดโอนเข้าบัญชี" });
    await visit.page.getByText("เหตุผล: ไม่พบยอดโอนเข้าบัญชี").waitFor();
  });

  test("that nobody paid for runs out", async () => {
    await ask("300");
    await confirm().waitFor();
    await visit.site.control("/clock", { advanceMs: 16 * 60_000 });
    await visit.context.clock.fastForward("16:00");
    await visit.page.getByRole("listitem").getByText("หมดเวลาโอน").waitFor();
  });

  test("is one at a time: another page's is found, not doubled", async () => {
    await visit.go("/auth/deposit");
    await amount().fill("300");
    const other = await visit.context.newPage();
    await other.goto(`${visit.site.url}/auth/deposit`);
    await other.getByRole("textbox").fill("700");
    await other.locator("main button[type=submit]").click();
    await other.getByRole("img", { name: /คิวอาร์พร้อมเพย์/ }).waitFor();
    // Pressed if it still stands there: the other page's request may have taken its place already.
    await visit.page.evaluate(() => document.querySelector<HTMLElement>("main button[type=submit]")?.click());
    await visit.page.getByText(refuse("request-already-open").message).or(code()).first().waitFor();
    expect(await openRequests(visit.site)).toMatchObject([{ amount: 700 }]);
  });

  test("is refused in the rule's words outside its limits", async () => {
    const calls = visit.countCalls("POST", REQUEST);
    await ask("0.5");
    const low = refuse("amount-below-minimum", { minimumSatang: baht(1) });
    await visit.page.getByRole("alert").getByText(low.message, { exact: true }).waitFor();
    await amount().fill("2,000,000.01");
    const high = refuse("amount-above-maximum", { maximumSatang: baht(2_000_000) });
    await visit.page.getByRole("alert").getByText(high.message, { exact: true }).waitFor();
    expect(calls()).toBe(0);
    await amount().fill("2,000,000");
    await submit().click();
    await code().waitFor();
  });
});

describe("one decision", () => {
  test("leaves the page once for two clicks and Enter in one task", async () => {
    const requests = visit.countCalls("POST", REQUEST);
    const confirms = visit.countCalls("POST", CONFIRM);
    await visit.go("/auth/deposit");
    await amount().fill("300");
    await submit().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await confirm().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await visit.page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
    expect([requests(), confirms()]).toEqual([1, 1]);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("whose reply is lost is called checking and settles to the one request", async () => {
    const requests = visit.countCalls("POST", REQUEST);
    const confirms = visit.countCalls("POST", CONFIRM);
    await visit.loseReply(REQUEST);
    await ask("300");
    await visit.page.getByText(CHECKING).waitFor();
    await confirm().waitFor();
    await visit.loseReply(CONFIRM);
    await confirm().click();
    await visit.page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
    expect([requests(), confirms()]).toEqual([1, 1]);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("survives a reload in the middle, sent once", async () => {
    const requests = visit.countCalls("POST", REQUEST);
    await visit.go("/auth/deposit");
    await amount().fill("300");
    const { reached } = await visit.holdReply(REQUEST);
    await submit().click();
    await reached;
    await visit.page.reload();
    await code().waitFor();
    expect(requests()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("breaks no accessibility rule from the amount to the timeline", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
    const fits = () => fitsAcross(page);
    await page.goto(`${visit.site.url}/auth/deposit`);
    await page.locator("main button[type=submit]").click();
    await page.locator("[aria-invalid=true]").waitFor();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await page.getByRole("textbox").fill("500");
    await page.locator("main button[type=submit]").click();
    await page.getByRole("img", { name: /คิวอาร์พร้อมเพย์/ }).waitFor();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await page.getByRole("button", { name: "ยกเลิก", exact: true }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "เก็บรายการไว้" }).click();
    await page.getByRole("button", { name: "โอนแล้ว ยืนยัน" }).click();
    await page.getByRole("main").getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await context.close();
  });
});
