import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import decodeQr from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { decodePng } from "../../../../adapters/node/decode-png.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { brokenText } from "../../support/broken-text.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { clickTwice, clickTwiceAndEnter, hasFocus } from "../../support/gestures.ts";
import { answerRequest, openRequests } from "../../support/open-requests.ts";
import { SMALL_PHONE } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";
import { coveredBoxes } from "../../walks/covered-boxes.ts";

const visit = setUpMember("gold");
const { amount, submit, send } = amountForm(visit, "จำนวนเงินที่จะฝาก");

const REQUEST = "/api/auth/deposit-request";
const CONFIRM = "/api/auth/deposit-request/confirm/transfer";
const PROMPT_PAY_CODE = brokenText("คิวอาร์พร้อมเพย์");

const confirm = () => visit.page.getByRole("button", { name: "ฉันโอนแล้ว" });
const code = () => visit.page.getByRole("img", { name: PROMPT_PAY_CODE });
const arrived = () => visit.page.getByRole("heading", { name: "เงินเข้าแล้ว" });
const step = (words: string) => visit.page.getByRole("listitem").getByText(words);

/** The file that a press of a button downloads. */
async function downloadOf(name: string): Promise<Buffer> {
  const download = visit.page.waitForEvent("download");
  await visit.page.getByRole("button", { name, exact: true }).click();
  return readFileSync(await (await download).path());
}

async function requestDeposit(typed: string): Promise<void> {
  await visit.go("/auth/deposit");
  await send(typed);
}

