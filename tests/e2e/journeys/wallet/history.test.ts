import { describe, expect, test } from "vitest";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const rows = () => visit.main().locator("tbody tr");
const from = () => visit.main().getByLabel("ตั้งแต่วันที่");
const to = () => visit.main().getByLabel("ถึงวันที่");

describe("the history", () => {
  test("shows how long ago a change was, and after a press when it was, in the same place", async () => {
    await visit.go("/auth/transaction/history");
    const time = rows().first().getByRole("time").getByRole("button");
    await expect.poll(() => time.innerText()).toBe("เมื่อ 3 ชั่วโมงที่แล้ว");
    const place = await time.boundingBox();
    await time.click();
    await expect.poll(() => time.innerText()).toMatch(/^20 พ\.ย\. 69 0\d:\d\d น\.$/);
    expect(await time.boundingBox()).toEqual(place);
    await time.press("Enter");
    await expect.poll(() => time.innerText()).toBe("เมื่อ 3 ชั่วโมงที่แล้ว");
  });

  test("has filters by kind and days, and loads more", async () => {
    await visit.go("/auth/transaction/history");
    await rows().first().waitFor();
    const firstPage = await rows().count();
    await visit.button("ดูเพิ่ม").click();
    await expect.poll(() => rows().count()).toBeGreaterThan(firstPage);

    await visit.main().getByRole("radio", { name: "ถอนเงิน" }).check();
    await expect.poll(() => rows().filter({ hasText: "เกม" }).count()).toBe(0);
    await rows().first().waitFor();
    for (const text of await rows().allInnerTexts()) expect(text).toContain("ถอนเงิน");

    await from().fill("2026-11-20");
    await to().fill("2026-11-20");
    await expect.poll(() => rows().count()).toBe(2);
    // The exact time of a line is in its text even while only its age is visible.
    for (const text of await rows().allTextContents()) expect(text).toContain("20 พ.ย. 69");

    await from().fill("2026-01-01");
    await to().fill("2026-01-02");
    await visit.main().getByText("ไม่มีรายการในช่วงนี้").waitFor();
    await visit.button("ล้างตัวกรอง").click();
    await expect.poll(() => rows().count()).toBe(firstPage);
  });

  test("survives a reply that breaks the contract", async () => {
    await visit.site.control("/faults", {
      row: "POST /api/auth/user/transaction/history",
      fault: { kind: "wrong-type", field: "items.0.at" },
    });
    await visit.go("/auth/transaction/history");
    await visit
      .main()
      .getByText(/transaction\/history: .*items\.0/)
      .waitFor();
    await visit.button("ลองใหม่").click();
    await rows().first().waitFor();
  });
});
