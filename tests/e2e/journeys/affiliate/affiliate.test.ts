import { describe, expect, test } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../../core/rules/input-rules.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { brokenText } from "../../support/broken-text.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { clickTwiceAndEnter, hasFocus, tabTo } from "../../support/gestures.ts";
import { openMember, openVisitor } from "../../support/open-page.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");

const { amount, submit, send } = amountForm(visit);

const SEND = "/api/auth/affiliate/withdraw/gold";
const BONUS = "/api/auth/affiliate/downline/bonus/gold";
const BALANCE = "/api/auth/affiliate/bonus/gold";
const CHECKING = "กำลังตรวจสอบผล";

const moved = (sum: string) => visit.page.getByText(`ย้าย ${sum} เข้าเครดิตแล้ว`);
const log = () => visit.region("ความเคลื่อนไหว");
const bonus = () => visit.region("โบนัสจากเพื่อน");
const readClipboard = () => visit.page.evaluate(() => navigator.clipboard.readText());

async function goToAffiliate(): Promise<void> {
  await visit.go("/auth/affiliate");
  await visit.page.getByText("ยอดแนะนำเพื่อน ณ เวลา").waitFor();
}

/** Counts the withdrawals in the log, for the type that is shown. */
const countWithdrawals = () => log().getByText("ย้ายเข้าเครดิต", { exact: true }).count();

describe("the invitation", () => {
  test("shows the code, its link and its QR code, and copies the link where the device cannot share", async () => {
    await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await goToAffiliate();
    const link = `${visit.site.url}/aff/GOLD8888`;
    await visit.page.getByText("GOLD8888", { exact: true }).waitFor();
    await visit.page.getByRole("img", { name: brokenText("คิวอาร์สำหรับสมัครด้วยรหัส GOLD8888") }).waitFor();
    await visit.page.getByRole("button", { name: "คัดลอก ลิงก์สมัคร" }).click();
    expect(await readClipboard()).toBe(link);
    await visit.page.evaluate(() => navigator.clipboard.writeText(""));
    await visit.page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await visit.page.getByRole("button", { name: "แชร์ลิงก์" }).click();
    await visit.page.getByRole("button", { name: "คัดลอกลิงก์แล้ว" }).waitFor();
    expect(await readClipboard()).toBe(link);
  });

  test("shares the link through the device, and copies nothing when the person cancels", async () => {
    await visit.context.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        value: (data: ShareData) => {
          shared.push(data);
          return Promise.reject(new DOMException("closed", "AbortError"));
        },
      });
    });
    await goToAffiliate();
    await visit.page.getByRole("button", { name: "แชร์ลิงก์" }).click();
    const shared = () => visit.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    await expect.poll(shared).toMatchObject([{ url: `${visit.site.url}/aff/GOLD8888` }]);
    expect(await visit.page.getByRole("button", { name: "คัดลอกลิงก์แล้ว" }).count()).toBe(0);
  });

  test("leads a visitor to a registration with the inviter's code", async () => {
    const stranger = await openVisitor(visit.browser);
    await stranger.page.goto(`${visit.site.url}/aff/GOLD8888`);
    await stranger.page.getByRole("heading", { name: /สมัคร/ }).first().waitFor();
    expect(new URL(stranger.page.url()).pathname).toBe("/aff/GOLD8888");
    await stranger.context.close();
  });
});

describe("the bonus from friends", () => {
  test("adds up: the total is the sum of every friend's row", async () => {
    const reply = visit.page.waitForResponse(`**${BONUS}`);
    await goToAffiliate();
    const { downline_users: users, total_bonus: total } = (await (await reply).json()) as {
      downline_users: Record<string, { bonus: number }>;
      total_bonus: number;
    };
    const sum = Object.values(users).reduce((all, user) => all + Math.round(user.bonus * 100), 0);
    expect(sum).toBe(Math.round(total * 100));
    await bonus().getByRole("img", { name: "แผนภูมิโบนัสจากเพื่อน 3 คน" }).waitFor();
    for (const name of Object.keys(users))
      expect(await bonus().getByRole("cell", { name, exact: true }).count()).toBe(1);
    expect(await visit.page.getByRole("table", { name: "เพื่อนที่ชวนมา" }).locator("tbody tr").count()).toBe(3);
  });

  test("shows the chosen days, in either order, and the log shows the same days", async () => {
    await goToAffiliate();
    await log().getByText("จาก", { exact: false }).first().waitFor();
    await visit.page.getByRole("textbox", { name: "ตั้งแต่วันที่" }).fill("1999-01-02");
    await visit.page.getByRole("textbox", { name: "ถึงวันที่" }).fill("1/1/2542");
    await visit.page.getByRole("textbox", { name: "ถึงวันที่" }).press("Enter");
    await bonus().getByText("ยังไม่มีโบนัสในช่วงนี้").waitFor();
    await log().getByText("ไม่มีรายการในช่วงนี้").waitFor();
    await visit.page.getByRole("button", { name: "ดู 30 วันล่าสุด" }).click();
    await bonus().getByRole("table").waitFor();
    await log().getByRole("radio", { name: "จากยอดเสีย" }).check();
    await log().getByRole("table").waitFor();
  });

  test("belongs to direct friends only", async () => {
    const silver = await openMember(visit.browser, visit.site, "silver");
    await silver.page.goto(`${visit.site.url}/auth/affiliate`);
    await silver.page.getByText("ยังไม่มีเพื่อนที่สมัครด้วยรหัสของคุณ").waitFor();
    await silver.context.close();
  });

  test("stays when the list of friends fails to load, which can be loaded again", async () => {
    await visit.site.control("/faults", {
      row: "GET /api/auth/affiliate/downline/{username}",
      fault: { kind: "html" },
    });
    await goToAffiliate();
    const downline = visit.region("เพื่อนที่ชวนมา");
    await downline.getByText("โหลดข้อมูลไม่สำเร็จ").waitFor();
    await bonus().getByRole("table").waitFor();
    await downline.getByRole("button", { name: "ลองใหม่" }).click();
    await downline.getByRole("table").waitFor();
  });
});

