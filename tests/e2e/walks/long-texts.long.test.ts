import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shellText } from "../../../web/text/en/site/shell.ts";
import { receiptText } from "../../../web/text/en/wallet/receipt.ts";
import { longText } from "../../languages/long-texts.ts";
import { buildOther } from "../support/build-demo.ts";
import { cutTexts } from "../support/cut-texts.ts";
import { tooWide } from "../support/page-problems.ts";
import { OTHER_LOBBIES, ROUTE_ADDRESSES } from "./addresses.ts";
import { openLoaded } from "./check-page.ts";
import { coveredBoxes } from "./covered-boxes.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";

const siteDir = mkdtempSync(join(tmpdir(), "sanam-long-texts-"));
beforeAll(() => buildOther("tests/languages/long-texts.config.ts", siteDir));
afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

// A browser that asks for English gets the made-up language.
const walk = setUpWalk({ siteDir, locale: "en-GB" });
/** The site's own texts: what the house and the brand say is not made up. */
const OWN = /[[\]åéíñöü]/;

test.each(["smallPhone", "phone", "desktop"] as const)(
  "texts that are a third longer fit every page on a %s",
  async (size) => {
    const found: Record<string, readonly string[]> = {};
    for (const address of [...ROUTE_ADDRESSES, ...OTHER_LOBBIES]) {
      const page = await walk.pageOf(userOf(address), size);
      await openLoaded(page, `${walk.site.url}${address.path}`, longText(shellText.loading));
      const problems = [...(await tooWide(page)), ...(await cutTexts(page, OWN))];
      // Bars of a desktop are not as wide as the page, which this check expects.
      if (size !== "desktop")
        problems.push(...(await coveredBoxes(page, "top")), ...(await coveredBoxes(page, "bottom")));
      if (problems.length > 0) found[address.path] = problems;
    }
    expect(found).toEqual({});
  },
);

test("they fit the sheets and the receipt that no address shows", async () => {
  const page = await walk.pageOf("gold", "smallPhone");
  const found: Record<string, readonly string[]> = {};
  const look = async (name: string) => {
    const problems = [...(await tooWide(page)), ...(await cutTexts(page, OWN))];
    if (problems.length > 0) found[name] = problems;
  };
  const open = (path: string) => openLoaded(page, `${walk.site.url}${path}`, longText(shellText.loading));
  await open("/auth/dashboard");
  await page.getByRole("button", { name: longText(shellText.menu.label) }).click();
  await page.getByRole("dialog").waitFor();
  await look("menu");
  await open("/auth/withdraw");
  await page.locator("[name=amount]").fill("500");
  await page.locator("main form button[type=submit]").click();
  await page.getByRole("dialog").waitFor();
  await look("review");
  await open("/auth/withdraw");
  await page.locator('main a[href*="/receipt/"]').first().click();
  await page.getByRole("heading", { name: longText(receiptText.steps) }).waitFor();
  await look("receipt");
  expect(found).toEqual({});
});

test("the check finds texts that are cut off, broken, out of their button, and over each other", async () => {
  const page = await walk.pageOf("visitor", "smallPhone");
  await openLoaded(page, `${walk.site.url}/promotion`, longText(shellText.loading));
  await page.evaluate(() => {
    const planted = document.createElement("div");
    for (const [text, style, tag] of [
      ["cut off at the edge", "width: 40px; overflow: hidden; white-space: nowrap", "p"],
      ["unbreakable", "width: 40px; overflow-wrap: anywhere", "p"],
      ["out of it", "display: block; width: 20px; padding: 0; white-space: nowrap", "button"],
      ["one over", "position: absolute; top: 0; left: 0", "p"],
      ["the other", "position: absolute; top: 0; left: 0", "p"],
    ] as const) {
      const element = document.createElement(tag);
      element.textContent = text;
      element.style.cssText = style;
      planted.append(element);
    }
    planted.style.cssText = "position: relative; padding-top: 40px";
    document.querySelector("main")?.append(planted);
  });
  const problems = (await cutTexts(page)).join("\n");
  expect(problems).toContain("“cut off at the edge” is cut off by p");
  expect(problems).toContain("“unbreakable” is broken within “unbreakable”");
  expect(problems).toContain("“out of it” is out of its button");
  expect(problems).toContain("“one over” and “the other” lie over each other");
});
