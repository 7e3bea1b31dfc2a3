import { describe, expect, test } from "vitest";
import { createNodePuzzles } from "../../../../adapters/house/node/node-puzzles.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { deferred } from "../../support/deferred.ts";
import { clickTwiceAndEnter, hasFocus, tabTo } from "../../support/gestures.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpVisit();

const LOGIN = "/api/auth/login";
const WRONG_PASSWORD = "ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง";

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
  test("loads the member's code while the password is typed, shows a wrong one at its field, and sends the right one once", async () => {
    const requested: string[] = [];
    visit.page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const memberCode = () => requested.some((path) => /\/assets\/member-[\w-]{7}\.js$/.test(path));
    await visit.go("/login");
    await username().fill("platinum");
    expect(memberCode()).toBe(false);
    await password().fill("not-it-123");
    await expect.poll(memberCode).toBe(true);
    await visit.page.getByRole("button", { name: "แสดงรหัสผ่าน" }).click();
    expect(await password().getAttribute("type")).toBe("text");
    await visit.page.getByRole("button", { name: "ซ่อนรหัสผ่าน" }).click();
    expect(await password().getAttribute("type")).toBe("password");
    await submit().click();
    await text(WRONG_PASSWORD).waitFor();
    await expect.poll(() => hasFocus(password())).toBe(true);
    expect(await username().inputValue()).toBe("platinum");
    expect(await password().inputValue()).toBe("not-it-123");
    await password().fill("demo1234");
    expect(await text(WRONG_PASSWORD).count()).toBe(0);
    const calls = visit.countCalls("POST", LOGIN);
    await visit.site.control("/faults", { row: `POST ${LOGIN}`, delayMs: 300, fault: { kind: "delay" } });
    await clickTwiceAndEnter(submit());
    await waitForDashboard();
    expect(calls()).toBe(1);
  });

  test("returns by the keyboard alone to the page that required it, with its query", async () => {
    await visit.go("/auth/transaction/history?kind=deposit");
    await visit.arrive("/login");
    await tabTo(visit.page, username(), 20);
    await visit.page.keyboard.type("gold");
    await visit.page.keyboard.press("Tab");
    await visit.page.keyboard.type("demo1234");
    await visit.page.keyboard.press("Enter");
    await visit.arrive("/auth/transaction/history?kind=deposit");
  });

  test("shows that a reply was lost, keeps what was typed, and the next try works", async () => {
    await visit.go("/login");
    await visit.loseReply(LOGIN);
    await fill();
    await submit().click();
    await visit.main().getByText("เชื่อมต่อระบบไม่ได้").waitFor();
    expect(await username().inputValue()).toBe("gold");
    await submit().click();
    await waitForDashboard();
  });

  test("solves the puzzle of a backend that is too busy, under a calm sentence, and sends the same again by itself", async () => {
    const puzzles = createNodePuzzles("a key of tests only, of 32 letters");
    const now = instant(0);
    const requested: string[] = [];
    visit.page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const solver = () => requested.some((path) => /\/assets\/solve-puzzle-/.test(path));
    const { promise: seen, resolve: onSeen } = deferred();
    const bodies: Record<string, string>[] = [];
    await visit.page.route(`**${LOGIN}`, async (route) => {
      bodies.push(route.request().postDataJSON());
      if (bodies.length > 1) {
        await seen;
        return route.continue();
      }
      expect(solver()).toBe(false);
      const facts = { until: 0, retryAfter: 9, puzzle: await puzzles.create("sign-in gold", 0, now) };
      return route.fulfill({ status: 429, json: { code: "too-many-requests", message: "รอสักครู่", facts } });
    });
    await visit.go("/login");
    await fill();
    await submit().click();
    await text("กำลังยืนยันว่าเป็นคนจริง").waitFor();
    expect([await username().inputValue(), await password().inputValue()]).toEqual(["gold", "demo1234"]);
    await expect.poll(() => bodies.length).toBe(2);
    onSeen();
    await waitForDashboard();
    const [first, second] = bodies;
    const { puzzleAnswer = "", ...again } = second ?? {};
    expect(again).toEqual(first);
    expect(await puzzles.check("sign-in gold", puzzleAnswer, now, async () => true)).toEqual({ difficulty: 0 });
    expect(solver()).toBe(true);
  });

  test("counts down after too many wrong passwords, and lets the next attempt through", {
    tags: ["long"],
  }, async () => {
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
});

testAccessibility(
  "the form sends nothing while a field is empty, and is accessible with its errors",
  visit,
  async ({ page, go, check }) => {
    const calls = visit.countCalls("POST", LOGIN);
    await go("/login");
    await page.locator("button[type=submit]").click();
    await page.getByText("กรุณากรอกชื่อผู้ใช้").waitFor();
    await check();
    expect(calls()).toBe(0);
  },
);
