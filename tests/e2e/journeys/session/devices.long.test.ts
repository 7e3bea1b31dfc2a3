import { expect, test } from "vitest";
import { openMember } from "../../support/open-page.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const rows = () => visit.page.getByRole("list", { name: "เครื่องทั้งหมด" }).getByRole("listitem");

test("a new device is announced in the inbox, listed with its browser, and signed out from here", async () => {
  const { context, page: other } = await openMember(visit.browser, visit.site, "gold");
  await other.goto(`${visit.site.url}/auth/dashboard`);
  await other.getByRole("main").getByText("324,850").waitFor();

  await visit.go("/auth/inbox");
  const notice = visit.page.getByRole("article").filter({ hasText: "มีการเข้าสู่ระบบจากเครื่องใหม่" });
  await notice.locator("summary").click();
  await notice.getByRole("link", { name: "ดูอุปกรณ์" }).click();
  await visit.arrive("/auth/settings/devices");
  await expect.poll(() => rows().count()).toBe(2);
  expect(await rows().first().textContent()).toContain("เครื่องนี้");
  expect(await rows().first().textContent()).toContain("จาก 127.0.x.x");

  const activity = visit.page.getByRole("list", { name: "ประวัติการเข้าใช้งาน" });
  expect(await activity.getByRole("listitem").first().textContent()).toMatch(/^เข้าสู่ระบบ.*จาก 127\.0\.x\.x$/);

  await rows().nth(1).getByRole("button").click();
  await visit.page.getByText("ออกจากระบบเครื่องนั้นแล้ว").waitFor();
  expect(await rows().count()).toBe(1);
  // The other page is open, does nothing, and leaves all the same.
  await other.waitForURL(`${visit.site.url}/login`);
  await other.getByText("บัญชีนี้ถูกออกจากระบบจากอีกเครื่อง").waitFor();
  await context.close();
});

test("signs out everywhere else, and says why a sign-out failed", async () => {
  const others = [
    await openMember(visit.browser, visit.site, "gold"),
    await openMember(visit.browser, visit.site, "gold"),
  ];
  await visit.go("/auth/settings/devices");
  await expect.poll(() => rows().count()).toBe(3);
  await visit.site.control("/faults", {
    row: "POST /api/auth/session/close",
    fault: { kind: "status", status: 500 },
  });
  const all = visit.page.getByRole("button", { name: "ออกจากระบบเครื่องอื่นทั้งหมด" });
  await all.click();
  await visit.page.getByRole("alert").filter({ hasText: "ลองใหม่" }).waitFor();
  expect(await rows().count()).toBe(3);
  await all.click();
  await visit.page.getByText("ออกจากระบบเครื่องอื่นทั้งหมดแล้ว").waitFor();
  await expect.poll(() => rows().count()).toBe(1);
  for (const { context, page } of others) {
    await page.goto(`${visit.site.url}/auth/dashboard`);
    await page.waitForURL(`${visit.site.url}/login`);
    await context.close();
  }
});
