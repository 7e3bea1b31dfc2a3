import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { builtBrands } from "../../../adapters/server/site/built-brands.ts";
import { loadSite } from "../../../adapters/server/site/load-site.ts";
import { ROOT } from "../../../cli/boot/root.mjs";
import { unwrap } from "../../adapters/house/test-house.ts";
import { clientAt } from "../../client-at.ts";
import { openBidiPage } from "../browsers/bidi-page.ts";
import type { BrowserPage } from "../browsers/browser-page.ts";
import { openDevtoolsPage } from "../browsers/devtools-page.ts";
import { findFirefox, findWebKit } from "../browsers/find-browsers.ts";
import { openWebKitPage } from "../browsers/webkit-page.ts";
import { findChromium, findFloorBrowser } from "../support/find-chromium.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { DESKTOP, PHONE } from "../support/screen-sizes.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { BRAND_SCREENS, openBrandScreen } from "./brand-screens.ts";
import { drawSheet, toWebp } from "./draw-sheet.ts";

const USAGE =
  "npm run tool -- brand-screens FOLDER [chromium] [chrome79] [firefox] [webkit] [--brand ID …] [--screen NAME …] [--readme]";

const SIZES = [PHONE, DESKTOP] as const;

type Open = (site: Site) => Promise<BrowserPage>;

/** How to open each browser; undefined for one that is not on this machine. */
const BROWSERS: Readonly<Record<string, () => Open | undefined>> = {
  chromium: () => opener(findChromium(), openDevtoolsPage),
  chrome79: () => opener(findFloorBrowser(), openDevtoolsPage),
  firefox: () => opener(findFirefox(), openBidiPage),
  webkit: () => opener(findWebKit(), openWebKitPage),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    readme: { type: "boolean", default: false },
    brand: { type: "string", multiple: true, default: ["sanam", "racha", "rimnam", "chad"] },
    screen: { type: "string", multiple: true, default: BRAND_SCREENS.map(({ name }) => name) },
  },
});
const [folder, ...names] = positionals;
if (folder === undefined || names.some((name) => !(name in BROWSERS))) {
  console.error(`usage: ${USAGE}`);
  process.exit(2);
}

// Makes pictures of six screens in every brand, on phones and desktops, and a sheet of each. Run it after a build.
const built = builtBrands(loadSite(join(ROOT, "build/web")));
const sheets = await launchBrowser();
try {
  for (const name of names.length === 0 ? ["chromium"] : names) {
    const open = BROWSERS[name]?.();
    if (open === undefined) console.log(`${name} is not on this machine; its pictures are left out`);
    else await makePictures(name, open, resolve(folder, name));
  }
} finally {
  await sheets.close();
}

async function makePictures(browser: string, open: Open, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  const screens = BRAND_SCREENS.filter(({ name }) => values.screen.includes(name));
  const files = SIZES.map((): string[] => []);
  for (const id of values.brand) {
    // An origin of its own, so that no stored page of another brand is shown.
    const site = await startSite({ brands: () => ({ ...built, default: id }) });
    const page = await open(site);
    try {
      for (const [index, size] of SIZES.entries()) {
        await page.resize(size.width, size.height);
        await startAgain(site, page, id);
        for (const screen of screens) {
          if (screen.path.startsWith("/auth")) await signIn(site, page, id);
          await openBrandScreen(page, screen);
          const file = join(target, `${id}-${screen.name}-${size.width}.png`);
          await page.screenshot(file);
          files[index]?.push(file);
          for (const problem of await page.problems()) console.log(`${browser} ${id} ${screen.name}: ${problem}`);
        }
      }
    } finally {
      await page.close();
      await site.close();
    }
  }
  for (const [index, { width }] of SIZES.entries()) {
    const pictures = (files[index] ?? []).map((file) => readFileSync(file));
    const sheet = await drawSheet(sheets, pictures, { columns: screens.length, width: Math.min(width, 480) });
    writeFileSync(join(target, `sheet-${width}.png`), sheet);
    // A column for each brand, on phones: the README's picture.
    if (values.readme && width === PHONE.width) {
      const rows = screens.flatMap((_, row) => pictures.filter((__, index) => index % screens.length === row));
      const columns = values.brand.length;
      const readme = await drawSheet(sheets, rows, { columns, width: 292 });
      writeFileSync(join(import.meta.dirname, "brands.webp"), await toWebp(sheets, readme));
    }
    console.log(`${browser}, ${width} px: ${pictures.length} pictures in ${target}`);
  }
}

/** A new house, whose clock agrees with the browser's, and a visitor who chose the scheme of the brand's scene. */
async function startAgain(site: Site, page: BrowserPage, brand: string): Promise<void> {
  await page.open(`${page.url}/favicon.svg`);
  await site.control("/clock", { set: new Date().toISOString() });
  await site.control("/reset");
  const scheme = brand === "rimnam" ? "light" : "dark";
  await page.run(
    (key, settings) => {
      localStorage.clear();
      localStorage.setItem(key, settings);
    },
    `${brand}.device.settings`,
    JSON.stringify({ scheme }),
  );
}

async function signIn({ url }: Site, page: BrowserPage, brand: string): Promise<void> {
  const key = `${brand}.session`;
  if (await page.run((name) => localStorage.getItem(name) !== null, key)) return;
  const session = unwrap(
    await createHttpSession(clientAt(url), () => undefined).signIn({ username: "gold", password: "demo1234" }),
  );
  await page.run((name, entry) => localStorage.setItem(name, entry), key, JSON.stringify(session));
}

function opener<T>(found: T | undefined, open: (browser: T, site: Site) => Promise<BrowserPage>): Open | undefined {
  return found === undefined ? undefined : (at) => open(found, at);
}
