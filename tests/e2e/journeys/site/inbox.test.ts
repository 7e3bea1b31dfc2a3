import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { brokenText } from "../../support/broken-text.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { openMember } from "../../support/open-page.ts";
import { answerRequest } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");

const REASON = "ชื่อบัญชีไม่ตรง";
const bell = (page: Page = visit.page) => page.getByRole("banner").getByRole("link", { name: /^กล่องข้อความ/ });
const notices = (page: Page = visit.page) => page.getByRole("region", { name: "รายการที่ต้องดู" });
const unreadOf = async (page: Page = visit.page) =>
  Number(/(\d+)\sข้อความ/.exec((await bell(page).getAttribute("aria-label")) ?? "")?.[1] ?? 0);
const openTab = async (path: string, page?: Page) => {
  const tab = page ?? (await visit.context.newPage());
  await tab.goto(`${visit.site.url}${path}`);
  return tab;
};

async function rejectWithdrawal(amount: string): Promise<string> {
  await visit.go("/auth/withdraw");
  await withdrawForm(visit).withdraw(amount);
  await visit.page
    .getByText(brokenText("รับคำขอ", { from: "^" }))
    .first()
    .waitFor();
  return (await answerRequest(visit.site, "reject", REASON)).id;
}

describe("a rejected request", () => {
  test("stays where it was asked and on the dashboard, in every tab and on every device, until it is dismissed", async () => {
    const id = await rejectWithdrawal("1500");
    await notices().getByText("ถอนไม่สำเร็จ ฿1,500.00").waitFor();
    await notices().getByText(`เหตุผล: ${REASON}`).waitFor();
    await notices().getByText("คืนเครดิตให้แล้ว").waitFor();
    const tab = await openTab("/auth/dashboard");
    await notices(tab).getByText(id).waitFor();
    // It has nothing to do with deposits.
    const deposits = await openTab("/auth/deposit");
    await deposits.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => unreadOf(deposits)).toBeGreaterThan(0);
    expect(await notices(deposits).count()).toBe(0);
    await deposits.close();

    const other = await openMember(visit.browser, visit.site, "gold");
    await openTab("/auth/dashboard", other.page);
    await notices(other.page).getByText(id).waitFor();
    await notices(other.page)
      .getByRole("button", { name: /^ปิดการแจ้งเตือน/ })
      .click();
    await notices(other.page).waitFor({ state: "detached" });
    await other.page.reload();
    await expect.poll(() => bell(other.page).count()).toBe(1);
    expect(await notices(other.page).count()).toBe(0);
    await other.context.close();
    // The stream tells the open tabs.
    for (const page of [tab, visit.page]) await notices(page).waitFor({ state: "detached", timeout: 40_000 });
  });

  test("stays on this device until it is dismissed where the backend has no inbox", async () => {
    await visit.context.route("**/api/auth/inbox*", (route) => route.fulfill({ status: 404, json: {} }));
    const id = await rejectWithdrawal("900");
    await notices().getByText(id).waitFor();
    const tab = await openTab("/auth/dashboard");
    await notices(tab).getByText(id).waitFor();
    await notices(tab)
      .getByRole("button", { name: /^ปิดการแจ้งเตือน/ })
      .click();
    for (const page of [tab, visit.page]) await notices(page).waitFor({ state: "detached" });
    await tab.reload();
    await tab.getByRole("main").getByText("324,850").waitFor();
    expect(await notices(tab).count()).toBe(0);
  });

  test("is sent again from its notice, which ends with that", async () => {
    const id = await rejectWithdrawal("700");
    const tab = await openTab("/auth/dashboard");
    await notices(tab).getByRole("button", { name: "ส่งคำขออีกครั้ง" }).click();
    await tab.getByRole("link", { name: "ถอนเงิน ฿700.00" }).waitFor();
    await notices(tab).waitFor({ state: "detached" });
    expect((await answerRequest(visit.site, "approve")).id).toBe(id);
  });
});

