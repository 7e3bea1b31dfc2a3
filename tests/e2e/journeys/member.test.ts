import { describe, expect, test } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { endOfDay, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { axeViolations } from "../support/axe.ts";
import { DESKTOP, PHONE } from "../support/browser.ts";
import { openRequests } from "../support/open-requests.ts";
import { setUpMember } from "../support/set-up-member.ts";
import { openMember, openVisitor } from "../support/site.ts";

const visit = setUpMember("gold");

const heading = (name: string | RegExp) => visit.page.getByRole("heading", { name, level: 1 });
const main = () => visit.page.getByRole("main");

describe("a member's day", () => {
  test("signs in, deposits, sees it credited live, is stopped over the limit, withdraws exactly the rest", async () => {
    const { context, page } = await openVisitor(visit.browser);
    const link = (name: string) => page.getByRole("main").getByRole("link", { name });
    await page.goto(`${visit.site.url}/login`);
    await page.locator("[name=username]").fill("gold");
    await page.locator("[name=password]").fill("demo1234");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^สวัสดี/ }).waitFor();
    await page.getByRole("main").getByText("324,850").waitFor();

    await link("ฝากเงิน").first().click();
    await page.getByRole("textbox").fill("1,000");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "โอนแล้ว ยืนยัน" }).click();
    await page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
    const [deposit] = await openRequests(visit.site);
    await visit.site.control(`/requests/${deposit?.id}/approve`);
    await page.getByText("฿325,850.75").first().waitFor();

    await page.getByRole("navigation").getByRole("link", { name: "หน้าหลัก" }).click();
    await page.getByRole("main").getByText("325,850").waitFor();
    await link("ถอนเงิน").first().click();
    const day = parseBangkokDate("2026-11-20");
    if (!day) throw new Error("no day");
    const facts = { leftSatang: baht(212_000), leftCount: 3, resetsAt: endOfDay(day) };
    await page.getByText("วันนี้ถอนได้อีก").waitFor();
    await page.getByRole("textbox").fill("212000.01");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText(refuse("withdraw-over-day-cap", facts).message, { exact: true }).waitFor();
    await page.getByRole("textbox").fill("212000");
    await page.keyboard.press("Enter");
    await page.getByText("รับคำขอ ฿212,000.00").waitFor();
    await page.getByText("฿113,850.75").first().waitFor();
    expect(await openRequests(visit.site)).toMatchObject([{ kind: "withdrawal", amount: 212_000 }]);
    await context.close();
  });
});

