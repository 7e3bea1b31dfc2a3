import { describe, expect, test } from "vitest";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signIn } from "../../support/sign-in.ts";

const visit = setUpVisit();

const username = () => visit.page.locator("[name=username]");
const lastWithdrawals = () => visit.page.getByRole("list", { name: "ถอนล่าสุด" });

/** The sections load at a visitor's first gesture. */
async function goToLanding(): Promise<void> {
  await visit.go("/");
  await username().waitFor();
  await visit.page.mouse.wheel(0, 100);
}

test("shows recent payments under masked names, both bonus periods, the news as plain text, and the LINE links", async () => {
  await visit.site.control("/announcements", {
    title: "ทดสอบประกาศ",
    body: '<p>ปิดปรับปรุง <b>02:00</b><script>window.hurt = 1</script><img src="x" onerror="window.hurt = 1"></p>',
  });
  await goToLanding();
  await visit.page.getByText("ปิดปรับปรุง 02:00").waitFor();
  expect(await visit.page.evaluate(() => "hurt" in window)).toBe(false);
  expect(await visit.main().locator("img[src=x]").count()).toBe(0);

  const payments = await lastWithdrawals().innerText();
  expect(payments).toMatch(/\*\*\*[\s\S]*฿[\d,]+\.\d\d/);
  for (const name of ["ณัฐพล", "ศรีสุข", "สุดารัตน์"]) expect(await visit.page.innerText("main")).not.toContain(name);
  for (const words of ["โบนัส 5%", "09:00–11:59", "โบนัส 10%", "20:00–22:59", "฿19.99"]) {
    expect(await visit.page.innerText("main")).toContain(words);
  }
  const line = visit.page.getByRole("link", { name: "LINE @sanam", exact: true });
  expect(await line.getAttribute("href")).toBe("https://line.me/R/ti/p/%40sanam");
});

test("keeps the sign-in form usable when every other part fails, and reloads a part on request", async () => {
  for (const row of ["GET /api/deposit", "GET /api/withdraw/history", "GET /api/announcement", "GET /api/setting"]) {
    await visit.site.control("/faults", { row, fault: { kind: "status", status: 500 } });
  }
  await goToLanding();
  const retries = visit.button("ลองใหม่");
  await expect.poll(() => retries.count()).toBe(5);
  await retries.first().click();
  await lastWithdrawals().waitFor();
  await signIn(visit.page);
  await visit.arrive("/auth/dashboard");
});

test("a visitor finds casino, slot and sport open in the menu, and the way to the sign-in where no list is for visitors", async () => {
  await visit.site.control("/faults", { row: "GET /api/game/list", fault: { kind: "status", status: 404 } });
  await goToLanding();
  await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
  const menu = visit.page.getByRole("dialog");
  expect(await menu.locator("[aria-disabled]").count()).toBe(0);
  await menu.getByRole("link", { name: "สล็อต" }).click();
  await visit.arrive("/games?cat=slot");
  await visit.main().getByText("เข้าสู่ระบบเพื่อดูเกม").waitFor();
  await visit.main().getByRole("link", { name: "เข้าสู่ระบบ" }).click();
  await signIn(visit.page);
  await visit.arrive("/auth/games/category?cat=all");
});

describe("the other parts", { tags: ["long"] }, () => {
  test("name the call and the field of a reply that breaks the contract", async () => {
    await visit.site.control("/faults", {
      row: "GET /api/withdraw/history",
      fault: { kind: "wrong-type", field: "0.amount" },
    });
    await goToLanding();
    await visit.page.getByText(/GET \/api\/withdraw\/history: .*amount/).waitFor();
    await visit.page.getByRole("list", { name: "ฝากล่าสุด" }).waitFor();
  });

  test("leave the sign-in form usable when their code fails to load, and load it on request", async () => {
    const code = "**/assets/landing-sections-*.js";
    await visit.page.route(code, (route) => route.abort());
    await goToLanding();
    await visit.page.getByText("โหลดข้อมูลไม่สำเร็จ").waitFor();
    await username().fill("gold");
    await visit.page.unroute(code);
    const retry = visit.button("ลองใหม่");
    await retry.click();
    // A browser that remembers the failed import needs a second press, which loads the page anew.
    await lastWithdrawals().or(retry).first().waitFor();
    if (await retry.isVisible()) await retry.click();
    await lastWithdrawals().waitFor();
  });

  test("say so when there is no payment and no announcement", async () => {
    await visit.page.route(/\/api\/(deposit|withdraw\/history|announcement)$/, (route) => route.fulfill({ json: [] }));
    await goToLanding();
    for (const words of ["ยังไม่มีรายการถอน", "ยังไม่มีรายการฝาก", "ไม่มีประกาศ"]) await visit.page.getByText(words).waitFor();
  });
});
