import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { amountForm } from "../../support/forms/amount-form.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");
const { amount, submit } = amountForm(visit);

const BALANCE = "/api/auth/affiliate/bonus/gold";

async function goToAffiliate(): Promise<void> {
  await visit.go("/auth/affiliate");
  await visit.page.getByText("ยอดแนะนำเพื่อน ณ เวลา").waitFor();
}

describe("a withdrawal to the credit", () => {
  test("is below the invitation", async () => {
    await goToAffiliate();
    const share = visit.page.getByRole("button", { name: "แชร์ลิงก์" });
    await share.waitFor();
    await submit().waitFor();
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await topOf(share)).toBeLessThan(await topOf(submit()));
  });

  test.each([
    ["no earnings", { balance: 0, byType: { af: 0, wl: 0 } }, "ยอดใดยอดหนึ่งถึง ฿100.00 ยังขาดอีก ฿100.00"],
    [
      "two parts that are enough only together",
      { balance: 150, byType: { af: 60, wl: 90 } },
      "ยอดใดยอดหนึ่งถึง ฿100.00 ยังขาดอีก ฿10.00",
    ],
    ["no parts", { balance: 99.75, byType: null }, "เมื่อยอดถึง ฿100.00 ยังขาดอีก ฿0.25"],
  ])("with %s shows how much is missing in place of the form", async (_, balance, sentence) => {
    await visit.change<object>(BALANCE, (body) => ({ ...body, ...balance }));
    await goToAffiliate();
    await visit.page.getByText(sentence).waitFor();
    expect(await submit().count()).toBe(0);
    expect(await amount().count()).toBe(0);
  });

  test("starts with the part that has enough", async () => {
    await visit.change<object>(BALANCE, (body) => ({ ...body, balance: 190, byType: { af: 90, wl: 100 } }));
    await goToAffiliate();
    expect(await visit.page.locator("form").getByRole("radio", { name: "จากยอดเสีย" }).isChecked()).toBe(true);
  });
});

testAccessibility(
  "the page is accessible for a member without earnings",
  visit,
  async ({ page, go, check }) => {
    await go("/auth/affiliate");
    await page.waitForLoadState("networkidle");
    await page.getByText("ยังขาดอีก ฿100.00").waitFor();
    await page.getByRole("list", { name: "ชวนเพื่อนด้วยลิงก์ของคุณ" }).waitFor();
    await check();
  },
  "silver",
);
