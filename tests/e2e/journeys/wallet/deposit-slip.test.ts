import { describe, expect, test } from "vitest";
import { MAX_SLIP_MB } from "../../../../core/rules/slip-picture.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { openRequests } from "../../support/open-requests.ts";
import { fitsAcross } from "../../support/page-problems.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { codeFile, pictureFile, type SlipFile, slipFile } from "../../support/slip-files.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpMember("gold");

const CONFIRM = "/api/auth/slip/confirm";
const VERIFY = "/api/auth/slip/verify";
const MANUAL = "/api/auth/slip/request-deposit";
const CHECKING = "กำลังตรวจสอบผล";

const chooser = () => visit.page.locator("input[type=file]").first();
const confirm = () => visit.page.getByRole("button", { name: /^ยืนยันฝาก/ });
const sent = () => visit.page.getByRole("heading", { name: "รับสลิปแล้ว" });
const another = () => visit.page.getByRole("button", { name: "เลือกสลิปอื่น" });

async function choose(file: SlipFile): Promise<void> {
  if (new URL(visit.page.url()).pathname !== "/auth/deposit/slip") await visit.go("/auth/deposit/slip");
  await chooser().setInputFiles(file);
}

describe("a picture that is no slip", () => {
  test("is told why, each in its own sentence, without a request", async () => {
    const calls = visit.countCalls("POST", VERIFY);
    const said = (message: string) => visit.page.getByRole("alert").getByText(message, { exact: true }).waitFor();
    await choose(pictureFile(Buffer.alloc(20 * 1024 * 1024, 1), "big.jpg"));
    await said(refuse("slip-too-large", { maximumMb: MAX_SLIP_MB }).message);
    await choose(pictureFile(Buffer.from("just words"), "words.jpg"));
    await said(refuse("slip-not-a-picture").message);
    await choose(pictureFile(Buffer.alloc(0), "nothing.jpg"));
    await said(refuse("slip-empty").message);
    await choose(pictureFile(Buffer.from("ffd8ffe0dead", "hex"), "broken.jpg"));
    await said(refuse("slip-not-a-picture").message);
    await choose(codeFile(undefined));
    await said(refuse("slip-no-code").message);
    await visit.page.getByRole("img", { name: "รูปสลิปที่เลือก" }).waitFor();
    expect(calls()).toBe(0);
    await choose(codeFile("https://menu.example/table/7"));
    await visit.page.getByRole("heading", { name: refuse("slip-not-a-slip").message }).waitFor();
    expect(calls()).toBe(0);
  });

  test("gives way to a good one", async () => {
    await choose(pictureFile(Buffer.alloc(0)));
    await visit.page.getByText(refuse("slip-empty").message).waitFor();
    await choose(await slipFile(visit.site, { amount: 500 }));
    await confirm().waitFor();
    expect(await visit.page.getByText(refuse("slip-empty").message).count()).toBe(0);
  });
});

