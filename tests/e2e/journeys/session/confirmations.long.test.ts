import { expect, test } from "vitest";
import { brokenText } from "../../support/broken-text.ts";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const question = () => visit.page.getByRole("dialog", { name: "ออกจากระบบ?" });
/** The visible countdown; the other copy of the sentence is for screen readers. */
const countdown = (seconds: number) =>
  question().locator("[aria-hidden=true]", { hasText: `หน้าต่างนี้จะปิดเองใน ${seconds} วินาที` });
const announced = brokenText("หน้าต่างนี้จะปิดเองใน 5 วินาที", { from: "^", to: "$" });
const pass = (seconds: number) => visit.context.clock.runFor(seconds * 1000);
const isOpen = async () => (await question().count()) === 1;

async function ask(): Promise<void> {
  await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
  await visit.page.getByRole("button", { name: "ออกจากระบบ" }).click();
  await countdown(5).waitFor();
}

test("the question before signing out closes by itself as a no, waits for whoever reads it, and can be told to stay open", async () => {
  await visit.go("/auth/settings/device");
  await ask();
  expect(await question().getByRole("status").textContent()).toMatch(announced);
  await pass(3);
  await countdown(2).waitFor();
  expect(await question().getByRole("status").textContent()).toMatch(announced);

  // Pointing, moving by keyboard and touching start the time again.
  const box = await question().getByRole("heading").boundingBox();
  await visit.page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await countdown(5).waitFor();
  await pass(4);
  await visit.page.keyboard.press("Tab");
  await countdown(5).waitFor();
  await pass(4);
  await question().dispatchEvent("touchstart");
  await countdown(5).waitFor();
  await pass(4);
  expect(await isOpen()).toBe(true);
  await pass(1);
  await expect.poll(isOpen).toBe(false);
  expect(new URL(visit.page.url()).pathname).toBe("/auth/settings/device");

  const stays = visit.main().getByRole("switch", { name: "ให้หน้าต่างยืนยันปิดเอง" });
  expect(await stays.getAttribute("aria-checked")).toBe("true");
  await stays.click();
  await visit.page.reload();
  await visit.page.getByRole("button", { name: "เมนูหลัก" }).click();
  await visit.page.getByRole("button", { name: "ออกจากระบบ" }).click();
  await question().waitFor();
  await pass(60);
  expect(await isOpen()).toBe(true);
  expect(await question().getByText("ปิดเอง").count()).toBe(0);

  // The setting is the device's: it stays after the sign-out, and everything of the member is gone.
  await question().getByRole("button", { name: "ออกจากระบบ" }).click();
  await visit.arrive("/login");
  const keys = await visit.page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain("sanam.device.settings");
  // The test moved the page's clock away from the server's, which the device remembers too.
  expect(keys.filter((key) => !key.startsWith("sanam.device."))).toEqual([]);
});

test("a question about money stays until it is answered", async () => {
  await visit.go("/auth/deposit");
  await visit.page.getByRole("textbox").fill("500");
  await visit.page.keyboard.press("Enter");
  await visit.page.getByRole("button", { name: "ยกเลิก", exact: true }).click();
  const cancel = visit.page.getByRole("dialog", { name: "ยกเลิกรายการฝากนี้?" });
  await cancel.waitFor();
  await pass(60);
  expect(await cancel.count()).toBe(1);
  expect(await cancel.getByText("ปิดเอง").count()).toBe(0);
});
