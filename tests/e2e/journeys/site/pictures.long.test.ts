import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openMember, openVisitor } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import type { Site } from "../../support/start-site.ts";
import { SHIFT_LIMIT, shiftOf } from "../../walks/shift-of.ts";
import { startBrandSite } from "./start-brand-site.ts";

const visit = setUpMember("gold");

/** The widths of the pictures that have come, below an address. */
const widths = (part: Locator, folder: string) =>
  part
    .locator(`img[src*="/pictures/${folder}/"]`)
    .evaluateAll((found) => found.map((each) => (each as HTMLImageElement).naturalWidth));

test("the house's pictures stand where they are named, each with its size reserved", async () => {
  const { page } = visit;
  await visit.go("/auth/games/category?cat=casino");
  // The list renders what is in view and a row more.
  for (let place = 1; place <= 9; place += 1) {
    const picture = visit.main().locator(`li[aria-posinset="${place}"] img[src*="/pictures/games/"]`);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(480);
  }
  const unsized = page.locator("img:not([width]), img:not([height])");
  expect(await unsized.count()).toBe(0);
  // The drawing leaves when the picture has come: a lobby shows dozens of tiles.
  expect(await visit.main().locator("a:has(> img) > svg").count()).toBe(0);

  await visit.go("/auth/reward");
  await expect.poll(async () => Math.min(...(await widths(visit.main(), "rewards")))).toBe(320);
  await visit.go("/auth/media");
  await expect.poll(async () => (await widths(visit.main(), "site")).filter((width) => width === 480).length).toBe(6);
  await visit.go("/auth/dashboard");
  await expect.poll(async () => (await widths(visit.main(), "categories")).length).toBeGreaterThan(0);
  expect(await unsized.count()).toBe(0);
});

test("the hero has its scene, in the phone's crop on a phone, and no page waits for it", async () => {
  const { context, page } = await openVisitor(visit.browser, PHONE);
  await page.goto(`${visit.site.url}/`);
  const scene = page.locator('img[src$="/brands/sanam/sanam-hero.webp"]');
  await expect.poll(() => scene.evaluate((each) => getComputedStyle(each).opacity)).toBe("1");
  expect(await scene.evaluate((each) => (each as HTMLImageElement).currentSrc)).toContain("sanam-hero-phone");
  expect(await scene.getAttribute("fetchpriority")).toBe("low");
  await context.close();
});

test("a tile's words are readable on the brightest picture", async () => {
  const { page } = visit;
  const white = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#fff"/></svg>`;
  await page.route("**/pictures/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: white }));
  for (const path of ["/auth/games/category?cat=card", "/auth/media", "/auth/dashboard"]) {
    await visit.go(path);
    const tile = visit.main().locator('a:has(> img[src*="/pictures/"])').first();
    await expect.poll(() => tile.locator("> img").evaluate((each) => getComputedStyle(each).opacity)).toBe("1");
    await tile.scrollIntoViewIfNeeded();
    const title = tile.locator("strong");
    await title.evaluate((each) => each.style.setProperty("color", "transparent"));
    await title.evaluate((each) => each.style.setProperty("text-shadow", "none"));
    const shot = (await title.screenshot({ animations: "disabled" })).toString("base64");
    expect([path, (await brightest(shot)) <= 0.183]).toEqual([path, true]);
  }
});

const PICTURE_HOST = "https://pictures.example";
let elsewhere: Site | undefined;
afterAll(() => elsewhere?.close());

/** Pictures without content that a person would see: the browser draws its own sign for a broken one. */
const brokenPictures = (page: Page) =>
  page.locator("img").evaluateAll((found) =>
    (found as HTMLImageElement[])
      .filter((each) => each.complete && each.naturalWidth === 0 && each.getClientRects().length > 0)
      .filter((each) => getComputedStyle(each).opacity !== "0" && getComputedStyle(each).visibility !== "hidden")
      .map((each) => each.src),
  );

test("without the host of the pictures, the brand's own stands in their places, and nothing moves", async () => {
  elsewhere = await startBrandSite({ imageHost: PICTURE_HOST });
  const { context, page } = await openMember(visit.browser, elsewhere, "gold", PHONE);
  const asked = new Set<string>();
  await context.route(`${PICTURE_HOST}/**`, (route) => {
    asked.add(new URL(route.request().url()).pathname.split("/")[2] ?? "");
    return route.abort("namenotresolved");
  });
  for (const path of ["/", "/auth/dashboard", "/auth/games/category?cat=casino"]) {
    const { shift, movers } = await shiftOf(context, elsewhere.url + path);
    expect(shift, `${path}\n${movers.slice(0, 8).join("\n")}`).toBeLessThanOrEqual(SHIFT_LIMIT);
  }
  for (const path of ["/auth/reward", "/auth/games/category?cat=casino"]) {
    await page.goto(elsewhere.url + path);
    await page.getByRole("main").locator("a:has(strong), article").first().waitFor();
    await page.waitForFunction(() =>
      Array.from(document.images).every(({ complete, loading }) => complete || loading === "lazy"),
    );
    expect([path, await brokenPictures(page)]).toEqual([path, []]);
  }
  expect([...asked].sort()).toEqual(expect.arrayContaining(["categories", "games", "rewards"]));
  // A tile has the brand's picture and its name.
  const tile = page.getByRole("main").locator("a:has(> span[aria-hidden]):has(strong)");
  await expect.poll(() => tile.count()).toBeGreaterThan(5);
  await context.close();
});

/** The highest relative luminance in a picture. White has 4.5 : 1 on 0.183. */
function brightest(shot: string): Promise<number> {
  return visit.page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) return 1;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    let most = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      most = Math.max(most, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
    }
    return most;
  }, shot);
}