describe("a slip", () => {
  test("is read here, looked over, confirmed, and credited live", async () => {
    const slip = await slipFile(visit.site, { amount: 1250.5 });
    const bodies: string[] = [];
    visit.page.on("request", (request) => bodies.push(request.postData() ?? ""));
    await choose(slip);
    await confirm().waitFor();
    const words = await visit.page.innerText("main");
    for (const part of ["฿1,250.50", "20 พ.ย. 69 12:00 น.", "กสิกรไทย", "บริษัท สนามดี จำกัด", slip.reference]) {
      expect(words.replace(/\n\.50/, ".50")).toContain(part);
    }
    expect(
      await visit.page.getByRole("img", { name: "รูปสลิปที่เลือก" }).evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBe(480);
    // The picture stays here; only its text leaves.
    expect(bodies.some((body) => body.length > 2000)).toBe(false);

    await visit.page.getByRole("button", { name: "ยืนยันฝาก ฿1,250.50", exact: true }).click();
    await sent().waitFor();
    expect(await sent().evaluate((heading) => heading === document.activeElement)).toBe(true);
    const [request] = await openRequests(visit.site);
    expect(request).toMatchObject({ kind: "slip", amount: 1250.5 });
    await visit.page.getByRole("table").getByText("กำลังตรวจสลิป").waitFor();
    await visit.site.control(`/requests/${request?.id}/approve`);
    await visit.page.getByRole("listitem").getByText("เข้าเครดิตแล้ว").waitFor();
    await visit.page.getByRole("table").getByText("เข้าเครดิตแล้ว").waitFor();
    await visit.page.getByText("฿326,101.25").first().waitFor();
  });

  test("may be dropped", async () => {
    const { buffer } = await slipFile(visit.site, { amount: 77 });
    await visit.go("/auth/deposit/slip");
    const dropped = await visit.page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], "slip.png", { type: "image/png" }));
      return transfer;
    }, buffer.toString("base64"));
    await visit.page.getByRole("region", { name: "เลือกรูปสลิปโอนเงิน" }).dispatchEvent("drop", { dataTransfer: dropped });
    await visit.page.getByRole("button", { name: "ยืนยันฝาก ฿77.00" }).waitFor();
  });

  test("asks a phone for its camera", async () => {
    await visit.go("/auth/deposit/slip");
    const asked = visit.page.waitForEvent("filechooser");
    await visit.page.getByRole("button", { name: "ถ่ายรูป" }).click();
    expect(await (await asked).element().getAttribute("capture")).toBe("environment");
  });

  test("counts once, for whomever", async () => {
    const slip = await slipFile(visit.site, { amount: 500 });
    const other = await openMember(visit.browser, visit.site, "silver");
    await other.page.goto(`${visit.site.url}/auth/deposit/slip`);
    await choose(slip);
    await confirm().waitFor();
    await other.page.locator("input[type=file]").first().setInputFiles(slip);
    await other.page.getByRole("button", { name: /^ยืนยันฝาก/ }).click();
    await other.page.getByRole("heading", { name: "รับสลิปแล้ว" }).waitFor();
    // Looked over before the other's was sent, confirmed after.
    await confirm().click();
    await visit.page.getByText(refuse("slip-duplicate").message).waitFor();
    await another().click();
    await choose(slip);
    await visit.page.getByRole("heading", { name: refuse("slip-duplicate").message }).waitFor();
    expect(await openRequests(visit.site)).toHaveLength(1);
    await other.context.close();
  });

  test("that paid somebody else is refused", async () => {
    await choose(await slipFile(visit.site, { amount: 500, toUs: false }));
    await visit.page.getByRole("heading", { name: refuse("slip-wrong-receiver").message }).waitFor();
    await another().click();
    await chooser().waitFor({ state: "attached" });
  });

  test("that the bank does not know goes to the staff with its amount, and their reason comes back", async () => {
    const calls = visit.countCalls("POST", MANUAL);
    await choose(await slipFile(visit.site, { amount: 99, at: "2026-11-21T10:00:00+07:00" }));
    await visit.page.getByRole("heading", { name: refuse("slip-not-found").message }).waitFor();
    const amount = visit.page.getByRole("textbox", { name: "ยอดเงินตามสลิป" });
    await amount.fill("0");
    await visit.page.locator("main button[type=submit]").click();
    await visit.page.getByRole("alert").getByText(refuse("amount-zero").message).waitFor();
    await amount.fill("๙๙");
    await visit.page.getByRole("button", { name: "ส่งให้ตรวจ ฿99.00" }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.form?.requestSubmit();
    });
    await sent().waitFor();
    expect(calls()).toBe(1);
    const [request] = await openRequests(visit.site);
    await visit.site.control(`/requests/${request?.id}/reject`, { reason: "สลิปนี้ยังไม่มีเงินเข้า" });
    await visit.page.getByRole("table").getByText("เหตุผล: สลิปนี้ยังไม่มีเงินเข้า").waitFor();
    await visit.page.getByRole("button", { name: "ฝากด้วยสลิปอื่น" }).click();
    await visit.page.getByRole("button", { name: "เลือกรูป" }).waitFor();
  });

  test("that the bank cannot be asked about may be asked about again", async () => {
    await visit.site.control("/faults", { row: `POST ${VERIFY}`, fault: { kind: "wrong-type", field: "amount" } });
    await choose(await slipFile(visit.site, { amount: 500 }));
    await visit.page.getByText(/POST \/api\/auth\/slip\/verify: .*amount/).waitFor();
    await visit.page.getByRole("main").getByRole("button", { name: "ลองใหม่" }).click();
    await confirm().waitFor();
  });
});

describe("one decision", () => {
  test("leaves the page once for two clicks in one task, its reply lost, and settles", async () => {
    const calls = visit.countCalls("POST", CONFIRM);
    await choose(await slipFile(visit.site, { amount: 500 }));
    await confirm().waitFor();
    await visit.loseReply(CONFIRM);
    await confirm().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await visit.page.getByText(CHECKING).waitFor();
    await sent().waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("survives a reload in the middle", async () => {
    const calls = visit.countCalls("POST", CONFIRM);
    await choose(await slipFile(visit.site, { amount: 500 }));
    await confirm().waitFor();
    const { reached } = await visit.holdReply(CONFIRM);
    await confirm().click();
    await reached;
    await visit.page.reload();
    await sent().waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("is made with the keyboard alone", async () => {
    await visit.go("/auth/deposit/slip");
    await visit.page.waitForLoadState("networkidle");
    const asked = visit.page.waitForEvent("filechooser");
    await visit.page.getByRole("button", { name: "เลือกรูป" }).press("Enter");
    await (await asked).setFiles(await slipFile(visit.site, { amount: 500 }));
    await confirm().waitFor();
    // The focus is led to the review first, however long that takes on a busy machine.
    await visit.page.locator("main h2:focus, main h3:focus").waitFor();
    for (let stops = 0; stops < 8; stops += 1) {
      await visit.page.keyboard.press("Tab");
      if (await confirm().evaluate((button) => button === document.activeElement)) break;
    }
    await visit.page.keyboard.press("Enter");
    await sent().waitFor();
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("breaks no accessibility rule from the picture to the timeline", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
    const fits = () => fitsAcross(page);
    const choosing = page.locator("input[type=file]").first();
    await page.goto(`${visit.site.url}/auth/deposit/slip`);
    await choosing.setInputFiles(pictureFile(Buffer.alloc(0)));
    await page.getByText(refuse("slip-empty").message).waitFor();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await choosing.setInputFiles(await slipFile(visit.site, { amount: 9, at: "2026-11-21T10:00:00+07:00" }));
    await page.getByRole("heading", { name: refuse("slip-not-found").message }).waitFor();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await page.getByRole("button", { name: "เลือกสลิปอื่น" }).click();
    await choosing.setInputFiles(await slipFile(visit.site, { amount: 500 }));
    await page.getByRole("button", { name: /^ยืนยันฝาก/ }).waitFor();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await page.getByRole("button", { name: /^ยืนยันฝาก/ }).click();
    await page.getByRole("heading", { name: "รับสลิปแล้ว" }).waitFor();
    expect([await axeViolations(page), await fits()]).toEqual([[], true]);
    await context.close();
  });
});
