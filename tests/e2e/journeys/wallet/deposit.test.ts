import decodeQr from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { decodePng } from "../../../../adapters/node/decode-png.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { amountForm } from "../../support/amount-form.ts";
import { clickTwice, clickTwiceAndEnter, hasFocus } from "../../support/gestures.ts";
import { answerRequest, openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");
const { amount, submit, send } = amountForm(visit, "จำนวนเงินที่จะฝาก");

const REQUEST = "/api/auth/deposit-request";
const CONFIRM = "/api/auth/deposit-request/confirm/transfer";
const CHECKING = "กำลังตรวจสอบผล";
const PROMPT_PAY_CODE = /คิวอาร์พร้อมเพย์/;

const confirm = () => visit.page.getByRole("button", { name: "โอนแล้ว ยืนยัน" });
const code = () => visit.page.getByRole("img", { name: PROMPT_PAY_CODE });
const step = (words: string) => visit.page.getByRole("listitem").getByText(words);

async function requestDeposit(typed: string): Promise<void> {
  await visit.go("/auth/deposit");
  await send(typed);
}

describe("a deposit", () => {
  test("goes from the amount through the transfer to the new credit", async () => {
    const calls = visit.countCalls("POST", REQUEST);
    await requestDeposit("๕๐๐");
    await code().waitFor();
    const picture = decodePng(await visit.main().locator("svg[role=img]").screenshot({ scale: "device" }));
    if (!picture) throw new Error("the screenshot is no picture");
    // Tag 54 of the PromptPay text is the amount.
    expect(decodeQr(picture)).toContain("5406500.00");
    expect(calls()).toBe(1);

    await confirm().click();
    await step("กำลังตรวจสอบยอด").waitFor();
    expect(await hasFocus(visit.page.getByRole("heading", { name: "กำลังตรวจสอบยอด" }))).toBe(true);
    await answerRequest(visit.site, "approve");
    await step("เข้าเครดิตแล้ว").waitFor();
    await visit.page.getByText("฿325,350.75").first().waitFor();
    await visit.page.getByRole("button", { name: "ฝากอีกครั้ง" }).click();
    await amount().waitFor();
  });

  test("copies the account and the exact amount", async () => {
    await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await requestDeposit("1250.5");
    await visit.page.getByRole("button", { name: "คัดลอก เลขที่บัญชี" }).click();
    await visit.page.getByText("คัดลอกแล้ว").first().waitFor();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,15}$/);
    await visit.page.getByRole("button", { name: "คัดลอก ยอดโอน" }).click();
    await expect.poll(() => visit.page.evaluate(() => navigator.clipboard.readText())).toBe("1250.50");
  });

  test("is cancelled only after a question, since the money may be under way", async () => {
    await requestDeposit("300");
    await visit.page.getByRole("button", { name: "ยกเลิก", exact: true }).click();
    await visit.page.getByRole("button", { name: "เก็บรายการไว้" }).click();
    expect(await openRequests(visit.site)).toHaveLength(1);
    await visit.page.getByRole("button", { name: "ยกเลิก", exact: true }).click();
    await visit.page.getByRole("button", { name: "ยกเลิกรายการ", exact: true }).click();
    await step("ยกเลิกแล้ว").waitFor();
    expect(await openRequests(visit.site)).toEqual([]);
  });

  test("shows the staff's reason when they found no transfer", async () => {
    await requestDeposit("300");
    await confirm().click();
    await step("กำลังตรวจสอบยอด").waitFor();
    await answerRequest(visit.site, "reject", "ไม่พบยอดโอนเข้าบัญชี");
    await visit.page.getByText("เหตุผล: ไม่พบยอดโอนเข้าบัญชี").waitFor();
  });

  test("expires when nobody pays", async () => {
    await requestDeposit("300");
    await confirm().waitFor();
    await visit.site.control("/clock", { advanceMs: 16 * 60_000 });
    await visit.context.clock.fastForward("16:00");
    await step("หมดเวลาโอน").waitFor();
  });

  test("is one at a time: a page finds the request of another page and makes no second one", async () => {
    await visit.go("/auth/deposit");
    await amount().fill("300");
    const otherPage = await visit.context.newPage();
    await otherPage.goto(`${visit.site.url}/auth/deposit`);
    await amountForm({ page: otherPage }, "จำนวนเงินที่จะฝาก").send("700");
    await otherPage.getByRole("img", { name: PROMPT_PAY_CODE }).waitFor();
    // The button may be gone: the request of the other page may have replaced the form.
    await visit.page.evaluate(() => document.querySelector<HTMLElement>("main button[type=submit]")?.click());
    await visit.page.getByText(refuse("request-already-open").message).or(code()).first().waitFor();
    expect(await openRequests(visit.site)).toMatchObject([{ amount: 700 }]);
  });

  test("is refused in the rule's words below the minimum and above the maximum", async () => {
    const calls = visit.countCalls("POST", REQUEST);
    await requestDeposit("0.5");
    const low = refuse("amount-below-minimum", { minimumSatang: baht(1) });
    await visit.page.getByRole("alert").getByText(low.message, { exact: true }).waitFor();
    await amount().fill("2,000,000.01");
    const high = refuse("amount-above-maximum", { maximumSatang: baht(2_000_000) });
    await visit.page.getByRole("alert").getByText(high.message, { exact: true }).waitFor();
    expect(calls()).toBe(0);
    await send("2,000,000");
    await code().waitFor();
  });
});

describe("one decision", () => {
  test("sends one request for two clicks and Enter in one task", async () => {
    const requests = visit.countCalls("POST", REQUEST);
    const confirms = visit.countCalls("POST", CONFIRM);
    await visit.go("/auth/deposit");
    await amount().fill("300");
    await clickTwiceAndEnter(submit());
    await clickTwice(confirm());
    await step("กำลังตรวจสอบยอด").waitFor();
    expect([requests(), confirms()]).toEqual([1, 1]);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("shows as checking when its reply is lost, until the one request is found", async () => {
    const requests = visit.countCalls("POST", REQUEST);
    const confirms = visit.countCalls("POST", CONFIRM);
    await visit.loseReply(REQUEST);
    await requestDeposit("300");
    await visit.page.getByText(CHECKING).waitFor();
    await confirm().waitFor();
    await visit.loseReply(CONFIRM);
    await confirm().click();
    await step("กำลังตรวจสอบยอด").waitFor();
    expect([requests(), confirms()]).toEqual([1, 1]);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("survives a reload before its reply, and is sent once", async () => {
    const requests = visit.countCalls("POST", REQUEST);
    await visit.go("/auth/deposit");
    const { reached } = await visit.holdReply(REQUEST);
    await send("300");
    await reached;
    await visit.page.reload();
    await code().waitFor();
    expect(requests()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });
});

testAccessibility("every step is accessible, from the amount to the timeline", visit, async ({ page, go, check }) => {
  await go("/auth/deposit");
  await page.locator("main button[type=submit]").click();
  await page.locator("[aria-invalid=true]").waitFor();
  await check();
  await amountForm({ page }, "จำนวนเงินที่จะฝาก").send("500");
  await page.getByRole("img", { name: PROMPT_PAY_CODE }).waitFor();
  await check();
  await page.getByRole("button", { name: "ยกเลิก", exact: true }).click();
  await check();
  await page.getByRole("button", { name: "เก็บรายการไว้" }).click();
  await page.getByRole("button", { name: "โอนแล้ว ยืนยัน" }).click();
  await page.getByRole("main").getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
  await check();
});
