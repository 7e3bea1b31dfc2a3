import { describe, expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { newPerson, registrationForm } from "../../support/forms/registration-form.ts";
import { hasFocus } from "../../support/gestures.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpVisit();
const { field, submit, fillStep1, fillStep2, goToStep2, fillBothSteps, recordBodies, waitForText, waitForDashboard } =
  registrationForm(visit);

describe("registration", () => {
  test("opens an account in two steps with Enter alone, signs in, and sends normalised values", async () => {
    const bodies = recordBodies();
    const person = newPerson();
    await visit.go("/register");
    await fillStep1(person);
    await field("confirmPassword").press("Enter");
    await fillStep2(person);
    await field("accountNumber").press("Enter");
    await waitForDashboard();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      phone: person.phone.replace(/ /g, ""),
      username: person.username,
      bankId: person.account.replace(/-/g, ""),
      name: expect.stringMatching(/\S \S/),
    });
    expect(bodies[0]).not.toHaveProperty("team");
    expect(bodies[0]).not.toHaveProperty("afCode");
  });

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

  test("shows the inviter's masked name from the first step, and sends the code", async () => {
    const bodies = recordBodies();
    await visit.go("/aff/GOLD8888");
    await waitForText("ผู้แนะนำ ณัฐ*** ***");
    const person = newPerson();
    await goToStep2(person);
    expect(await field("inviterCode").inputValue()).toBe("GOLD8888");
    await fillStep2(person);
    await submit().click();
    await waitForDashboard();
    expect(bodies).toMatchObject([{ afCode: "GOLD8888" }]);
  });

  test("shows at once that an inviter's code is unknown, and works without a code", async () => {
    await visit.go("/aff/NOBODY1");
    const person = newPerson();
    await goToStep2(person);
    await waitForText("ไม่พบรหัสผู้แนะนำนี้");
    await fillStep2(person);
    await field("inviterCode").fill("");
    await submit().click();
    await waitForDashboard();
  });

  test("has no link in its logo, so nobody leaves the form by mistake", async () => {
    await visit.go("/regis/a/b");
    await field("phone").waitFor();
    expect(await visit.page.locator("header").getByRole("link", { name: "สนาม" }).count()).toBe(0);
  });
});

describe("the live checks", () => {
  test.each([
    ["phone", "081-234-0002", "เบอร์นี้สมัครสมาชิกไว้แล้ว"],
    ["username", "Gold", "ชื่อผู้ใช้นี้มีคนใช้แล้ว"],
  ])("show while a %s is typed that it is taken, and that another is free", async (name, taken, words) => {
    await visit.go("/register");
    await field(name).fill(taken);
    await waitForText(words);
    expect(await field(name).inputValue()).toBe(taken);
    await field(name).fill(name === "phone" ? "0899999999" : "somebodyelse");
    await waitForText(/^ใช้(เบอร์|ชื่อ)นี้ได้$/);
    expect(await visit.page.getByText(words).count()).toBe(0);
  });

  test("send one call for a name that is typed without a pause", async () => {
    await visit.go("/register");
    const urls: string[] = [];
    visit.page.on("request", (request) => {
      if (request.url().includes("/checkUsername/")) urls.push(request.url());
    });
    await field("username").pressSequentially("quicktyper", { delay: 5 });
    await waitForText("ใช้ชื่อนี้ได้");
    expect(urls.map((url) => url.split("/").pop())).toEqual(["quicktyper"]);
  });

  test("refuse an account that is taken, and one that the bank does not know", async () => {
    await visit.go("/register");
    await goToStep2(newPerson());
    await field("bank").selectOption("014");
    await field("accountNumber").fill("4681230002");
    await waitForText("เลขที่บัญชีนี้มีคนใช้แล้ว");
    await field("accountNumber").fill("1234560000");
    await waitForText("ไม่พบชื่อบัญชี กรุณาตรวจธนาคารและเลขที่บัญชีอีกครั้ง");
  });

  test("let the person type the name when the bank does not reply", async () => {
    await visit.site.control("/faults", { row: "POST /api/bank/name", fault: { kind: "status", status: 500 } });
    await visit.go("/register");
    await goToStep2(newPerson());
    await field("bank").selectOption("014");
    await field("accountNumber").fill(newPerson().account);
    await waitForText("ตอนนี้ดึงชื่อจากธนาคารไม่ได้ กรุณากรอกเอง");
    await field("name").fill("สมชาย ใจดี");
    await field("consentVersion").check();
    await submit().click();
    await waitForDashboard();
  });

  test("let the person correct the name that the bank returned", async () => {
    await fillBothSteps();
    await visit.page.getByRole("button", { name: "แก้ชื่อ" }).click();
    expect(await field("name").inputValue()).toMatch(/\S \S/);
    await field("name").fill("ชื่อเดียว");
    await submit().click();
    await waitForText("กรุณากรอกชื่อและนามสกุลตามบัญชีธนาคาร");
  });
});

