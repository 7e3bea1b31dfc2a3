import { describe, expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { MAX_SLIP_MB } from "../../../../core/wallet/slip.ts";
import { inThai } from "../../../in-thai.ts";
import { brokenText } from "../../support/broken-text.ts";
import { clickTwice, clickTwiceAndEnter, hasFocus, tabTo } from "../../support/gestures.ts";
import { openMember } from "../../support/open-page.ts";
import { answerRequest, openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { codeFile, pictureFile, type SlipFile, slipFile } from "../../support/slip-files.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");

const SLIP_PATH = "/auth/deposit/slip";
const CONFIRM = "/api/auth/slip/confirm";
const VERIFY = "/api/auth/slip/verify";
const MANUAL = "/api/auth/slip/request-deposit";
/** A time at which the sandbox's bank does not know the transfer yet. */
const TOMORROW = "2026-11-21T10:00:00+07:00";

const fileInput = () => visit.page.locator("input[type=file]").first();
const confirm = () => visit.page.getByRole("button", { name: /^ยืนยันฝาก/ });
const received = () => visit.page.getByRole("heading", { name: "รับสลิปแล้ว กำลังตรวจ" });
const heading = (name: string) => visit.page.getByRole("heading", { name: brokenText(name) });
const alert = (message: string) =>
  visit.page
    .getByRole("alert")
    .getByText(brokenText(message, { from: "^", to: "$" }))
    .waitFor();
const chosenPicture = () => visit.page.getByRole("img", { name: "รูปสลิปที่เลือก" });

async function choose(file: SlipFile): Promise<void> {
  if (new URL(visit.page.url()).pathname !== SLIP_PATH) await visit.go(SLIP_PATH);
  await fileInput().setInputFiles(file);
}

describe("a slip", () => {
  test("is read in the page, shown, confirmed and credited", async () => {
    const slip = await slipFile(visit.site, { amount: 1250.5 });
    const bodies: string[] = [];
    visit.page.on("request", (request) => bodies.push(request.postData() ?? ""));
    await choose(slip);
    await confirm().waitFor();
    const words = await visit.page.innerText("main");
    for (const part of ["฿1,250.50", "20 พ.ย. 69 12:00 น.", "กสิกรไทย", "บริษัท สนามดี จำกัด", slip.reference]) {
      expect(words.replace(/\n\.50/, ".50")).toContain(part);
    }
    expect(await chosenPicture().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
    // Only the text of the QR code leaves the page, never the picture.
    expect(bodies.some((body) => body.length > 2000)).toBe(false);

    await visit.page.getByRole("button", { name: "ยืนยันฝาก ฿1,250.50", exact: true }).click();
    await received().waitFor();
    expect(await hasFocus(received())).toBe(true);
    expect((await openRequests(visit.site))[0]).toMatchObject({ kind: "slip", amount: 1250.5 });
    await visit.page.getByRole("table").getByText("กำลังตรวจสลิป").waitFor();
    await answerRequest(visit.site, "approve");
    await visit.page.getByRole("heading", { name: "เงินเข้าแล้ว" }).waitFor();
    await visit.page.getByRole("table").getByText("เข้าเครดิตแล้ว").waitFor();
    await visit.page.getByText("฿326,101.25").first().waitFor();
  });

  test("is sent once for two clicks in one task, even when its reply is lost", async () => {
    const calls = visit.countCalls("POST", CONFIRM);
    await choose(await slipFile(visit.site, { amount: 500 }));
    await confirm().waitFor();
    await visit.loseReplyOf(CONFIRM, () => clickTwice(confirm()));
    await received().waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("replaces an empty picture, and goes to the staff with its amount when the bank does not know it", {
    tags: ["long"],
  }, async () => {
    const calls = visit.countCalls("POST", MANUAL);
    await choose(pictureFile(Buffer.alloc(0)));
    await alert(inThai(refuse("slip-empty")));
    await choose(await slipFile(visit.site, { amount: 99, at: TOMORROW }));
    await heading(inThai(refuse("slip-not-found"))).waitFor();
    expect(await visit.page.getByText(inThai(refuse("slip-empty"))).count()).toBe(0);
    const amount = visit.page.getByRole("textbox", { name: "ยอดเงินตามสลิป" });
    await amount.fill("0");
    await visit.page.locator("main button[type=submit]").click();
    await alert(inThai(refuse("amount-zero")));
    await expectAccessible(visit.page);
    await amount.fill("๙๙");
    await clickTwiceAndEnter(visit.page.getByRole("button", { name: "ส่งให้ตรวจ ฿99.00" }));
    await received().waitFor();
    expect(calls()).toBe(1);
    await answerRequest(visit.site, "reject", "สลิปนี้ยังไม่มีเงินเข้า");
    await visit.page.getByRole("table").getByText("เหตุผล: สลิปนี้ยังไม่มีเงินเข้า").waitFor();
    await visit.page.getByRole("button", { name: "ฝากด้วยสลิปอื่น" }).click();
    await visit.page.getByRole("button", { name: "เลือกรูป" }).waitFor();
  });

  test("is accepted once, whoever sends it", { tags: ["long"] }, async () => {
    const slip = await slipFile(visit.site, { amount: 500 });
    const other = await openMember(visit.browser, visit.site, "silver");
    await other.page.goto(`${visit.site.url}${SLIP_PATH}`);
    await choose(slip);
    await confirm().waitFor();
    await other.page.locator("input[type=file]").first().setInputFiles(slip);
    await other.page.getByRole("button", { name: /^ยืนยันฝาก/ }).click();
    await other.page.getByRole("heading", { name: "รับสลิปแล้ว กำลังตรวจ" }).waitFor();
    // Verified before the other member sent it, confirmed after that.
    await confirm().click();
    await visit.page.getByText(inThai(refuse("slip-duplicate"))).waitFor();
    await visit.page.getByRole("button", { name: "เลือกสลิปอื่น" }).click();
    await choose(slip);
    await heading(inThai(refuse("slip-duplicate"))).waitFor();
    expect(await openRequests(visit.site)).toHaveLength(1);
    await other.context.close();
  });

  test("can be dropped onto the page, or taken with a phone's camera", { tags: ["long"] }, async () => {
    const { buffer } = await slipFile(visit.site, { amount: 77 });
    await visit.go(SLIP_PATH);
    const chooser = visit.page.waitForEvent("filechooser");
    await visit.page.getByRole("button", { name: "ถ่ายรูป" }).click();
    expect(await (await chooser).element().getAttribute("capture")).toBe("environment");
    const dataTransfer = await visit.page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], "slip.png", { type: "image/png" }));
      return transfer;
    }, buffer.toString("base64"));
    await visit.region("เลือกรูปสลิปโอนเงิน").dispatchEvent("drop", { dataTransfer });
    await visit.page.getByRole("button", { name: "ยืนยันฝาก ฿77.00" }).waitFor();
  });

  test("can be chosen and confirmed with the keyboard alone", { tags: ["long"] }, async () => {
    await visit.go(SLIP_PATH);
    const chooser = visit.page.waitForEvent("filechooser");
    await visit.page.getByRole("button", { name: "เลือกรูป" }).press("Enter");
    await (await chooser).setFiles(await slipFile(visit.site, { amount: 500 }));
    await confirm().waitFor();
    // The page moves the focus to the review, which takes a while on a busy machine.
    await visit.page.locator("main h2:focus, main h3:focus").waitFor();
    await expectAccessible(visit.page);
    await tabTo(visit.page, confirm(), 8);
    await visit.page.keyboard.press("Enter");
    await received().waitFor();
    await expectAccessible(visit.page);
  });
});

