import { describe, expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { newPerson, registrationForm } from "../../support/forms/registration-form.ts";
import { clickTwiceAndEnter, hasFocus } from "../../support/gestures.ts";
import { currentProblems } from "../../support/page-problems.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpVisit();
const { field, submit, fillStep1, fillStep2, goToStep2, fillBothSteps, recordBodies, waitForText, waitForDashboard } =
  registrationForm(visit);

const REGISTER = "/api/user/register";
const CHECK_USERNAME = "**/api/user/checkUsername/*";

test("an invited friend is told each mistake at its field, and opens an account in two steps with Enter alone", async () => {
  const bodies = recordBodies();
  const person = newPerson();
  await visit.go("/aff/GOLD8888");
  await waitForText("ผู้แนะนำ ณัฐ*** ***");
  // The logo is no link, so nobody leaves the form by mistake.
  expect(await visit.page.locator("header").getByRole("link", { name: "สนาม" }).count()).toBe(0);
  await field("phone").fill("08123");
  await field("password").fill("short");
  await field("confirmPassword").fill("other");
  await submit().click();
  for (const words of [/^เบอร์มือถือต้องมี 10 หลัก/, /^ชื่อผู้ใช้ต้องเป็น/, /^รหัสผ่านต้องยาว/, /ไม่ตรงกัน/]) await waitForText(words);
  await expect.poll(() => hasFocus(field("phone"))).toBe(true);
  expect(await field("phone").inputValue()).toBe("08123");
  expect(await currentProblems(visit.page)).toEqual([]);

  await field("phone").fill("081-234-0002");
  await waitForText("เบอร์นี้สมัครสมาชิกไว้แล้ว");
  await fillStep1(person);
  await waitForText("ใช้เบอร์นี้ได้");
  await field("confirmPassword").press("Enter");
  await fillStep2(person);
  expect(await field("inviterCode").inputValue()).toBe("GOLD8888");
  expect(await currentProblems(visit.page)).toEqual([]);
  await field("accountNumber").press("Enter");
  await waitForDashboard();
  expect(bodies).toEqual([
    expect.objectContaining({
      phone: person.phone.replace(/ /g, ""),
      username: person.username,
      bankId: person.account.replace(/-/g, ""),
      name: expect.stringMatching(/\S \S/),
      afCode: "GOLD8888",
      consentVersion: "terms 2569-11, privacy 2569-11",
    }),
  ]);
});

test("a registration is sent once for two clicks and Enter in one task, and found when its reply is lost", {
  tags: ["long"],
}, async () => {
  const keys = new Set<string | undefined>();
  visit.page.on("request", (request) => {
    if (request.url().endsWith(REGISTER)) keys.add(request.headers()["idempotency-key"]);
  });
  await fillBothSteps();
  await visit.loseReply(REGISTER);
  await clickTwiceAndEnter(submit());
  await waitForDashboard();
  expect([...keys]).toEqual([expect.any(String)]);
});

describe("over a bad network", { tags: ["long"] }, () => {
  test("a registration is never shown as failed while its outcome is unknown, and is found when the network returns", async () => {
    await fillBothSteps();
    await visit.page.route(CHECK_USERNAME, (route) => route.abort());
    await visit.loseReply(REGISTER);
    await submit().click();
    await waitForText(/กำลังตรวจสอบผลการสมัคร/);
    const unknown = visit.page.getByText(/ยังไม่ทราบผลการสมัคร/);
    await expect
      .poll(async () => {
        await visit.context.clock.fastForward(15_000);
        return unknown.count();
      })
      .toBe(1);
    expect(await field("accountNumber").inputValue()).not.toBe("");
    await visit.page.unroute(CHECK_USERNAME);
    await visit.page.getByRole("button", { name: "ตรวจสอบตอนนี้" }).click();
    await waitForDashboard();
  });

  test("a reload in the middle is told what became of it, and the storage has no typed value but the username", async () => {
    await fillBothSteps();
    const { reached } = await visit.holdReply(REGISTER);
    await submit().click();
    await reached;
    await visit.page.reload();
    await waitForText(/การสมัครครั้งก่อนน่าจะสำเร็จแล้ว/);
    const stored = await visit.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toContain("registration");
    expect(stored).not.toMatch(/secret1234|081555|1234-?5/);
    await visit.page.getByRole("link", { name: "เข้าสู่ระบบ", exact: true }).first().click();
    await visit.page.waitForURL(/\/login/);
  });

  test("everything that was typed stays until the network returns", async () => {
    await fillBothSteps();
    await visit.context.setOffline(true);
    await submit().click();
    await waitForText("เชื่อมต่อระบบไม่ได้");
    expect(await field("accountNumber").inputValue()).not.toBe("");
    await visit.context.setOffline(false);
    await submit().click();
    await waitForDashboard();
  });
});

describe("the form", { tags: ["long"] }, () => {
  test.each(["/regis/north/line-ad", "/regiss/north/line-ad"])(
    "keeps the campaign of %s through every step and on the way over other pages",
    async (link) => {
      const bodies = recordBodies();
      const person = newPerson();
      await visit.go(link);
      await goToStep2(person);
      await visit.page.getByRole("link", { name: "มีบัญชีแล้ว เข้าสู่ระบบ" }).click();
      await visit.arrive("/login");
      await visit.main().getByRole("link", { name: "สมัครสมาชิก" }).click();
      await fillStep2(person);
      await submit().click();
      await waitForDashboard();
      expect(bodies).toMatchObject([{ team: "north", marketing: "line-ad", username: person.username }]);
    },
  );

  test("shows at once that an inviter's code is unknown, and works without a code", async () => {
    await visit.go("/aff/NOBODY1");
    const person = newPerson();
    await goToStep2(person);
    await waitForText("ไม่พบรหัสแนะนำนี้");
    await fillStep2(person);
    await field("inviterCode").fill("");
    await submit().click();
    await waitForDashboard();
  });

  test("refuses an account that is taken or unknown, and lets the person type the name when the bank does not reply", async () => {
    await visit.go("/register");
    await goToStep2(newPerson());
    await field("bank").selectOption("014");
    await field("accountNumber").fill("4681230002");
    await waitForText("เลขที่บัญชีนี้มีคนใช้แล้ว");
    await field("accountNumber").fill("1234560000");
    await waitForText("ไม่พบชื่อบัญชี กรุณาตรวจธนาคารและเลขที่บัญชีอีกครั้ง");
    await visit.site.control("/faults", { row: "POST /api/bank/name", fault: { kind: "status", status: 500 } });
    await field("accountNumber").fill(newPerson().account);
    await waitForText("ตอนนี้ดึงชื่อจากธนาคารไม่ได้ กรุณากรอกเอง");
    await field("name").fill("สมชาย ใจดี");
    await field("consentVersion").check();
    await submit().click();
    await waitForDashboard();
  });

  test("lets the person correct the name that the bank returned", async () => {
    await fillBothSteps();
    await visit.page.getByRole("button", { name: "แก้ชื่อ" }).click();
    // The bank's customer is masked as long as nobody has shown that the account is theirs.
    expect(await field("name").inputValue()).toBe("");
    expect(await visit.page.getByText("ชื่อบัญชีจากธนาคาร").textContent()).toMatch(/\*{3}.?\*{3}$/u);
    await field("name").fill("ชื่อเดียว");
    await submit().click();
    await waitForText("กรุณากรอกชื่อและนามสกุลตามบัญชีธนาคาร");
  });

  test("asks for consent to the documents, which open in another tab", async () => {
    const bodies = recordBodies();
    await fillBothSteps();
    await field("consentVersion").uncheck();
    await submit().click();
    await waitForText("กรุณายอมรับข้อกำหนดและนโยบายความเป็นส่วนตัวก่อนสมัคร");
    expect(await hasFocus(field("consentVersion"))).toBe(true);
    expect(bodies).toEqual([]);
    for (const name of ["ข้อกำหนดการใช้งาน", "นโยบายความเป็นส่วนตัว"]) {
      const opened = visit.context.waitForEvent("page");
      await visit.main().getByRole("link", { name }).click();
      const tab = await opened;
      await tab.getByRole("heading", { level: 1, name }).waitFor();
      await tab.close();
    }
    expect(await axeViolations(visit.page)).toEqual([]);
    await visit.page.keyboard.press("Tab");
    await field("consentVersion").focus();
    await visit.page.keyboard.press("Space");
    await submit().click();
    await waitForDashboard();
  });

  test("keeps everything when the person goes back, and nothing after the account is open", async () => {
    await fillBothSteps();
    const account = await field("accountNumber").inputValue();
    await visit.page.getByRole("button", { name: "ย้อนกลับ" }).click();
    expect(await field("username").inputValue()).toMatch(/^newcomer/);
    expect(await field("password").inputValue()).toBe("secret1234");
    await submit().click();
    await field("bank").waitFor();
    expect(await field("bank").inputValue()).toBe("014");
    expect(await field("accountNumber").inputValue()).toBe(account);
    await submit().click();
    await waitForDashboard();
    await visit.page.evaluate(() => localStorage.clear());
    // As if another tab had signed out: this tab then shows the login page by itself.
    await visit.page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: null })));
    await visit.arrive("/login");
    await visit.main().getByRole("link", { name: "สมัครสมาชิก" }).click();
    await field("phone").waitFor();
    for (const name of ["phone", "username", "password"]) expect(await field(name).inputValue()).toBe("");
  });

  test("leads to the page that the person wanted at first", async () => {
    await visit.go("/auth/withdraw");
    await visit.arrive("/login");
    await visit.main().getByRole("link", { name: "สมัครสมาชิก" }).click();
    const person = newPerson();
    await goToStep2(person);
    await fillStep2(person);
    await submit().click();
    await visit.arrive("/auth/withdraw");
  });

  testAccessibility(
    "is accessible in both steps, with errors and without",
    visit,
    async ({ page, go, arrive, check }) => {
      const form = registrationForm({ page, go, arrive });
      const person = newPerson();
      await go("/aff/GOLD8888");
      await form.field("phone").waitFor();
      await check();
      await form.submit().click();
      await page.locator("[aria-invalid=true]").first().waitFor();
      await check();
      await form.goToStep2(person);
      await form.fillStep2(person);
      await check();
    },
  );
});
