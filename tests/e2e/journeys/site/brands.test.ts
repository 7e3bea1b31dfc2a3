import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { launchBrowser } from "../../support/launch-browser.ts";
import { openVisitor } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { signIn } from "../../support/sign-in.ts";
import { type Site, startSite } from "../../support/start-site.ts";
import { type StaticSite, startStaticSite } from "../../support/start-static-site.ts";

const BUILD = join(ROOT, "build/web");
const SANAM = { id: "sanam", name: "สนาม", page: "rgb(9, 16, 12)" };
const RIMNAM = { id: "rimnam", name: "ริมน้ำ", page: "rgb(241, 245, 253)" };

let browser: Browser;
let house: Site;
let plain: StaticSite;
let context: BrowserContext;
let page: Page;
let notices: string[];

beforeAll(async () => {
  plain = await startStaticSite();
  plain.serve(BUILD);
  [browser, house] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
  await plain?.close();
});
beforeEach(async () => {
  ({ context, page } = await openVisitor(browser, PHONE));
  notices = [];
  page.on("console", (message) => notices.push(message.text()));
});
afterEach(() => context.close());

const at = (site: { readonly url: string }, host: string, path = "/") =>
  site.url.replace("127.0.0.1", host) + path;

/** What the page shows of a brand: before the site's script runs, or afterwards. */
function shown() {
  return page.evaluate(() => {
    const mark = document.querySelector(".shell-top, header");
    const name = mark?.querySelector("span:last-child");
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const generated = name?.firstElementChild ?? name;
    const content = generated ? getComputedStyle(generated, "::before").content.replace(/"/g, "") : "";
    return {
      brand: document.documentElement.dataset["brand"],
      title: document.title,
      name: name?.textContent || content,
      page: getComputedStyle(document.documentElement).backgroundColor,
      icon: icon?.getAttribute("href"),
      manifest: document.querySelector("link[rel=manifest]")?.getAttribute("href"),
      color: document.querySelector("meta[name=theme-color]")?.getAttribute("content"),
    };
  });
}

describe.each(["our server", "a server that maps no hostnames"])("%s", (kind) => {
  const site = () => (kind === "our server" ? house : plain);

  test("shows the brand of the hostname in the first frame, with its icon and manifest", async () => {
    // Without the site's scripts the page stays as it was first painted.
    await page.route("**/assets/*.js", (route) => route.abort());
    const frames = [];
    for (const { id } of [SANAM, RIMNAM]) {
      await page.goto(at(site(), `${id}.localhost`));
      frames.push(await shown());
      const manifest = await page.request.get(at(site(), "127.0.0.1", frames.at(-1)?.manifest ?? ""), {
        headers: { host: `${id}.localhost` },
      });
      expect(await manifest.json()).toMatchObject({ name: frames.at(-1)?.name });
    }
    expect(frames).toMatchObject(
      [SANAM, RIMNAM].map(({ id, name, page: background }) => ({
        brand: id,
        title: name,
        name,
        page: background,
        icon: `/brands/${id}/favicon.svg`,
        manifest: `/brands/${id}/site.webmanifest`,
      })),
    );
    expect(frames[0]?.color).not.toBe(frames[1]?.color);
  });
});
