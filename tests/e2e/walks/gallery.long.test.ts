import type { Browser } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../core/sentences/sentences.ts";
import { addressOf, GALLERY_BRANDS, GALLERY_LETTERS, GALLERY_SCHEMES, type View } from "../../../web/gallery/view.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { openContext } from "../support/open-context.ts";
import { tooWide } from "../support/page-problems.ts";
import { resize } from "../support/resize.ts";
import { DESKTOP, PHONE } from "../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../support/shared-browser.ts";
import { SHIFT_LIMIT, shiftOf } from "./shift-of.ts";

const [BRAND] = GALLERY_BRANDS;
const [SCHEME] = GALLERY_SCHEMES;
const [LANGUAGE, ...OTHER_LANGUAGES] = LANGUAGES;
const VIEWS: readonly View[] = [
  ...GALLERY_BRANDS.flatMap((brand) =>
    GALLERY_SCHEMES.flatMap((scheme) =>
      GALLERY_LETTERS.map((letters) => ({ brand, scheme, letters, language: LANGUAGE })),
    ),
  ),
  ...OTHER_LANGUAGES.flatMap((language) =>
    GALLERY_LETTERS.map((letters) => ({ brand: BRAND, scheme: SCHEME, letters, language })),
  ),
];

let browser: Browser;
let server: ViteDevServer;

beforeAll(async () => {
  const config = new URL("../../../web/vite/gallery.config.ts", import.meta.url).pathname;
  [browser, server] = await Promise.all([
    sharedBrowser(),
    createServer({ configFile: config, logLevel: "error", server: { port: 0, host: "127.0.0.1", hmr: false } }),
  ]);
  await server.listen();
});

afterAll(async () => {
  await closeContexts(browser);
  await server?.close();
});

const urlOf = (view: View) => `${server.resolvedUrls?.local[0]?.replace(/\/$/, "")}${addressOf(view)}`;

describe("the gallery", () => {
  test.each(VIEWS)(
    "shows every component of $brand in the $scheme scheme with letters of $letters % in $language without a problem",
    async (view) => {
      const context = await openContext(browser, PHONE);
      // The first opening makes the development server transform the files.
      const page = await context.newPage();
      await page.goto(urlOf(view));
      await page.locator("main h1").first().waitFor({ timeout: 60_000 });
      const problems = [...(await axeViolations(page))];
      problems.push(...(await tooWide(page)));
      await resize(page, DESKTOP);
      problems.push(...(await tooWide(page)));
      await page.close();
      // The development server sends hundreds of files, and once in some hundred visits one moves the page on a busy machine.
      // A component that shifts does so in every visit.
      const visit = () => shiftOf(context, urlOf(view), { sampleSkeletons: true });
      const first = await visit();
      const { shift, movers } = first.shift > SHIFT_LIMIT ? await visit() : first;
      if (shift > SHIFT_LIMIT) problems.push(`shifts by ${shift.toFixed(3)}`, ...movers.slice(0, 4));
      await context.close();
      expect(problems).toEqual([]);
    },
  );
});