test("a picture that is no slip is refused with its own reason, and nothing is sent", { tags: ["long"] }, async () => {
  const calls = visit.countCalls("POST", VERIFY);
  await visit.go(SLIP_PATH);
  // The page makes the file itself: so many bytes would take long on their way to a busy browser.
  await fileInput().evaluate(
    (input: HTMLInputElement, bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "big.jpg"));
      input.files = transfer.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    MAX_SLIP_MB * 1024 * 1024 + 1,
  );
  await alert(inThai(refuse("slip-too-large", { maximumMb: MAX_SLIP_MB })));
  await choose(pictureFile(Buffer.from("just words"), "words.jpg"));
  await alert(inThai(refuse("slip-not-a-picture")));
  await choose(pictureFile(Buffer.alloc(0), "nothing.jpg"));
  await alert(inThai(refuse("slip-empty")));
  await choose(pictureFile(Buffer.from("ffd8ffe0dead", "hex"), "broken.jpg"));
  await alert(inThai(refuse("slip-not-a-picture")));
  await choose(codeFile(undefined));
  await alert(inThai(refuse("slip-no-code")));
  await chosenPicture().waitFor();
  expect(calls()).toBe(0);
  await choose(codeFile("https://menu.example/table/7"));
  await heading(inThai(refuse("slip-not-a-slip"))).waitFor();
  expect(calls()).toBe(0);
});