describe("a withdrawal to the credit", () => {
  test("is made once, adds to the credit, and shows in the log and in the history", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToAffiliate();
    const before = await countWithdrawals();
    await amount().fill("250.50");
    await visit.page.getByRole("button", { name: "ย้าย ฿250.50 เข้าเครดิต", exact: true }).click();
    await moved("฿250.50").waitFor();
    await visit.page.getByText("฿325,101.25").first().waitFor();
    await expect.poll(countWithdrawals).toBe(before + 1);
    expect(await amount().inputValue()).toBe("");
    expect(calls()).toBe(1);
    await visit.go("/auth/transaction/history");
    await visit.page.getByRole("table").getByText("แนะนำเพื่อน").first().waitFor();
    await visit.page.getByText("+฿250.50").waitFor();
  });

  test.each([
    ["", refuse("amount-empty").message],
    ["99.99", refuse("amount-below-minimum", { minimumSatang: DEFAULT_INPUT_RULES.affiliateMinimumSatang }).message],
    ["1.234", refuse("amount-decimals").message],
  ])("of %j is refused with a reason, stays in the field, and is not sent", async (typed, sentence) => {
    const calls = visit.countCalls("POST", SEND);
    await goToAffiliate();
    await send(typed);
    await visit.page.getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    expect(await amount().inputValue()).toBe(typed);
    await expect.poll(() => hasFocus(amount())).toBe(true);
    expect(calls()).toBe(0);
  });

  test("may not be more than the chosen part, and can be all of it with one tap", async () => {
    await visit.change<object>(BALANCE, (body) => ({ ...body, balance: 700, byType: { af: 500, wl: 200 } }));
    await goToAffiliate();
    await amount().fill("300");
    expect(await visit.page.locator("[aria-invalid=true]").count()).toBe(0);
    await visit.page.locator("form").getByRole("radio", { name: "จากยอดเสีย" }).check();
    const { message } = refuse("affiliate-insufficient", { balanceSatang: baht(200) });
    await visit.page.getByRole("alert").getByText(message, { exact: true }).waitFor();
    await visit.page.getByRole("button", { name: "ทั้งหมด", exact: true }).click();
    await visit.page.getByRole("button", { name: "ย้าย ฿200.00 เข้าเครดิต", exact: true }).click();
    await moved("฿200.00").waitFor();
  });

  test("shows the house's refusal when the real balance is lower than the one on the page", async () => {
    await visit.change<object>(BALANCE, (body) => ({ ...body, balance: 9_000_000, byType: null }));
    await goToAffiliate();
    await send("8000000");
    await visit.page
      .getByRole("alert")
      .getByText(/ยอดแนะนำเพื่อนไม่พอ/)
      .waitFor();
    expect(await amount().inputValue()).toBe("8,000,000");
  });

  test("is sent once for two clicks and Enter in one task", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToAffiliate();
    await amount().fill("300");
    await clickTwiceAndEnter(submit());
    await moved("฿300.00").waitFor();
    expect(calls()).toBe(1);
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });

  test("can be made with the keyboard alone", async () => {
    await goToAffiliate();
    await tabTo(visit.page, amount(), 40);
    await visit.page.keyboard.type("100");
    await visit.page.keyboard.press("Enter");
    await moved("฿100.00").waitFor();
  });

  test("shows as checking when its reply is lost, until the one withdrawal is found", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToAffiliate();
    await visit.loseReply(SEND);
    await send("300");
    await visit.page.getByText(CHECKING).waitFor();
    await moved("฿300.00").waitFor();
    expect(calls()).toBe(1);
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });

  test("is found when its reply breaks the contract", async () => {
    await goToAffiliate();
    await visit.site.control("/faults", {
      row: "POST /api/auth/affiliate/withdraw/{username}",
      fault: { kind: "wrong-type", field: "amount" },
    });
    await send("300");
    await moved("฿300.00").waitFor();
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });

  test("is found after a reload", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToAffiliate();
    const { reached } = await visit.holdReply(SEND);
    await send("300");
    await reached;
    await visit.page.reload();
    await visit.page.getByText("฿325,150.75").first().waitFor();
    await expect.poll(() => submit().getAttribute("aria-disabled")).toBe(null);
    expect(calls()).toBe(1);
  });

  test("that fails without a network can be made when the network returns", async () => {
    await goToAffiliate();
    await amount().fill("300");
    await visit.context.setOffline(true);
    await visit.page.getByText("ไม่มีอินเทอร์เน็ต").waitFor();
    await submit().click();
    // The page reads the balance first; that fails, and nothing is sent.
    await expect.poll(() => submit().getAttribute("aria-busy")).toBe(null);
    expect(await amount().inputValue()).toBe("300");
    await visit.context.setOffline(false);
    await submit().click();
    await moved("฿300.00").waitFor({ timeout: 30_000 });
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });
});

testAccessibility("the page is accessible, with a refusal and without", visit, async ({ page, go, check }) => {
  await go("/auth/affiliate");
  await page.waitForLoadState("networkidle");
  await page.locator("main button[type=submit]").waitFor();
  await page.getByRole("list", { name: "ชวนเพื่อนด้วยลิงก์ของคุณ" }).waitFor();
  await check();
  await page.locator("main button[type=submit]").click();
  await page.locator("[aria-invalid=true]").waitFor();
  await check();
});
