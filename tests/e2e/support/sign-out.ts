import type { Page } from "playwright-core";

/** Asks for the dialog that ends the session, from the menu of a phone. */
export async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "เมนูหลัก" }).click();
  await page.getByRole("button", { name: "ออกจากระบบ" }).click();
}

/** Signs the member out and waits for the login page. */
export async function signOut(page: Page): Promise<void> {
  await askToSignOut(page);
  await page.getByRole("dialog", { name: "ออกจากระบบ?" }).getByRole("button", { name: "ออกจากระบบ" }).click();
  await page.waitForURL("**/login");
  await page.locator("[name=username]").waitFor();
}