describe("a deposit", () => {
  test("goes from the amount through the transfer to the new credit and its receipt", async () => {
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
    await arrived().waitFor();
    expect(await hasFocus(arrived())).toBe(true);
    await visit.main().getByText("฿324,850.75").waitFor();
    await visit.main().getByText("฿325,350.75").waitFor();
    await visit.main().getByRole("link", { name: "เข้าเล่น" }).waitFor();
    await expectAccessible(visit.page);

    await visit.page.getByRole("link", { name: "ดูใบเสร็จ" }).click();
    const receipt = visit.main();
    await receipt.getByText("+฿500.00").waitFor();
    const words = await receipt.innerText();
    for (const part of ["เงินเข้าเครดิตแล้ว", "สร้างรายการฝาก", "แจ้งโอนแล้ว", "฿325,350.75", "xxx-x-x5678-x"]) {
      expect(words).toContain(part);
    }
    expect(words.match(/20 พ\.ย\. 69 12:\d\d น\./g)?.length).toBeGreaterThanOrEqual(4);
  });

  test("in a bonus period takes or declines it by a choice, and the bonus asks for its turnover before a withdrawal", {
    tags: ["long"],
  }, async () => {
    await visit.site.control("/clock", { set: "2026-11-20T20:30:00+07:00" });
    await visit.go("/auth/deposit");
    await visit.page.getByText("ตอนนี้เป็นช่วงโบนัส 10%").waitFor();
    await amount().fill("500");
    const take = visit.page.getByRole("radio", { name: "รับโบนัส 10%" });
    const decline = visit.page.getByRole("radio", { name: "ไม่รับโบนัส" });
    const calls = visit.countCalls("POST", REQUEST);
    // Nothing is chosen for the member.
    expect([await take.isChecked(), await decline.isChecked()]).toEqual([false, false]);
    await visit.page.getByRole("button", { name: "ฝาก ฿500.00", exact: true }).click();
    await visit.page.getByRole("alert").getByText("เลือกก่อนว่าจะรับโบนัสหรือไม่").waitFor();
    expect(calls()).toBe(0);
    await decline.check();
    await visit.button("ฝาก ฿500.00 ไม่รับโบนัส").waitFor();
    await take.check();
    const words = (await visit.main().innerText()).replace(/\s+/g, "");
    for (const part of ["ได้เครดิต฿550.00", "ต้องเล่นครบ฿2,750.00", "ภายใน27พ.ย.69", "ถอนได้ทันที"]) {
      expect(words).toContain(part);
    }
    await expectAccessible(visit.page);
    await visit.button("ฝาก ฿500.00 พร้อมโบนัส").click();
    await confirm().click();
    await visit.main().getByText("฿550.00 รวมโบนัส ฿50.00").first().waitFor();
    await answerRequest(visit.site, "approve");
    await arrived().waitFor();
    await visit.main().getByText("+ ฿50.00 โบนัส").waitFor();
    await visit.main().getByText("฿325,400.75").waitFor();
    await visit.main().getByText("เล่นอีก ฿2,750.00").waitFor();
    await expectAccessible(visit.page);

    await visit.page.getByRole("link", { name: "ดูใบเสร็จ" }).click();
    await visit.main().getByText("฿2,750.00 ภายใน 27 พ.ย. 69").waitFor();
    await visit.main().getByText("+฿550.00").waitFor();
    await visit.go("/auth/withdraw");
    await visit.main().getByText("เล่นอีก ฿2,750.00").waitFor();
    await visit.main().getByRole("textbox").fill("100");
    await visit.page.getByRole("alert").getByText("ต้องเล่นอีก ฿2,750.00").waitFor();
    await visit.go("/auth/transaction/history");
    await visit.main().getByText("โบนัสเงินฝาก").first().waitFor();
  });

  test("says nothing about bonuses where the backend has none", { tags: ["long"] }, async () => {
    await visit.site.control("/clock", { set: "2026-11-20T20:30:00+07:00" });
    await visit.page.route("**/api/auth/deposit/bonus/*", (route) => route.fulfill({ status: 404, json: {} }));
    await visit.go("/auth/deposit");
    await amount().fill("500");
    await visit.button("ฝาก ฿500.00").waitFor();
    expect(await visit.main().getByText("โบนัส").count()).toBe(0);
  });

  test("is refused in the rule's words, and cancelled only after a question, since the money may be under way", {
    tags: ["long"],
  }, async () => {
    const calls = visit.countCalls("POST", REQUEST);
    await requestDeposit("0.5");
    const low = refuse("amount-below-minimum", { minimumSatang: baht(1) });
    await visit.page.getByRole("alert").getByText(inThai(low), { exact: true }).waitFor();
    await amount().fill("2,000,000.01");
    const high = refuse("amount-above-maximum", { maximumSatang: baht(2_000_000) });
    await visit.page.getByRole("alert").getByText(inThai(high), { exact: true }).waitFor();
    await expectAccessible(visit.page);
    expect(calls()).toBe(0);

    await send("2,000,000");
    const cancel = visit.page.getByRole("button", { name: "ยกเลิก", exact: true });
    await cancel.click();
    await expectAccessible(visit.page);
    await visit.page.getByRole("button", { name: "เก็บรายการไว้" }).click();
    expect(await openRequests(visit.site)).toHaveLength(1);
    await cancel.click();
    await visit.page.getByRole("button", { name: "ยกเลิกรายการ", exact: true }).click();
    await step("ยกเลิกแล้ว").waitFor();
    expect(await openRequests(visit.site)).toEqual([]);
  });

  test("is one request for two clicks and Enter in one task; lost replies show as checking until it is found", async () => {
    const requests = visit.countCalls("POST", REQUEST);
    const confirms = visit.countCalls("POST", CONFIRM);
    await visit.go("/auth/deposit");
    await amount().fill("300");
    await visit.loseReplyOf(REQUEST, () => clickTwiceAndEnter(submit()));
    await confirm().waitFor();
    await visit.loseReplyOf(CONFIRM, () => clickTwice(confirm()));
    await step("กำลังตรวจสอบยอด").waitFor();
    expect([requests(), confirms()]).toEqual([1, 1]);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("can be paid from another app: its code is saved or shared, its account and amount are copied", {
    tags: ["long"],
  }, async () => {
    await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit.page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async ({ files } = {}) => {
        document.title = `shared ${files?.[0]?.name} ${files?.[0]?.type}`;
      };
    });
    await requestDeposit("1250.5");
    await code().waitFor();
    const picture = decodePng(await downloadOf("บันทึกรูปคิวอาร์"));
    if (!picture) throw new Error("the download is no picture");
    expect(decodeQr(picture)).toContain("54071250.50");
    await visit.page.getByRole("button", { name: "แชร์" }).click();
    await expect.poll(() => visit.page.title()).toMatch(/^shared สนาม-D-[\w-]+\.png image\/png$/);

    const copied = () => visit.page.evaluate(() => navigator.clipboard.readText());
    await visit.page.getByRole("button", { name: "คัดลอก เลขที่บัญชี" }).click();
    await visit.page.getByText("คัดลอกแล้ว").first().waitFor();
    expect(await copied()).toMatch(/^\d{10,15}$/);
    await visit.page.getByRole("button", { name: "คัดลอก ยอดโอน" }).click();
    await expect.poll(copied).toBe("1250.50");
  });

  test("has its confirming button in sight on a small phone, and a receipt that is saved as a picture", {
    tags: ["long"],
  }, async () => {
    await requestDeposit("500");
    await visit.page.setViewportSize(SMALL_PHONE);
    await expect.poll(() => coveredBoxes(visit.page, "top")).toEqual([]);
    const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
    const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
    expect(await bottomOf(code())).toBeLessThan(await topOf(confirm()));
    await expectAccessible(visit.page);

    await confirm().click();
    await step("กำลังตรวจสอบยอด").waitFor();
    await expectAccessible(visit.page);
    await answerRequest(visit.site, "approve");
    await visit.page.getByRole("link", { name: "ดูใบเสร็จ" }).click();
    await visit.page.reload();
    expect(decodePng(await downloadOf("บันทึกรูป"))?.width).toBe(1440);
  });

  test("can be asked for while the limits cannot be read, and shows a backend's English in the details only", {
    tags: ["long"],
  }, async () => {
    await visit.page.route("**/api/auth/deposit/*", (route) => route.fulfill({ status: 500, json: {} }));
    await visit.go("/auth/deposit");
    await visit.page.getByText("ยังโหลดยอดขั้นต่ำและสูงสุดไม่ได้").waitFor();
    await amount().waitFor();
    await visit.page.unroute("**/api/auth/deposit/*");
    await visit.page.route(`**${REQUEST}`, (route) =>
      route.fulfill({ status: 500, json: { code: 500256, message: "Deposits are closed" } }),
    );
    await send("300");
    await visit.page.getByText("ระบบไม่รับคำขอนี้").first().waitFor();
    const details = visit.page.getByText("Deposits are closed");
    expect(await details.isVisible()).toBe(false);
    await visit.page.getByText("รายละเอียด").click();
    await details.waitFor();
  });

  test("expires when nobody pays", { tags: ["long"] }, async () => {
    await requestDeposit("300");
    await confirm().waitFor();
    await visit.site.control("/clock", { advanceMs: 16 * 60_000 });
    await visit.context.clock.fastForward("16:00");
    await step("หมดเวลาโอน").waitFor();
  });
});
