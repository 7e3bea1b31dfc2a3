import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { fitsAcross } from "../../support/page-problems.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpMember("gold");

const amount = () => visit.page.getByRole("textbox", { name: "จำนวนเงิน" });
const submit = () => visit.page.locator("main button[type=submit]");

async function goAffiliate(): Promise<void> {
  await visit.go("/auth/affiliate");
  await visit.page.getByText("ยอดแนะนำเพื่อน ณ เวลา").waitFor();
}

describe("moving earnings to the credit", () => {
  test("stands below the invitation", async () => {
    await goAffiliate();
    await visit.page.getByRole("button", { name: "แชร์ลิงก์" }).waitFor();
    await submit().waitFor();
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await topOf(visit.page.getByRole("button", { name: "แชร์ลิงก์" }))).toBeLessThan(await topOf(submit()));
  });

  test.each([
    ["nothing earned", { balance: 0, byType: { af: 0, wl: 0 } }, "ยอดใดยอดหนึ่งถึง ฿100.00 ยังขาดอีก ฿100.00"],
    [
      "two that would do together",
      { balance: 150, byType: { af: 60, wl: 90 } },
      "ยอดใดยอดหนึ่งถึง ฿100.00 ยังขาดอีก ฿10.00",
    ],
    ["no parts told", { balance: 99.75, byType: null }, "เมื่อยอดถึง ฿100.00 ยังขาดอีก ฿0.25"],
  ])("says how much is missing in place of a form: %s", async (_, told, sentence) => {
    await visit.change<object>("/api/auth/affiliate/bonus/gold", (body) => ({ ...body, ...told }));
    await goAffiliate();
    await visit.page.getByText(sentence).waitFor();
    expect(await submit().count()).toBe(0);
    expect(await amount().count()).toBe(0);
  });

  test("begins with the type that has enough", async () => {
    await visit.change<object>("/api/auth/affiliate/bonus/gold", (body) => ({
      ...body,
      balance: 190,
      byType: { af: 90, wl: 100 },
    }));
    await goAffiliate();
    expect(await visit.page.locator("form").getByRole("radio", { name: "จากยอดเสีย" }).isChecked()).toBe(true);
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("breaks no accessibility rule for somebody who has earned nothing yet", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "silver", viewport);
    await page.goto(`${visit.site.url}/auth/affiliate`, { waitUntil: "networkidle" });
    await page.getByText("ยังขาดอีก ฿100.00").waitFor();
    await page.getByRole("list", { name: "ชวนเพื่อนด้วยลิงก์ของคุณ" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await fitsAcross(page)).toBe(true);
    await context.close();
  });
});
