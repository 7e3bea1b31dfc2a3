import { describe, expect, test } from "vitest";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { NEXT_MIDNIGHT } from "../../support/noon.ts";
import { openVisitor } from "../../support/open-page.ts";
import { answerRequest, openRequests, requestWithdrawal } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";

const visit = setUpMember("gold");

const heading = (name: string | RegExp) => visit.page.getByRole("heading", { name, level: 1 });
const credit = () => visit.main().getByText("324,850");

async function goToDashboard(): Promise<void> {
  await visit.go("/auth/dashboard");
  await credit().waitFor();
}

async function announce(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const body = `<p>ข่าวที่ ${number}</p><img src=x onerror="document.title='bad'"><script>alert(1)</script>`;
    await visit.site.control("/announcements", { title: `ประกาศ ${number}`, body, membersOnly: true });
  }
}

test("the dashboard has announcements as plain text, an open request with a link, and a menu that fits a phone, also without a network", async () => {
  await announce(4);
  await requestWithdrawal(visit.site, "gold", 600);
  await visit.go("/auth/dashboard");
  await visit.main().getByText("ข่าวที่ 4", { exact: true }).waitFor();
  expect(await visit.main().getByText("ข่าวที่ 1", { exact: true }).count()).toBe(0);
  await visit.button("ดูประกาศก่อนหน้า").click();
  await visit.main().getByText("ข่าวที่ 1", { exact: true }).waitFor();
  expect(await visit.main().locator("img[src=x], script").count()).toBe(0);

  await visit.main().getByText("324,250").waitFor();
  await visit.context.setOffline(true);
  const offline = visit.page.getByText("ไม่มีอินเทอร์เน็ต");
  await offline.waitFor();
  expect(await visit.main().getByText("324,250").count()).toBe(1);
  await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
  const menu = visit.page.getByRole("dialog");
  await menu.getByRole("button", { name: "ออกจากระบบ" }).waitFor();
  // And not on the choice of a language.
  expect(await menu.locator(":focus").textContent()).toBe("หน้าหลัก");
  expect(await menu.evaluate(({ firstElementChild: panel }) => panel?.scrollHeight === panel?.clientHeight)).toBe(true);
  await visit.page.keyboard.press("Escape");
  await visit.context.setOffline(false);
  await offline.waitFor({ state: "detached" });
  await visit.main().getByRole("link", { name: "ถอนเงิน ฿600.00" }).click();
  await heading("ถอนเงิน").waitFor();
});

describe("the dashboard", { tags: ["long"] }, () => {
  test("leads a member through a deposit, a refusal above the limit, and a withdrawal of the rest", async () => {
    const { context, page } = await openVisitor(visit.browser);
    const main = page.getByRole("main");
    const link = (name: string) => main.getByRole("link", { name });
    await page.goto(`${visit.site.url}/login`);
    await signIn(page);
    await page.getByRole("heading", { name: /^สวัสดี/ }).waitFor();
    await main.getByText("324,850").waitFor();

    await link("ฝากเงิน").first().click();
    await page.getByRole("textbox").fill("1,000");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "ฉันโอนแล้ว" }).click();
    await page.getByRole("listitem").getByText("กำลังตรวจสอบยอด").waitFor();
    await answerRequest(visit.site, "approve");
    await page.getByText("฿325,850.75").first().waitFor();

    await page.getByRole("navigation").getByRole("link", { name: "หน้าหลัก" }).click();
    await main.getByText("325,850").waitFor();
    await link("ถอนเงิน").first().click();
    const limits = { leftSatang: baht(212_000), leftCount: 3, resetsAt: NEXT_MIDNIGHT };
    await page.getByText("วันนี้ถอนได้อีก").waitFor();
    await page.getByRole("textbox").fill("212000.01");
    await page.keyboard.press("Enter");
    await page
      .getByRole("alert")
      .getByText(inThai(refuse("withdraw-over-day-cap", limits)), { exact: true })
      .waitFor();
    await page.getByRole("textbox").fill("212000");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "ยืนยันถอน ฿212,000.00" }).click();
    await page.getByRole("button", { name: "ถอนอีกครั้ง" }).waitFor();
    await page.getByText("฿113,850.75").first().waitFor();
    expect(await openRequests(visit.site)).toMatchObject([{ kind: "withdrawal", amount: 212_000 }]);
    await context.close();
  });

  test.each([
    ["a value of the wrong type", { kind: "wrong-type", field: "credit" }, /getCredit\/\{username\}: .*credit/],
    ["half a reply", { kind: "truncated" }, /getCredit\/\{username\}/],
    ["an HTML page in place of JSON", { kind: "html" }, /getCredit\/\{username\}/],
  ])("names the call that returned %s, and stays usable", async (_, fault, words) => {
    await visit.site.control("/faults", { row: "POST /api/auth/user/getCredit/{username}", calls: 9, fault });
    await visit.go("/auth/dashboard");
    await visit.main().getByText(words).waitFor();
    await visit.page.getByText("ฝากอีก").waitFor();
    await visit.site.control("/faults/clear");
    await visit.button("ลองใหม่").first().click();
    await credit().waitFor();
  });

  test("loads a screen by itself when the network returns, after its code failed to load", async () => {
    await goToDashboard();
    await visit.context.setOffline(true);
    await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
    await visit.page.getByRole("dialog").getByRole("link", { name: "อันดับ" }).click();
    await visit.page.getByText("โหลดหน้านี้ไม่สำเร็จ").waitFor();
    await visit.context.setOffline(false);
    await visit.page.getByText("โหลดหน้านี้ไม่สำเร็จ").waitFor({ state: "detached" });
    await heading(/อันดับ/).waitFor();
  });

  test("is replaced by the maintenance page by itself, and returns by itself", async () => {
    await goToDashboard();
    await visit.site.control("/maintenance", { on: true });
    await visit.context.clock.fastForward("01:01");
    await heading("ปิดปรับปรุงระบบชั่วคราว").waitFor();
    await visit.site.control("/maintenance", { on: false });
    await visit.context.clock.fastForward("00:16");
    await heading(/^สวัสดี/).waitFor();
  });
});
