import { expect, test } from "vitest";
import { brokenText } from "../../support/broken-text.ts";
import { openNewMember } from "../../support/open-page.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";

const visit = setUpVisit({ open: ({ browser, site }) => openNewMember(browser, site) });

test("a new member has three first steps, each of which counts once it is done", async () => {
  const steps = visit.page.getByRole("list", { name: "เริ่มต้นใช้งาน" });
  const left = (count: number) => visit.main().getByRole("heading", { name: `อีก ${count} ขั้น` });
  await visit.go("/auth/dashboard");
  await left(3).waitFor();
  expect(await steps.getByRole("listitem").count()).toBe(3);
  expect(await steps.locator("[aria-current=step]").innerText()).toContain("ฝากเงินครั้งแรก");
  await steps.getByRole("link", { name: "รับ 50 แต้ม" }).click();
  await visit.arrive("/auth/reward/member");
  await visit.button("รับฟรี: แต้มต้อนรับ 50 แต้ม").click();
  await visit.page.getByRole("button", { name: "ยืนยันรับของรางวัล" }).click();
  await visit.region("รายการแลกของคุณ").getByText("แต้มต้อนรับ 50 แต้ม").first().waitFor();

  await visit.page.getByRole("navigation").getByRole("link", { name: "หน้าหลัก" }).click();
  await left(2).waitFor();
  await visit.button(brokenText("เช็กอินรับ", { from: "^" })).click();
  await left(1).waitFor();
});