describe("the form", () => {
  test("asks for consent to the documents, which open in another tab, and sends their versions", async () => {
    const bodies = recordBodies();
    await fillBothSteps();
    await field("consentVersion").uncheck();
    await submit().click();
    await waitForText("กรุณายอมรับข้อกำหนดและนโยบายความเป็นส่วนตัวก่อนสมัคร");
    expect(await field("consentVersion").evaluate((box) => box === document.activeElement)).toBe(true);
    expect(bodies).toEqual([]);
    for (const name of ["ข้อกำหนดการใช้งาน", "นโยบายความเป็นส่วนตัว"]) {
      const opened = visit.context.waitForEvent("page");
      await visit.main().getByRole("link", { name }).click();
      const tab = await opened;
      await tab.getByRole("heading", { level: 1, name }).waitFor();
      expect(await axeViolations(tab)).toEqual([]);
      await tab.close();
    }
    expect(await axeViolations(visit.page)).toEqual([]);
    await visit.page.keyboard.press("Tab");
    await field("consentVersion").focus();
    await visit.page.keyboard.press("Space");
    await submit().click();
    await waitForDashboard();
    expect(bodies).toMatchObject([{ consentVersion: "terms 2569-11, privacy 2569-11" }]);
  });

  test("shows each mistake at its field, keeps what was typed, and moves the focus to the first mistake", async () => {
    const calls = visit.countCalls("POST", "/api/user/register");
    await visit.go("/register");
    await field("phone").fill("08123");
    await field("password").fill("short");
    await field("confirmPassword").fill("other");
    await submit().click();
    for (const words of [/^เบอร์มือถือต้องมี 10 หลัก/, /^ชื่อผู้ใช้ต้องเป็น/, /^รหัสผ่านต้องยาว/, /ไม่ตรงกัน/]) await waitForText(words);
    await expect.poll(() => hasFocus(field("phone"))).toBe(true);
    expect(await field("phone").inputValue()).toBe("08123");
    expect(calls()).toBe(0);
  });

  test("keeps everything when the person goes back", async () => {
    await fillBothSteps();
    const account = await field("accountNumber").inputValue();
    await visit.page.getByRole("button", { name: "ย้อนกลับ" }).click();
    expect(await field("username").inputValue()).toMatch(/^newcomer/);
    expect(await field("password").inputValue()).toBe("secret1234");
    await submit().click();
    await field("bank").waitFor();
    expect(await field("bank").inputValue()).toBe("014");
    expect(await field("accountNumber").inputValue()).toBe(account);
  });

  test("is empty again after the account is open", async () => {
    await fillBothSteps();
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
});

testAccessibility("both steps are accessible, with errors and without", visit, async ({ page, go, arrive, check }) => {
  const form = registrationForm({ page, go, arrive });
  const person = newPerson();
  await go("/aff/GOLD8888");
  await page.waitForLoadState("networkidle");
  await check();
  await form.submit().click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await check();
  await form.goToStep2(person);
  await form.fillStep2(person);
  await check();
});
