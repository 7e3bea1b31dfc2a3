import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { STEP_MS, totpCode } from "../../../adapters/totp-code.ts";
import { inThai } from "../../../in-thai.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { brokenText } from "../../support/broken-text.ts";
import { follow } from "../../support/follow.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { clickTwiceAndEnter, hasFocus } from "../../support/gestures.ts";
import { NOON } from "../../support/noon.ts";
import { openVisitor } from "../../support/open-page.ts";
import { openRequests } from "../../support/open-requests.ts";
import { tooWide } from "../../support/page-problems.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";
import { signOut } from "../../support/sign-out.ts";

const visit = setUpMember("gold");
const { withdraw } = withdrawForm(visit);

const NARROW = { width: 320, height: 640 };
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const submit = (page: Page) => page.locator("form button[type=submit]").first();
const recoveryCodes = () => visit.page.getByRole("list", { name: "รหัสกู้คืน" }).locator("code");

async function check(page: Page): Promise<void> {
  expect([await axeViolations(page), await tooWide(page)]).toEqual([[], []]);
}

beforeEach(() => visit.site.control("/clock", { set: NOON, pinned: true }));

/** Begins with the password, and returns a function that makes codes. */
async function begin(): Promise<() => Promise<string>> {
  const { page, site } = visit;
  let now = Date.parse(NOON);
  await field(page, "password").fill("demo1234");
  await clickTwiceAndEnter(submit(page));
  await page.getByRole("img", { name: brokenText("คิวอาร์สำหรับแอปยืนยันตัวตน") }).waitFor();
  const secret = (await page.locator("main code").innerText()).replace(/\s/g, "");
  /** A code that was not used: one time step later than the last one. */
  return async () => {
    await site.control("/clock", { advanceMs: STEP_MS });
    now += STEP_MS;
    return totpCode(secret, now);
  };
}

test("the authenticator app is turned on once, and asked for at a withdrawal and at sign-in", async () => {
  const { page, site } = visit;
  const sends = visit.countCalls("POST", /^\/api\/auth\/withdraw\/[\w-]+$/);
  const turnsOn = visit.countCalls("POST", "/api/auth/second-factor/totp/on");
  await visit.go("/auth/settings/security");
  const freshCode = await begin();
  const code = await freshCode();
  await field(page, "code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await clickTwiceAndEnter(submit(page));
  await recoveryCodes().nth(9).waitFor();
  expect(turnsOn()).toBe(1);
  await visit.button("เก็บรหัสแล้ว").click();
  await page.getByText("10 รหัส").waitFor();

  await follow(page, "/auth/withdraw");
  await withdraw("500");
  const sheet = page.getByRole("dialog", { name: "ยืนยันว่าเป็นคุณ" });
  await sheet.locator("[name=code]").fill("000000");
  await sheet.locator("[type=submit]").click();
  await sheet.getByText(inThai(refuse("second-factor-wrong"))).waitFor();
  await check(page);
  await sheet.locator("[name=code]").fill(await freshCode());
  await sheet.locator("[type=submit]").click();
  await visit.region("กำลังดำเนินการ").getByText("฿500.00").waitFor();
  expect(sends()).toBe(2);
  expect(await openRequests(site)).toMatchObject([{ kind: "withdrawal", amount: 500 }]);

  await signOut(page);
  await signIn(page);
  await field(page, "code").waitFor();
  await expect.poll(() => hasFocus(field(page, "code"))).toBe(true);
  expect(await field(page, "code").getAttribute("autocomplete")).toBe("one-time-code");
  await field(page, "code").fill(await freshCode());
  await page.keyboard.press("Enter");
  await visit.arrive("/auth/dashboard");
});

test("each step tells a mistake on a narrow screen, a recovery code signs in, and the app is turned off", {
  tags: ["long"],
}, async () => {
  const { page, site } = visit;
  await page.setViewportSize(NARROW);
  await visit.go("/auth/settings/security");
  await field(page, "password").fill("not-it-123");
  await submit(page).click();
  await page.getByText(inThai(refuse("password-wrong"))).waitFor();
  const freshCode = await begin();
  await check(page);
  await field(page, "code").fill("12345");
  await submit(page).click();
  await page.getByText(inThai(refuse("second-factor-format"))).waitFor();
  await field(page, "code").fill(await freshCode());
  await submit(page).click();
  await recoveryCodes().nth(9).waitFor();
  const [recoveryCode = ""] = await recoveryCodes().allInnerTexts();
  const download = page.waitForEvent("download");
  await visit.button("บันทึกเป็นไฟล์").click();
  expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
  await check(page);
  await visit.button("เก็บรหัสแล้ว").click();
  await page.getByText("10 รหัส").waitFor();
  await check(page);

  const { context, page: other } = await openVisitor(visit.browser, NARROW);
  await other.goto(`${site.url}/login`);
  await signIn(other, "gold");
  await field(other, "code").waitFor();
  await check(other);
  await field(other, "code").fill("000000");
  await other.keyboard.press("Enter");
  await other.getByText(inThai(refuse("second-factor-wrong"))).waitFor();
  await other.getByRole("button", { name: "ใช้รหัสกู้คืนแทน" }).click();
  await field(other, "code").fill(recoveryCode.toUpperCase());
  await other.keyboard.press("Enter");
  await other.waitForURL(`${site.url}/auth/dashboard`);
  await context.close();

  await visit.go("/auth/settings/security");
  await page.getByText("9 รหัส").waitFor();
  const turnsOff = visit.countCalls("POST", "/api/auth/second-factor/totp/off");
  await field(page, "password").fill("demo1234");
  await field(page, "code").fill(await freshCode());
  await clickTwiceAndEnter(submit(page));
  await visit.button("เริ่มตั้งค่า").waitFor();
  expect(turnsOff()).toBe(1);
  await visit.go("/auth/inbox");
  await page.getByText("ปิดแอปยืนยันตัวตนแล้ว", { exact: true }).waitFor();
  await page.getByText("เปิดใช้แอปยืนยันตัวตนแล้ว", { exact: true }).waitFor();
});
