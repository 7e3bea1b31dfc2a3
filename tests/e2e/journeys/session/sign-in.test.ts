import { describe, expect, test } from "vitest";
import { clickTwiceAndEnter, hasFocus, tabTo } from "../../support/gestures.ts";
import { openMember } from "../../support/open-page.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signIn } from "../../support/sign-in.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpVisit();

const LOGIN = "/api/auth/login";
const WRONG_PASSWORD = "ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง";
const OFFLINE = "ไม่มีอินเทอร์เน็ต";

const username = () => visit.page.locator("[name=username]");
const password = () => visit.page.locator("[name=password]");
const submit = () => visit.page.locator("button[type=submit]");
const text = (words: string | RegExp) => visit.page.getByText(words);
const waitForDashboard = () => visit.arrive("/auth/dashboard");

async function fill(name = "gold", secret = "demo1234"): Promise<void> {
  await username().fill(name);
  await password().fill(secret);
}

describe("the form", () => {
  test("loads the member's code while the password is typed, and not before", async () => {
    const requested: string[] = [];
    visit.page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const memberCode = () => requested.some((path) => /\/assets\/member-[\w-]{7}\.js$/.test(path));
    await visit.go("/login");
    await username().fill("gold");
    expect(memberCode()).toBe(false);
    await password().fill("d");
    await expect.poll(memberCode).toBe(true);
    expect(new URL(visit.page.url()).pathname).toBe("/login");
  });

  test("shows a wrong password at its field, keeps what was typed, and accepts the right one", async () => {
    await visit.go("/login");
    await fill("platinum", "not-it-123");
    await submit().click();
    await text(WRONG_PASSWORD).waitFor();
    await expect.poll(() => hasFocus(password())).toBe(true);
    expect(await username().inputValue()).toBe("platinum");
    expect(await password().inputValue()).toBe("not-it-123");
    await password().fill("demo1234");
    expect(await text(WRONG_PASSWORD).count()).toBe(0);
    await submit().click();
    await waitForDashboard();
  });

  test("sends nothing while a field is empty", async () => {
    const calls = visit.countCalls("POST", LOGIN);
    await visit.go("/login");
    await submit().click();
    await text("กรุณากรอกชื่อผู้ใช้").waitFor();
    await username().fill("gold");
    await submit().click();
    await text("กรุณากรอกรหัสผ่าน").waitFor();
    expect(calls()).toBe(0);
  });

  test("counts down after too many wrong passwords, and lets the next attempt through", async () => {
    await visit.go("/login");
    const locked = text(/ใส่รหัสผ่านผิดหลายครั้งเกินไป ลองใหม่ได้ในอีก \d+\sวินาที/);
    const refusal = text(WRONG_PASSWORD).or(locked);
    const calls = visit.countCalls("POST", LOGIN);
    while ((await locked.count()) === 0 && calls() < 7) {
      await fill("nobody", `wrong-${calls()}`);
      await submit().click();
      await refusal.waitFor();
    }
    expect(calls()).toBe(5);
    await visit.page.getByRole("button", { name: /^ลองใหม่ได้ในอีก [12]\sวินาที$/ }).waitFor();
    // Another username has not to wait, and the button works again for this one, too.
    await username().fill("somebody");
    await submit().waitFor();
    await username().fill("nobody");
    await submit().waitFor();
    await visit.site.control("/clock", { advanceMs: 60_000 });
    await submit().click();
    await expect.poll(calls).toBe(6);
  });

  test("shows and hides the password", async () => {
    await visit.go("/login");
    await password().fill("demo1234");
    await visit.page.getByRole("button", { name: "แสดงรหัสผ่าน" }).click();
    expect(await password().getAttribute("type")).toBe("text");
    await visit.page.getByRole("button", { name: "ซ่อนรหัสผ่าน" }).click();
    expect(await password().getAttribute("type")).toBe("password");
  });

  test("sends one request for two clicks and Enter in one task", async () => {
    await visit.go("/login");
    const calls = visit.countCalls("POST", LOGIN);
    await visit.site.control("/faults", { row: `POST ${LOGIN}`, delayMs: 300, fault: { kind: "delay" } });
    await fill();
    await clickTwiceAndEnter(submit());
    await waitForDashboard();
    expect(calls()).toBe(1);
  });

  test("works with the keyboard alone", async () => {
    await visit.go("/login");
    await tabTo(visit.page, username(), 20);
    await visit.page.keyboard.type("gold");
    await visit.page.keyboard.press("Tab");
    await visit.page.keyboard.type("demo1234");
    await visit.page.keyboard.press("Enter");
    await waitForDashboard();
  });
});

describe("after signing in", () => {
  test("the member returns to the page that required it, with its query", async () => {
    await visit.go("/auth/transaction/history?kind=deposit");
    await visit.arrive("/login");
    await signIn(visit.page);
    await visit.arrive("/auth/transaction/history?kind=deposit");
  });

  test.each(["https://evil.example/", "//evil.example", "/auth/../login", "javascript:alert(1)"])(
    "the member does not leave the site for %s",
    async (from) => {
      await visit.go("/login");
      await visit.page.evaluate((state) => history.replaceState({ usr: { from: state }, key: "x" }, ""), from);
      await visit.page.reload();
      await fill();
      await submit().click();
      await waitForDashboard();
    },
  );

  test("a member is redirected from every visitors' page", async () => {
    const member = await openMember(visit.browser, visit.site, "gold");
    for (const path of ["/", "/login", "/register", "/promotion", "/contact"]) {
      await member.page.goto(`${visit.site.url}${path}`);
      await member.page.waitForURL(`${visit.site.url}/auth/dashboard`);
    }
    await member.context.close();
  });
});

describe("a failed sign-in", () => {
  test.each([
    ["an HTML page in place of JSON", { kind: "html" }, `POST ${LOGIN}`],
    ["half a reply", { kind: "truncated" }, `POST ${LOGIN}`],
    ["a user of the wrong type", { kind: "wrong-type", field: "user.name" }, `POST ${LOGIN}: user.name`],
  ])("through %s shows what happened, and the next try works", async (_, fault, words) => {
    await visit.go("/login");
    await visit.site.control("/faults", { row: `POST ${LOGIN}`, fault });
    await fill();
    await submit().click();
    await visit.main().getByText(words).waitFor();
    expect(new URL(visit.page.url()).pathname).toBe("/login");
    await submit().click();
    await waitForDashboard();
  });

  test("through a lost reply shows it, and the next try works", async () => {
    await visit.go("/login");
    await visit.loseReply(LOGIN);
    await fill();
    await submit().click();
    await visit.main().getByText("เชื่อมต่อระบบไม่ได้").waitFor();
    await submit().click();
    await waitForDashboard();
  });

  test("without a network keeps what was typed, and works when the network returns", async () => {
    await visit.go("/login");
    await fill();
    await visit.context.setOffline(true);
    await text(OFFLINE).waitFor();
    await submit().click();
    await text("เชื่อมต่อระบบไม่ได้").waitFor();
    expect(await username().inputValue()).toBe("gold");
    await visit.context.setOffline(false);
    await expect.poll(() => text(OFFLINE).count()).toBe(0);
    await submit().click();
    await waitForDashboard();
  });
});

testAccessibility("the form is accessible with its errors", visit, async ({ page, go, check }) => {
  await go("/login");
  await page.locator("button[type=submit]").click();
  await page.locator("[aria-invalid=true]").waitFor();
  await check();
});
