import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answerRequest, requestWithdrawal } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");

const REASON = "ชื่อบัญชีไม่ตรง";
const bell = (page: Page = visit.page) => page.getByRole("banner").getByRole("link", { name: /^กล่องข้อความ/ });
const notices = (page: Page = visit.page) => page.getByRole("region", { name: "รายการที่ต้องดู" });
const dismiss = (page: Page) => notices(page).getByRole("button", { name: /^ปิดการแจ้งเตือน/ });
const unreadOf = async () => Number(/(\d+)\sข้อความ/.exec((await bell().getAttribute("aria-label")) ?? "")?.[1] ?? 0);

async function openTab(path: string): Promise<Page> {
  const tab = await visit.context.newPage();
  await tab.goto(`${visit.site.url}${path}`);
  return tab;
}

async function rejectWithdrawal(amount: number): Promise<string> {
  await requestWithdrawal(visit.site, "gold", amount);
  return (await answerRequest(visit.site, "reject", REASON)).id;
}

/** Waits until no tab shows a notice any more: the next read tells them, which the time brings. */
async function noticesLeave(...tabs: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => {
      await visit.context.clock.fastForward(5000);
      return Promise.all(tabs.map((tab) => notices(tab).count()));
    })
    .toEqual(tabs.map(() => 0));
}

describe("a rejected request", () => {
  test("stays where it was asked and on the dashboard, in every tab, until it is dismissed", async () => {
    const id = await rejectWithdrawal(1500);
    await visit.go("/auth/withdraw");
    await notices().getByText("ถอนไม่สำเร็จ ฿1,500.00").waitFor();
    await notices().getByText(`เหตุผล: ${REASON}`).waitFor();
    await notices().getByText("คืนเครดิตให้แล้ว").waitFor();
    // It has nothing to do with deposits.
    const tab = await openTab("/auth/deposit");
    await bell(tab).waitFor();
    expect(await notices(tab).count()).toBe(0);
    await tab.getByRole("navigation").getByRole("link", { name: "หน้าหลัก" }).click();
    await notices(tab).getByText(id).waitFor();
    await dismiss(tab).click();
    await noticesLeave(tab, visit.page);
  });

  test("has no notice above the card in which the page follows it", async () => {
    const before = await rejectWithdrawal(1500);
    await requestWithdrawal(visit.site, "gold", 700);
    await visit.go("/auth/withdraw");
    await notices().getByText(before).waitFor();
    await visit.region("กำลังดำเนินการ").getByText("฿700.00").waitFor();
    const unread = await unreadOf();
    const { id } = await answerRequest(visit.site, "reject", REASON);
    await visit.region("รายการที่จบแล้ว").getByText(`เหตุผล: ${REASON}`).waitFor();
    await expect.poll(unreadOf).toBe(unread + 1);
    expect(await notices().getByText(id).count()).toBe(0);
    await visit.page.getByRole("navigation").getByRole("link", { name: "หน้าหลัก" }).click();
    await notices().getByText(id).waitFor();
  });

  test("stays on this device until it is dismissed where the backend has no inbox", { tags: ["long"] }, async () => {
    await visit.context.route("**/api/auth/inbox*", (route) => route.fulfill({ status: 404, json: {} }));
    const id = await rejectWithdrawal(900);
    await visit.go("/auth/withdraw");
    await notices().getByText(id).waitFor();
    const tab = await openTab("/auth/dashboard");
    await notices(tab).getByText(id).waitFor();
    await dismiss(tab).click();
    await noticesLeave(tab, visit.page);
    await tab.reload();
    await tab.getByRole("main").getByText("324,850").waitFor();
    expect(await notices(tab).count()).toBe(0);
  });

  test("is sent again from its notice, which ends with that", { tags: ["long"] }, async () => {
    const id = await rejectWithdrawal(700);
    await visit.go("/auth/dashboard");
    await notices().getByRole("link", { name: "ส่งคำขออีกครั้ง" }).click();
    await visit.page.getByRole("dialog").getByRole("button", { name: "ยืนยันถอน ฿700.00" }).click();
    await visit.region("กำลังดำเนินการ").getByText("฿700.00").waitFor();
    await noticesLeave(visit.page);
    expect((await answerRequest(visit.site, "approve")).id).toBe(id);
  });
});

describe("the inbox", () => {
  test("has what ended, was given and was announced, by day and in groups, with the unread ones marked", {
    tags: ["long"],
  }, async () => {
    await visit.site.control("/announcements", { title: "ปิดปรับปรุง", body: "<p>คืนนี้</p>", membersOnly: true });
    await visit.site.control("/members/gold/points", { point: 12, title: "เช็กอินครบ 5 วัน" });
    await visit.go("/auth/dashboard");
    await expect.poll(unreadOf).toBeGreaterThan(2);
    const before = await unreadOf();
    await bell().click();
    await visit.arrive("/auth/inbox");
    await visit.region("วันนี้").getByText("ได้รับ 12 แต้ม").waitFor();
    await visit.region("ก่อนหน้านี้").getByText("ฝากสำเร็จ").first().waitFor();

    await visit.main().getByRole("radio", { name: "ประกาศ" }).check();
    await visit.main().getByText("ปิดปรับปรุง", { exact: true }).waitFor();
    expect(await visit.main().getByText("ได้รับ 12 แต้ม").count()).toBe(0);
    await visit.main().getByText("ปิดปรับปรุง", { exact: true }).click();
    await visit.main().getByText("คืนนี้").waitFor();
    await expect.poll(unreadOf).toBe(before - 1);

    await visit.main().getByRole("radio", { name: "ทั้งหมด" }).check();
    await visit.region("วันนี้").getByText("ได้รับ 12 แต้ม").waitFor();
    await visit.button("อ่านทั้งหมดแล้ว").click();
    await expect.poll(unreadOf).toBe(0);
    expect(await visit.main().getByText("ยังไม่อ่าน").count()).toBe(0);
    await visit.button("ดูข้อความก่อนหน้า").click();
    await expect.poll(() => visit.main().getByRole("article").count()).toBeGreaterThan(20);
    await visit.region("วันนี้").getByText("ได้รับ 12 แต้ม").click();
    await visit.region("วันนี้").getByRole("link", { name: "ดูประวัติ" }).click();
    await visit.arrive("/auth/transaction/history");
  });

  test("is not offered where the backend has none, and the page stays whole", { tags: ["long"] }, async () => {
    await visit.context.route("**/api/auth/inbox*", (route) => route.fulfill({ status: 404, json: {} }));
    await visit.go("/auth/dashboard");
    await visit.main().getByText("324,850").waitFor();
    await expect.poll(() => bell().count()).toBe(0);
    await visit.go("/auth/inbox");
    await visit.main().getByText("ส่วนนี้ยังไม่เปิดให้ใช้").waitFor();
  });
});

describe("a notice", { tags: ["long"] }, () => {
  testAccessibility("is accessible on the dashboard and in the inbox", visit, async ({ page, go, check }) => {
    await rejectWithdrawal(300);
    await go("/auth/dashboard");
    await notices(page).getByText(`เหตุผล: ${REASON}`).waitFor();
    await check();
    await go("/auth/inbox");
    await page.getByRole("region", { name: "วันนี้" }).waitFor();
    await check();
  });
});
