import type { Page } from "playwright-core";
import { PASSWORD } from "./open-page.ts";

/** Fills in the login page that is open and presses Enter. */
export async function signIn(page: Page, username = "gold", password = PASSWORD): Promise<void> {
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.keyboard.press("Enter");
}
