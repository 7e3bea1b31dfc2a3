import { describe, expect, test } from "vitest";
import { SESSION_KEY, tokenOf } from "../../support/open-page.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";
import { wireHeaders } from "../../support/wire/wire-headers.ts";

const visit = setUpMember("gold");

const dialog = () => visit.page.getByRole("dialog", { name: "ออกจากระบบ?" });
const goodbye = () => visit.page.getByText("ออกจากระบบแล้ว");

async function goToDashboard(): Promise<void> {
  await visit.go("/auth/dashboard");
  await visit.main().getByText("324,850").waitFor();
}

async function openSignOutDialog(): Promise<void> {
  await goToDashboard();
  await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
  await visit.page.getByRole("button", { name: "ออกจากระบบ" }).click();
  await dialog().waitFor();
}

describe("the sign-out dialog", () => {
  test("ends the session in the browser and in the house, and says goodbye for two seconds", async () => {
    await openSignOutDialog();
    const token = await tokenOf(visit.page);
    await dialog().getByRole("button", { name: "ออกจากระบบ" }).click();
    await goodbye().waitFor();
    await visit.arrive("/login");
    await visit.context.clock.fastForward("00:03");
    await expect.poll(() => goodbye().count()).toBe(0);
    expect(await visit.page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
    const reply = await fetch(`${visit.site.url}/api/auth/announcement`, { headers: wireHeaders(token) });
    expect(reply.status).toBe(401);
  });
});

test("a 401 redirects every tab to the login page; signing in returns to the page", async () => {
  await goToDashboard();
  const otherTab = await visit.context.newPage();
  await otherTab.goto(`${visit.site.url}/auth/withdraw`);
  await otherTab.getByText("วันนี้ถอนได้อีก").waitFor();
  await visit.page.getByRole("navigation").getByRole("link", { name: "ฝากเงิน" }).click();
  await visit.page.getByRole("heading", { name: "ฝากเงิน", level: 1 }).waitFor();
  // After a reset, the house knows none of its tokens.
  await visit.site.control("/reset");
  // The next call hears of it, or the event stream does before.
  await Promise.all([visit.arrive("/login"), visit.page.reload().catch(() => undefined)]);
  await otherTab.waitForURL(`${visit.site.url}/login`);
  await signIn(visit.page);
  await visit.page.getByRole("heading", { name: "ฝากเงิน", level: 1 }).waitFor();
});