describe("the dashboard", () => {
  test("shows what waits, and where", async () => {
    await visit.go("/auth/withdraw");
    await visit.page.getByRole("textbox").fill("600");
    await visit.page.keyboard.press("Enter");
    await visit.page.getByText("รับคำขอ ฿600.00").waitFor();
    await visit.page.getByRole("navigation").getByRole("link", { name: "หน้าหลัก" }).click();
    await main().getByRole("link", { name: "ถอนเงิน ฿600.00" }).click();
    await heading("ถอนเงิน").waitFor();
  });

  test("reads all the news, as words whatever markup came", async () => {
    for (const number of [1, 2, 3, 4]) {
      const body = `<p>ข่าวที่ ${number}</p><img src=x onerror="document.title='bad'"><script>alert(1)</script>`;
      await visit.site.control("/announcements", { title: `ประกาศ ${number}`, body, membersOnly: true });
    }
    await visit.go("/auth/dashboard");
    await main().getByText("ข่าวที่ 4", { exact: true }).waitFor();
    expect(await main().getByText("ข่าวที่ 1", { exact: true }).count()).toBe(0);
    await main().getByRole("button", { name: "ดูประกาศก่อนหน้า" }).click();
    await main().getByText("ข่าวที่ 1", { exact: true }).waitFor();
    expect(await main().locator("img[src=x], script").count()).toBe(0);
  });

  test.each([
    ["a value of the wrong type", { kind: "wrong-type", field: "credit" }, /getCredit\/\{username\}: .*credit/],
    ["half a reply", { kind: "truncated" }, /getCredit\/\{username\}/],
    ["a page where JSON belongs", { kind: "html" }, /getCredit\/\{username\}/],
  ])("names the call of %s, and stays usable", async (_, fault, words) => {
    await visit.site.control("/faults", { row: "POST /api/auth/user/getCredit/{username}", calls: 9, fault });
    await visit.go("/auth/dashboard");
    await main().getByText(words).waitFor();
    await visit.page.getByText("ฝากอีก").waitFor();
    await visit.site.control("/faults/clear");
    await main().getByRole("button", { name: "ลองใหม่" }).first().click();
    await main().getByText("324,850").waitFor();
  });

  test("says that the network is gone, keeps what it shows, and mends itself", async () => {
    await visit.go("/auth/dashboard");
    await main().getByText("324,850").waitFor();
    await visit.context.setOffline(true);
    await visit.page.getByText("ไม่มีอินเทอร์เน็ต").waitFor();
    expect(await main().getByText("324,850").count()).toBe(1);
    await visit.context.setOffline(false);
    await expect.poll(() => visit.page.getByText("ไม่มีอินเทอร์เน็ต").count()).toBe(0);
  });

  test("shows a phone's whole menu without scrolling", async () => {
    await visit.go("/auth/dashboard");
    await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
    const menu = visit.page.getByRole("dialog");
    await menu.getByRole("button", { name: "ออกจากระบบ" }).waitFor();
    expect(await menu.evaluate(({ firstElementChild: panel }) => panel?.scrollHeight === panel?.clientHeight)).toBe(
      true,
    );
  });

  test("draws a screen whose code could not come while the network was gone when it is back, unasked", async () => {
    await visit.go("/auth/dashboard");
    await main().getByText("324,850").waitFor();
    await visit.context.setOffline(true);
    await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
    await visit.page.getByRole("dialog").getByRole("link", { name: "อันดับ" }).click();
    await visit.page.getByText("หน้านี้ขัดข้อง").waitFor();
    await visit.context.setOffline(false);
    await visit.page.getByText("หน้านี้ขัดข้อง").waitFor({ state: "detached" });
    await heading(/อันดับ/).waitFor();
  });

  test("gives way to maintenance by itself, and comes back", async () => {
    await visit.go("/auth/dashboard");
    await main().getByText("324,850").waitFor();
    await visit.site.control("/maintenance", { on: true });
    await visit.context.clock.fastForward("01:01");
    await heading("ปิดปรับปรุงระบบชั่วคราว").waitFor();
    await visit.site.control("/maintenance", { on: false });
    await visit.context.clock.fastForward("00:16");
    await heading(/^สวัสดี/).waitFor();
  });
});

describe("the end of a session", () => {
  const ask = async () => {
    await visit.go("/auth/dashboard");
    await main().getByText("324,850").waitFor();
    await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
    await visit.page.getByRole("button", { name: "ออกจากระบบ" }).click();
    await question().waitFor();
  };
  const question = () => visit.page.getByRole("dialog", { name: "ออกจากระบบ?" });

  test("is asked for, and the question closes by itself after five seconds", async () => {
    await ask();
    await question()
      .getByText(/ปิดเองใน \d วินาที/)
      .waitFor();
    await visit.context.clock.runFor("00:06");
    await expect.poll(() => question().count()).toBe(0);
    expect(new URL(visit.page.url()).pathname).toBe("/auth/dashboard");
  });

  test("when confirmed says farewell for two seconds and forgets the session here and there", async () => {
    await ask();
    const token = await visit.page.evaluate(
      () => JSON.parse(localStorage.getItem("sanam.session") ?? "{}").token as string,
    );
    await question().getByRole("button", { name: "ออกจากระบบ" }).click();
    await visit.page.getByText("ออกจากระบบแล้ว").waitFor();
    await visit.arrive("/login");
    await visit.context.clock.fastForward("00:03");
    await expect.poll(() => visit.page.getByText("ออกจากระบบแล้ว").count()).toBe(0);
    expect(await visit.page.evaluate(() => localStorage.getItem("sanam.session"))).toBeNull();
    const headers = {
      authorization: `Bearer ${token}`,
      platform: "DSK",
      channel: "web",
      webversion: "1",
      webhostname: "x",
    };
    expect((await fetch(`${visit.site.url}/api/auth/announcement`, { headers })).status).toBe(401);
  });

  test("by a 401 leads to the login page, in every tab, and back after signing in", async () => {
    await visit.go("/auth/dashboard");
    await main().getByText("324,850").waitFor();
    const other = await visit.context.newPage();
    await other.goto(`${visit.site.url}/auth/withdraw`);
    await other.getByText("วันนี้ถอนได้อีก").waitFor();
    // A house seeded anew knows none of its tokens.
    await visit.site.control("/reset");
    await visit.page.getByRole("navigation").getByRole("link", { name: "ฝากเงิน" }).click();
    await visit.arrive("/login");
    await other.waitForURL(`${visit.site.url}/login`);
    await visit.page.locator("[name=username]").fill("gold");
    await visit.page.locator("[name=password]").fill("demo1234");
    await visit.page.keyboard.press("Enter");
    await heading("ฝากเงิน").waitFor();
  });
});