describe("the inbox", () => {
  test("has what ended, was given and was announced, by day and in groups, with the unread ones marked", async () => {
    await visit.go("/auth/dashboard");
    await expect.poll(() => unreadOf()).toBeGreaterThan(0);
    const before = await unreadOf();
    await visit.site.control("/announcements", { title: "ปิดปรับปรุง", body: "<p>คืนนี้</p>", membersOnly: true });
    await visit.site.control("/members/gold/points", { point: 12, title: "เช็กอินครบ 5 วัน" });
    await bell().click();
    await visit.arrive("/auth/inbox");
    await visit.region("วันนี้").getByText("ได้รับ 12 แต้ม").waitFor();
    await expect.poll(() => unreadOf()).toBe(before + 2);
    await visit.region("ก่อนหน้านี้").getByText("เงินเข้าเครดิตแล้ว").first().waitFor();

    await visit.main().getByRole("radio", { name: "ประกาศ" }).check();
    await visit.main().getByText("ปิดปรับปรุง", { exact: true }).waitFor();
    expect(await visit.main().getByText("ได้รับ 12 แต้ม").count()).toBe(0);
    await visit.button("อ่านต่อ").first().click();
    await expect.poll(() => unreadOf()).toBe(before + 1);

    await visit.main().getByRole("radio", { name: "ทั้งหมด" }).check();
    await visit.region("วันนี้").getByText("ได้รับ 12 แต้ม").waitFor();
    const tab = await openTab("/auth/inbox");
    await expect.poll(() => unreadOf(tab)).toBe(before + 1);
    await visit.button("อ่านแล้วทั้งหมด").click();
    await expect.poll(() => unreadOf()).toBe(0);
    expect(await visit.main().getByText("ยังไม่อ่าน").count()).toBe(0);
    await visit.page.reload();
    await visit.region("วันนี้").waitFor();
    expect(await unreadOf()).toBe(0);
    await expect.poll(() => unreadOf(tab), { timeout: 40_000 }).toBe(0);

    await visit.button("ดูข้อความก่อนหน้า").click();
    await expect.poll(() => visit.main().getByRole("article").count()).toBeGreaterThan(20);
    await visit.region("วันนี้").getByRole("link", { name: "ดูประวัติ" }).click();
    await visit.arrive("/auth/transaction/history");
  });

  test("shows again as unread what the backend did not hear of", async () => {
    await visit.go("/auth/inbox");
    await visit.region("วันนี้").waitFor();
    const before = await unreadOf();
    await visit.page.route("**/api/auth/inbox/seen", (route) => route.abort());
    await visit.button("อ่านแล้วทั้งหมด").click();
    await expect.poll(() => unreadOf()).toBe(before);
  });

  test("is not offered where the backend has none, and the page stays whole", async () => {
    await visit.context.route("**/api/auth/inbox*", (route) => route.fulfill({ status: 404, json: {} }));
    await visit.go("/auth/dashboard");
    await visit.main().getByText("324,850").waitFor();
    await expect.poll(() => bell().count()).toBe(0);
    await visit.go("/auth/inbox");
    await visit.main().getByText("ส่วนนี้ยังไม่เปิดให้ใช้").waitFor();
  });
});

testAccessibility("notices and inbox are accessible", visit, async ({ page, go, check }) => {
  await go("/auth/withdraw");
  await withdrawForm({ page }).withdraw("300");
  await page.getByText("รับคำขอถอน ฿300.00").first().waitFor();
  await answerRequest(visit.site, "reject", REASON);
  await notices(page).getByText(`เหตุผล: ${REASON}`).waitFor();
  await go("/auth/dashboard");
  await notices(page).waitFor();
  await check();
  await go("/auth/inbox");
  await page.getByRole("region", { name: "วันนี้" }).waitFor();
  await check();
});
