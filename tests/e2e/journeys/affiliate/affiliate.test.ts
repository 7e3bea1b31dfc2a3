import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { brokenText } from "../../support/broken-text.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { clickTwiceAndEnter, hasFocus } from "../../support/gestures.ts";
import { currentProblems } from "../../support/page-problems.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");

const { amount, submit, send } = amountForm(visit);

const SEND = "/api/auth/affiliate/withdraw/gold";
const BONUS = "/api/auth/affiliate/downline/bonus/gold";
const BALANCE = "/api/auth/affiliate/bonus/gold";

const moved = (sum: string) => visit.page.getByText(`ย้าย ${sum} เข้าเครดิตแล้ว`);
const log = () => visit.region("ความเคลื่อนไหว");
const bonus = () => visit.region("โบนัสจากเพื่อน");
const readClipboard = () => visit.page.evaluate(() => navigator.clipboard.readText());

async function goToAffiliate(): Promise<void> {
  await visit.go("/auth/affiliate");
  await visit.page.getByText("ยอดแนะนำเพื่อน ณ ").waitFor();
}

/** Counts the withdrawals in the log, for the type that is shown. */
const countWithdrawals = () => log().getByText("ย้ายเข้าเครดิต", { exact: true }).count();

test("the invitation can be copied, and the bonus of the chosen days is the sum of every friend's row", {
  tags: ["long"],
}, async () => {
  await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit.page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const reply = visit.nextReply<{ downline_users: Record<string, { bonus: number }>; total_bonus: number }>(
    "POST",
    BONUS,
  );
  await goToAffiliate();
  await visit.page.getByText("GOLD8888", { exact: true }).waitFor();
  await visit.page.getByRole("img", { name: brokenText("คิวอาร์สำหรับสมัครด้วยรหัส GOLD8888") }).waitFor();
  const share = visit.page.getByRole("button", { name: "แชร์ลิงก์" });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(share)).toBeLessThan(await topOf(submit()));
  await share.click();
  await visit.page.getByRole("button", { name: "คัดลอกลิงก์แล้ว" }).waitFor();
  expect(await readClipboard()).toBe(`${visit.site.url}/aff/GOLD8888`);

  const { downline_users: users, total_bonus: total } = await reply;
  const sum = Object.values(users).reduce((all, user) => all + Math.round(user.bonus * 100), 0);
  expect(sum).toBe(Math.round(total * 100));
  await bonus().getByRole("img", { name: "แผนภูมิโบนัสจากเพื่อน 3 คน" }).waitFor();
  for (const name of Object.keys(users)) expect(await bonus().getByRole("cell", { name, exact: true }).count()).toBe(1);
  expect(await visit.page.getByRole("table", { name: "เพื่อนที่ชวนมา" }).locator("tbody tr").count()).toBe(3);

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

describe("a withdrawal to the credit", () => {
  test("is refused below the minimum, is made once, adds to the credit, and shows in the log and in the history", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToAffiliate();
    const before = await countWithdrawals();
    await send("99.99");
    await visit.page.locator("[aria-invalid=true]").waitFor();
    await expect.poll(() => hasFocus(amount())).toBe(true);
    expect(await currentProblems(visit.page)).toEqual([]);
    expect([await amount().inputValue(), calls()]).toEqual(["99.99", 0]);
    await amount().fill("250.50");
    await visit.page.getByRole("button", { name: "ย้าย ฿250.50 เข้าเครดิต", exact: true }).waitFor();
    await clickTwiceAndEnter(submit());
    await moved("฿250.50").waitFor();
    await visit.page.getByText("฿325,101.25").first().waitFor();
    await expect.poll(countWithdrawals).toBe(before + 1);
    expect(await amount().inputValue()).toBe("");
    expect(calls()).toBe(1);
    await visit.go("/auth/transaction/history");
    await visit.main().getByRole("listitem").getByText("แนะนำเพื่อน").first().waitFor();
    await visit.page.getByText("+฿250.50").waitFor();
  });

  test("shows as checking when its reply is lost, until the one withdrawal is found", { tags: ["long"] }, async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToAffiliate();
    await visit.loseReply(SEND);
    await send("300");
    await visit.page.getByText("กำลังตรวจสอบผล").waitFor();
    await moved("฿300.00").waitFor();
    expect(calls()).toBe(1);
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });

  test("starts with the part that has enough, may not be more than it, and can be all of it", {
    tags: ["long"],
  }, async () => {
    await visit.change<object>(BALANCE, (body) => ({ ...body, balance: 290, byType: { af: 90, wl: 200 } }));
    await goToAffiliate();
    expect(await visit.page.locator("form").getByRole("radio", { name: "จากยอดเสีย" }).isChecked()).toBe(true);
    await amount().fill("300");
    const message = inThai(refuse("affiliate-insufficient", { balanceSatang: baht(200) }));
    await visit.page.getByRole("alert").getByText(message, { exact: true }).waitFor();
    await visit.page.getByRole("button", { name: "ทั้งหมด", exact: true }).click();
    await visit.page.getByRole("button", { name: "ย้าย ฿200.00 เข้าเครดิต", exact: true }).click();
    await moved("฿200.00").waitFor();
  });

  test.each([
    [
      "two parts that are enough only together",
      { balance: 150, byType: { af: 60, wl: 90 } },
      "ยอดใดยอดหนึ่งถึง ฿100.00 ยังขาดอีก ฿10.00",
    ],
    ["no parts", { balance: 99.75, byType: null }, "เมื่อยอดถึง ฿100.00 ยังขาดอีก ฿0.25"],
  ])("with %s shows how much is missing in place of the form", { tags: ["long"] }, async (_, balance, sentence) => {
    await visit.change<object>(BALANCE, (body) => ({ ...body, ...balance }));
    await goToAffiliate();
    await visit.page.getByText(sentence).waitFor();
    expect([await submit().count(), await amount().count()]).toEqual([0, 0]);
  });
});

describe("the page", { tags: ["long"] }, () => {
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

  testAccessibility("is accessible, with a refusal and without", visit, async ({ page, go, check }) => {
    await go("/auth/affiliate");
    await page.locator("main button[type=submit]").waitFor();
    await page.getByRole("list", { name: "ชวนเพื่อนด้วยลิงก์ของคุณ" }).waitFor();
    await check();
    await page.locator("main button[type=submit]").click();
    await page.locator("[aria-invalid=true]").waitFor();
    await check();
  });

  testAccessibility(
    "is accessible for a member without friends and earnings",
    visit,
    async ({ page, go, check }) => {
      await go("/auth/affiliate");
      await page.getByText("ยอดใดยอดหนึ่งถึง ฿100.00 ยังขาดอีก ฿100.00").waitFor();
      await page.getByText("ยังไม่มีเพื่อนที่สมัครด้วยรหัสของคุณ").waitFor();
      await check();
    },
    "silver",
  );
});
