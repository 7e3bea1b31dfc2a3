import { describe, expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { fitsAcross } from "../../support/page-problems.ts";
import { registering, somebody } from "../../support/registration-form.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { openVisitor } from "../../support/start-site.ts";

const visit = setUpVisit();
const { field, submit, fillStep1, fillStep2, toStep2, toTheEnd, sent, says, welcomed } = registering(visit);

describe("registration", () => {
  test("opens an account in two steps with Enter alone and signs in; what is sent is tidy", async () => {
    const bodies = sent();
    const person = somebody();
    await visit.go("/register");
    await fillStep1(person);
    await field("confirmPassword").press("Enter");
    await fillStep2(person);
    await field("accountNumber").press("Enter");
    await welcomed();
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
    "keeps the campaign of %s through every step and side trip",
    async (link) => {
      const bodies = sent();
      const person = somebody();
      await visit.go(link);
      await toStep2(person);
      await visit.page.getByRole("link", { name: "มีบัญชีแล้ว เข้าสู่ระบบ" }).click();
      await visit.arrive("/login");
      await visit.page.getByRole("main").getByRole("link", { name: "สมัครสมาชิก" }).click();
      await fillStep2(person);
      await submit().click();
      await welcomed();
      expect(bodies).toMatchObject([{ team: "north", marketing: "line-ad", username: person.username }]);
    },
  );

  test("shows an inviter's masked name from the first step on, and sends the code", async () => {
    const bodies = sent();
    await visit.go("/aff/GOLD8888");
    await says("ผู้แนะนำ ณัฐ*** ***");
    const person = somebody();
    await toStep2(person);
    expect(await field("inviterCode").inputValue()).toBe("GOLD8888");
    await fillStep2(person);
    await submit().click();
    await welcomed();
    expect(bodies).toMatchObject([{ afCode: "GOLD8888" }]);
  });

  test("says at once that an inviter's code is nobody's, and goes on without one", async () => {
    await visit.go("/aff/NOBODY1");
    const person = somebody();
    await toStep2(person);
    await says("ไม่พบรหัสผู้แนะนำนี้");
    await fillStep2(person);
    await field("inviterCode").fill("");
    await submit().click();
    await welcomed();
  });

  test("sends no logo link that leads away", async () => {
    await visit.go("/regis/a/b");
    await field("phone").waitFor();
    expect(await visit.page.locator("header").getByRole("link", { name: "สนาม" }).count()).toBe(0);
  });
});

describe("the live checks", () => {
  test.each([
    ["phone", "081-234-0002", "เบอร์นี้สมัครสมาชิกไว้แล้ว"],
    ["username", "Gold", "ชื่อผู้ใช้นี้มีคนใช้แล้ว"],
  ])("say that a %s is taken while it is typed, and that another is free", async (name, taken, words) => {
    await visit.go("/register");
    await field(name).fill(taken);
    await says(words);
    expect(await field(name).inputValue()).toBe(taken);
    await field(name).fill(name === "phone" ? "0899999999" : "somebodyelse");
    await says(/^ใช้(เบอร์|ชื่อ)นี้ได้$/);
    expect(await visit.page.getByText(words).count()).toBe(0);
  });

  test("ask once for a name typed in one go", async () => {
    await visit.go("/register");
    const asked: string[] = [];
    visit.page.on("request", (request) => {
      if (request.url().includes("/checkUsername/")) asked.push(request.url());
    });
    await field("username").pressSequentially("quicktyper", { delay: 5 });
    await says("ใช้ชื่อนี้ได้");
    expect(asked.map((url) => url.split("/").pop())).toEqual(["quicktyper"]);
  });

  test("refuse an account that is somebody's, and one that the bank does not know", async () => {
    await visit.go("/register");
    await toStep2(somebody());
    await field("bank").selectOption("014");
    await field("accountNumber").fill("4681230002");
    await says("เลขที่บัญชีนี้มีคนใช้แล้ว");
    await field("accountNumber").fill("1234560000");
    await says("ไม่พบชื่อบัญชี กรุณาตรวจธนาคารและเลขที่บัญชีอีกครั้ง");
  });

  test("let the name be written by hand when the bank cannot be asked", async () => {
    await visit.site.control("/faults", { row: "POST /api/bank/name", fault: { kind: "status", status: 500 } });
    await visit.go("/register");
    await toStep2(somebody());
    await field("bank").selectOption("014");
    await field("accountNumber").fill(somebody().account);
    await says("ดูชื่อจากธนาคารไม่ได้ในตอนนี้ กรุณากรอกเอง");
    await field("name").fill("สมชาย ใจดี");
    await submit().click();
    await welcomed();
  });

  test("let a name that the bank found be mended", async () => {
    await toTheEnd();
    await visit.page.getByRole("button", { name: "แก้ชื่อ" }).click();
    expect(await field("name").inputValue()).toMatch(/\S \S/);
    await field("name").fill("ชื่อเดียว");
    await submit().click();
    await says("กรุณากรอกชื่อและนามสกุลตามบัญชีธนาคาร");
  });
});

describe("the form", () => {
  test("says what is wrong at each field, keeps what was typed, and puts the focus at the first", async () => {
    const calls = visit.countCalls("POST", "/api/user/register");
    await visit.go("/register");
    await field("phone").fill("08123");
    await field("password").fill("short");
    await field("confirmPassword").fill("other");
    await submit().click();
    for (const words of [/^เบอร์มือถือต้องมี 10 หลัก/, /^ชื่อผู้ใช้ต้องเป็น/, /^รหัสผ่านต้องยาว/, /ไม่ตรงกัน/]) await says(words);
    await expect.poll(() => field("phone").evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field("phone").inputValue()).toBe("08123");
    expect(calls()).toBe(0);
  });

  test("keeps everything when going back", async () => {
    await toTheEnd();
    const account = await field("accountNumber").inputValue();
    await visit.page.getByRole("button", { name: "ย้อนกลับ" }).click();
    expect(await field("username").inputValue()).toMatch(/^newcomer/);
    expect(await field("password").inputValue()).toBe("secret1234");
    await submit().click();
    await field("bank").waitFor();
    expect(await field("bank").inputValue()).toBe("014");
    expect(await field("accountNumber").inputValue()).toBe(account);
  });

  test("forgets everything once the account is open", async () => {
    await toTheEnd();
    await submit().click();
    await welcomed();
    await visit.page.evaluate(() => localStorage.clear());
    // Another tab signed out: this one goes to the login page by itself.
    await visit.page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: null })));
    await visit.arrive("/login");
    await visit.page.getByRole("main").getByRole("link", { name: "สมัครสมาชิก" }).click();
    await field("phone").waitFor();
    for (const name of ["phone", "username", "password"]) expect(await field(name).inputValue()).toBe("");
  });

  test("leads to the page that was asked for in the beginning", async () => {
    await visit.go("/auth/withdraw");
    await visit.arrive("/login");
    await visit.page.getByRole("main").getByRole("link", { name: "สมัครสมาชิก" }).click();
    const person = somebody();
    await toStep2(person);
    await fillStep2(person);
    await submit().click();
    await visit.arrive("/auth/withdraw");
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("both steps break no accessibility rule, with errors and without", async () => {
    const { context, page } = await openVisitor(visit.browser, viewport);
    await page.goto(`${visit.site.url}/aff/GOLD8888`, { waitUntil: "networkidle" });
    expect(await axeViolations(page)).toEqual([]);
    await page.locator("button[type=submit]").click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const { phone, username, account } = somebody();
    const answers = { phone, username, password: "secret1234", confirmPassword: "secret1234" };
    for (const [name, value] of Object.entries(answers)) await page.locator(`[name=${name}]`).fill(value);
    await page.locator("button[type=submit]").click();
    await page.locator("[name=bank]").selectOption("014");
    await page.locator("[name=accountNumber]").fill(account);
    await page.getByText("พบบัญชีนี้ที่ไทยพาณิชย์").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await fitsAcross(page)).toBe(true);
    await context.close();
  });
});
