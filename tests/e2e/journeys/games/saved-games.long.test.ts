import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openMember } from "../../support/open-page.ts";
import { setUpSite } from "../../support/set-up-site.ts";
import { signOut } from "../../support/sign-out.ts";

const setup = setUpSite();

const region = (page: Page, name: string) => page.getByRole("region", { name });

test("a favourite and the last game are on another device after a sign-out, and nothing of them on this one", async () => {
  const { browser, site } = setup;
  const first = await openMember(browser, site, "gold");
  const { page } = first;
  await page.goto(`${site.url}/auth/games/category?cat=fishing`);
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith("/games/saved") && reply.request().method() === "POST",
  );
  await page.getByRole("button", { name: "เกมโปรด: ปลามังกรทอง" }).click();
  expect((await saved).status()).toBe(200);
  await page
    .getByRole("link", { name: /ปลามังกรทอง/ })
    .first()
    .click();
  await region(page, "เกม ปลามังกรทอง").waitFor();
  await page.goto(`${site.url}/auth/dashboard`);
  await signOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(".games.")))).toEqual([]);
  await first.context.close();

  const second = await openMember(browser, site, "gold");
  await second.page.goto(`${site.url}/auth/dashboard`);
  await region(second.page, "เล่นล่าสุด").getByRole("link", { name: "ปลามังกรทอง" }).waitFor();
  await second.page.goto(`${site.url}/auth/games/category?cat=all&row=favourites`);
  await second.page
    .getByRole("main")
    .getByRole("link", { name: /ปลามังกรทอง/ })
    .waitFor();
  await second.context.close();
});