describe("the history", () => {
  const rows = () => main().locator("tbody tr");

  test("is filtered by kind and days, and grows", async () => {
    await visit.go("/auth/transaction/history");
    await rows().first().waitFor();
    const first = await rows().count();
    await main().getByRole("button", { name: "ดูเพิ่ม" }).click();
    await expect.poll(() => rows().count()).toBeGreaterThan(first);

    await main().getByRole("radio", { name: "ถอนเงิน" }).check();
    await expect.poll(() => rows().filter({ hasText: "เกม" }).count()).toBe(0);
    await rows().first().waitFor();
    for (const text of await rows().allInnerTexts()) expect(text).toContain("ถอนเงิน");

    await main().getByLabel("ตั้งแต่วันที่").fill("2026-11-20");
    await main().getByLabel("ถึงวันที่").fill("2026-11-20");
    await expect.poll(() => rows().count()).toBe(2);
    for (const text of await rows().allInnerTexts()) expect(text).toContain("20 พ.ย. 69");

    await main().getByLabel("ตั้งแต่วันที่").fill("2026-01-01");
    await main().getByLabel("ถึงวันที่").fill("2026-01-02");
    await main().getByText("ไม่มีรายการในช่วงนี้").waitFor();
    await main().getByRole("button", { name: "ล้างตัวกรอง" }).click();
    await expect.poll(() => rows().count()).toBe(first);
  });

  test("survives a reply that broke the contract", async () => {
    await visit.site.control("/faults", {
      row: "POST /api/auth/user/transaction/history",
      fault: { kind: "wrong-type", field: "items.0.at" },
    });
    await visit.go("/auth/transaction/history");
    await main()
      .getByText(/transaction\/history: .*items\.0/)
      .waitFor();
    await main().getByRole("button", { name: "ลองใหม่" }).click();
    await rows().first().waitFor();
  });
});

describe("changing the password", () => {
  const field = (name: string) => visit.page.locator(`[name=${name}]`);
  const submit = () => visit.page.locator("main button[type=submit]");

  test("says what is wrong where it is wrong, keeps it, then changes it once", async () => {
    const calls = visit.countCalls("POST", /change-password/);
    await visit.go("/auth/settings/change-password");
    await field("oldPassword").fill("demo1234");
    await field("newPassword").fill("short");
    await field("confirmPassword").fill("short");
    await submit().click();
    await visit.page
      .getByRole("alert")
      .getByText(refuse("password-format", DEFAULT_INPUT_RULES.password).message)
      .waitFor();
    await expect.poll(() => field("newPassword").evaluate((input) => input === document.activeElement)).toBe(true);
    await field("newPassword").fill("better5678");
    await submit().click();
    await visit.page.getByRole("alert").getByText(refuse("password-differs").message).waitFor();
    await field("confirmPassword").fill("better5678");
    expect(calls()).toBe(0);
    await field("oldPassword").fill("not-the-one-1");
    await submit().click();
    await visit.page.getByRole("alert").getByText(refuse("password-wrong").message).waitFor();
    expect(await field("newPassword").inputValue()).toBe("better5678");
    await field("oldPassword").fill("demo1234");
    await submit().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await visit.page.getByRole("heading", { name: "เปลี่ยนรหัสผ่านแล้ว" }).waitFor();
    expect(calls()).toBe(2);

    const { context, page } = await openVisitor(visit.browser);
    await page.goto(`${visit.site.url}/login`);
    await page.locator("[name=username]").fill("gold");
    await page.locator("[name=password]").fill("better5678");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${visit.site.url}/auth/dashboard`);
    await context.close();
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("the dashboard breaks no accessibility rule when nothing of it comes", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "vip", viewport);
    await page.route("**/api/auth/**", (route) => route.abort());
    await page.goto(`${visit.site.url}/auth/dashboard`);
    await page.getByRole("main").getByRole("button", { name: "ลองใหม่" }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });
});
