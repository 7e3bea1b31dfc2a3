import { expect, test } from "vitest";
import { axeViolations } from "../../support/axe-violations.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

/** A phone has a list for each day. */
const rows = () => visit.main().getByRole("region").getByRole("listitem");
const from = () => visit.main().getByRole("textbox", { name: "ตั้งแต่วันที่" });
const to = () => visit.main().getByRole("textbox", { name: "ถึงวันที่" });

test("the history has filters by kind and days, and loads more", async () => {
  await visit.go("/auth/transaction/history");
  await rows().first().waitFor();
  const firstPage = await rows().count();
  await visit.button("ดูเพิ่ม").click();
  await expect.poll(() => rows().count()).toBeGreaterThan(firstPage);

  await visit.main().getByRole("radio", { name: "ถอนเงิน" }).check();
  await expect.poll(() => rows().filter({ hasText: "เกม" }).count()).toBe(0);
  await rows().first().waitFor();
  for (const text of await rows().allInnerTexts()) expect(text).toContain("ถอนเงิน");

  await visit.button("เลือกวันที่").click();
  await from().fill("20/11/2569");
  await to().fill("20 พ.ย. 69");
  await to().press("Enter");
  await expect.poll(() => rows().count()).toBe(2);
  const today = visit.region("วันนี้ 20 พ.ย. 69");
  expect(await today.getByRole("listitem").count()).toBe(2);
  expect(await today.innerText()).toMatch(/เข้า ฿[\d,.]+ · ออก ฿[\d,.]+/);

  await from().fill("1 ม.ค. 69");
  await to().fill("2026-01-02");
  await to().press("Enter");
  await visit.main().getByText("ไม่มีรายการในช่วงนี้").waitFor();
  await visit.button("ล้างตัวกรอง").click();
  await expect.poll(() => rows().count()).toBe(firstPage);
});

test("the history reads typed days, and chooses days with the keyboard in a calendar of the Buddhist era", {
  tags: ["long"],
}, async () => {
  await visit.go("/auth/transaction/history");
  const focusedDay = () => visit.page.locator(":focus").getAttribute("aria-label");
  await visit.button("เลือกวันที่").click();
  await from().fill("30/2/2569");
  await from().press("Enter");
  await visit.main().getByText("อ่านวันที่ไม่ได้", { exact: false }).waitFor();
  await from().fill("21/11/2026");
  await from().press("Enter");
  await visit.main().getByText("เลือกได้ถึง 20 พ.ย. 69").waitFor();
  await from().fill("๑๕/๑๑/๖๙");
  await from().press("Enter");
  await expect.poll(() => from().inputValue()).toBe("15 พ.ย. 69");

  await from().press("Tab");
  await visit.page.keyboard.press("Enter");
  const calendar = visit.page.getByRole("dialog", { name: "ตั้งแต่วันที่" });
  await calendar.getByRole("grid", { name: "พฤศจิกายน 2569" }).waitFor();
  expect(await axeViolations(visit.page)).toEqual([]);
  for (const [key, day] of [
    ["", "วันอาทิตย์ที่ 15 พฤศจิกายน 2569"],
    ["Home", "วันจันทร์ที่ 9 พฤศจิกายน 2569"],
    ["ArrowUp", "วันจันทร์ที่ 2 พฤศจิกายน 2569"],
    ["End", "วันอาทิตย์ที่ 8 พฤศจิกายน 2569"],
    ["PageDown", "วันศุกร์ที่ 20 พฤศจิกายน 2569"],
    ["ArrowRight", "วันศุกร์ที่ 20 พฤศจิกายน 2569"],
    ["PageUp", "วันอังคารที่ 20 ตุลาคม 2569"],
    ["Shift+PageUp", "วันจันทร์ที่ 20 ตุลาคม 2568"],
    ["ArrowLeft", "วันอาทิตย์ที่ 19 ตุลาคม 2568"],
  ] as const) {
    if (key) await visit.page.keyboard.press(key);
    await expect.poll(focusedDay).toBe(day);
  }
  await visit.page.keyboard.press("Escape");
  await expect.poll(focusedDay).toBe("เลือกตั้งแต่วันที่จากปฏิทิน");
  expect(await from().inputValue()).toBe("15 พ.ย. 69");
  await visit.page.keyboard.press("Enter");
  await expect.poll(focusedDay).toBe("วันอาทิตย์ที่ 15 พฤศจิกายน 2569");
  await visit.page.keyboard.press("ArrowDown");
  await visit.page.keyboard.press("ArrowLeft");
  await visit.page.keyboard.press("Enter");
  await calendar.waitFor({ state: "detached" });
  expect(await from().inputValue()).toBe("19 พ.ย. 69");
  await visit.button("ล้างตัวกรอง").click();
  await expect.poll(() => from().inputValue()).toBe("");
});
