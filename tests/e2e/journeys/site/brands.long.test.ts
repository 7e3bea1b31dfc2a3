import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { type Brand, readBrand } from "../../../../web/brand/brand.ts";
import { servedPalette, servedTexts } from "../../../../web/brand/files/brand-page.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { openVisitor } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { signIn } from "../../support/sign-in.ts";
import { type Site, startSite } from "../../support/start-site.ts";
import { type StaticSite, startStaticSite } from "../../support/start-static-site.ts";

const [SANAM, RIMNAM] = ["sanam", "rimnam"].map((id): Brand => {
  const text = readFileSync(join(ROOT, `web/brand/brands/${id}/${id}.json`), "utf8");
  return unwrap(readBrand(JSON.parse(text)));
}) as [Brand, Brand];

let browser: Browser;
let house: Site;
let plain: StaticSite;
let context: BrowserContext;
let page: Page;
let notices: string[];

beforeAll(async () => {
  plain = await startStaticSite();
  plain.serve(join(ROOT, "build/web"));
  [browser, house] = await Promise.all([sharedBrowser(), startSite()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await house?.close();
  await plain?.close();
});
beforeEach(async () => {
  ({ context, page } = await openVisitor(browser, PHONE));
  notices = [];
  page.on("console", (message) => notices.push(message.text()));
});
afterEach(() => context.close());

/** Browsers resolve every name below `localhost` to their own machine. */
function at({ url }: Pick<Site, "url">, host: string, path = "/"): string {
  return url.replace("127.0.0.1", `${host}.localhost`) + path;
}

/** What the page shows of a brand, before the site's script runs or afterwards. */
function shown(of: Page) {
  return of.evaluate(() => {
    const name = document.querySelector(".shell-top > :last-child, header span:last-of-type");
    const generated = getComputedStyle(name?.firstElementChild ?? document.body, "::before").content;
    const attribute = (selector: string, key: string) => document.querySelector(selector)?.getAttribute(key);
    return {
      brand: document.documentElement.dataset["brand"],
      title: document.title,
      name: name?.textContent || generated.replace(/"/g, ""),
      page: getComputedStyle(document.documentElement).backgroundColor,
      color: attribute("meta[name=theme-color]", "content"),
      icon: attribute("link[rel=icon]", "href"),
      manifest: attribute("link[rel=manifest]", "href"),
    };
  });
}

const visible = (text: string) => text.replace(/[\u200b\u2060]/g, "").replace(/\u00a0/g, " ");

/** What one can read in the first frame, in its markup or from its style sheet. */
function firstWords(of: Page) {
  return of.evaluate(() =>
    [...document.querySelectorAll(".shell-hero span")]
      .filter((element) => getComputedStyle(element).display !== "none")
      .map((element) => element.textContent || getComputedStyle(element, "::before").content.replace(/"/g, "")),
  );
}

function expectedOf(brand: Brand) {
  const color = servedPalette(brand)["ink-0"];
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return {
    brand: brand.id,
    title: brand.name,
    name: brand.name,
    page: `rgb(${red}, ${green}, ${blue})`,
    color,
    icon: `/brands/${brand.id}/favicon.svg`,
    manifest: `/brands/${brand.id}/site.webmanifest`,
  };
}

describe.each(["our server", "a web server that maps no hostnames"])("%s", (kind) => {
  const site = () => (kind === "our server" ? house : plain);

  test("shows the brand of the hostname in the first frame", async () => {
    // Without the site's scripts the page stays as it was first painted.
    await page.route("**/assets/*.js", (route) => route.abort());
    for (const brand of [SANAM, RIMNAM]) {
      await page.goto(at(site(), brand.id));
      expect(await shown(page)).toEqual(expectedOf(brand));
      const { manifest } = expectedOf(brand);
      const read = await page.evaluate((path) => fetch(path).then((reply) => reply.json()), manifest);
      expect(read).toMatchObject({ name: brand.name, icons: [{ sizes: "192x192" }, { sizes: "512x512" }, {}] });
    }
    expect(notices.filter((notice) => notice.includes("no brand names"))).toEqual([]);
  });

  test("speaks the reader's language in the first frame, in the brand's own words", async () => {
    const english = await openVisitor(browser, PHONE, { locale: "en-GB" });
    try {
      for (const brand of [SANAM, RIMNAM]) {
        for (const [of, language] of [
          [page, "th"],
          [english.page, "en"],
        ] as const) {
          const { heroTitle1, heroTitle2, heroLine1, heroLine2 } = servedTexts(brand, language);
          await of.route("**/assets/*.js", (route) => route.abort());
          await of.goto(at(site(), brand.id));
          expect(await firstWords(of)).toEqual([heroTitle1, heroTitle2, heroLine1, heroLine2]);
          await of.unrouteAll();
          await of.reload();
          const drawn = await of.locator("main h1").first().innerText();
          expect(visible(drawn)).toBe(visible(`${heroTitle1}\n${heroTitle2}`));
        }
      }
    } finally {
      await english.context.close();
    }
  });

  test("shows an unknown hostname the default brand, and tells developers", async () => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(at(site(), "nobody"));
    expect(await shown(page)).toEqual(expectedOf(SANAM));
    expect(notices).toContainEqual("no brand names the host nobody.localhost; the page shows sanam");
  });
});

test("the members of one brand are strangers to the other", async () => {
  await page.goto(at(house, "sanam", "/login"));
  await signIn(page);
  await page.waitForURL("**/auth/dashboard");
  const other = await context.newPage();
  await other.goto(at(house, "rimnam", "/auth/dashboard"));
  await other.waitForURL("**/login");
  await other.locator("main h1").first().waitFor();
  expect((await shown(other)).title).toContain(RIMNAM.name);
  const keysOf = (of: Page) => of.evaluate(() => Object.keys(localStorage));
  expect(await keysOf(page)).toContain("sanam.session");
  for (const [each, id] of [
    [page, "sanam"],
    [other, "rimnam"],
  ] as const)
    expect((await keysOf(each)).filter((key) => !key.startsWith(`${id}.`))).toEqual([]);
});

/** The data block of a page, and what an interrupted copy or a wrong edit makes of it. */
const BLOCK = /(<script id="brands"[^>]*>)(.*?)<\/script>/s;
const DAMAGES: readonly (readonly [string, (html: string) => string])[] = [
  ["is missing", (html) => html.replace(BLOCK, "")],
  ["is truncated", (html) => html.replace(BLOCK, (_, start, data: string) => `${start}${data.slice(0, -9)}</script>`)],
  ["is empty", (html) => html.replace(BLOCK, "$1</script>")],
  ["is no list", (html) => html.replace(BLOCK, "$1{}</script>")],
  ["has a number for an object", (html) => html.replace(/"help":\{/g, '"help":7,"other":{')],
  ["has null for an object", (html) => html.replace(/"help":\{/g, '"help":null,"other":{')],
  ["has a list for texts", (html) => html.replace(/"texts":\{/g, '"texts":[],"other":{')],
  ["has no style sheet", (html) => html.replace(/"help":/g, '"helped":').replace(/brand(s?)\.css/g, "gone$1.css")],
];

test.each(["our server", "a web server that maps no hostnames"])(
  "a damaged page of %s shows the built-in brand, and works",
  async (kind) => {
    const isOurs = kind === "our server";
    const html = readFileSync(join(ROOT, "build/web", isOurs ? "brands/rimnam/index.html" : "index.html"), "utf8");
    let body = html;
    await page.route("**/login", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
    for (const [what, damage] of DAMAGES) {
      body = damage(html);
      expect(body === html, what).toBe(false);
      await page.goto(at(isOurs ? house : plain, "rimnam", "/login"));
      await page.locator("main [name=username]").waitFor();
      // The page's code writes the built-in colours after the first frame.
      await expect
        .poll(async () => ({ what, ...(await shown(page)) }))
        .toMatchObject({ what, brand: "sanam", page: expectedOf(SANAM).page });
      expect((await shown(page)).title, what).toContain(SANAM.name);
    }
  },
);
