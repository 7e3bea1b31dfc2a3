import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { ROOT } from "../../cli/boot/root.mjs";
import { paths } from "../../web/app/paths.ts";
import { shellText } from "../../web/text/th/site/shell.ts";
import { launchBrowser } from "../e2e/support/launch-browser.ts";
import { openContext } from "../e2e/support/open-context.ts";
import { slowDown } from "../e2e/support/slow-line.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { type Bench, interleave, type Measured, milliseconds, type Row, ratioRow } from "./bench.ts";
import { type Page, type Pages, servePages } from "./serve.ts";

const MOST_FIRST = 1.15;
const MOST_LARGEST = 1.25;
const BRANDS = ["sanam", "racha", "rimnam", "chad"] as const;
/** After the network is idle: enough time for every paint that may still be larger. */
const WAIT_MS = 1000;

export const paint: Bench = {
  about: "the paints of a new visit on a cheap phone, 4x CPU, slow 4G",
  needsBrowser: true,
  async *rows(smoke) {
    const [site, peer, browser] = await Promise.all([startSite(), serveStaticPage(), launchBrowser()]);
    const rounds = smoke ? 0 : 5;
    const timeOf = (url: string, which: Which) => () => paintOf(browser, url, which);
    // Browsers resolve every name below `localhost` to their own machine.
    const loginOf = (brand: string) => site.url.replace("127.0.0.1", `${brand}.localhost`) + paths.login;
    try {
      const first = await interleave(
        { static: timeOf(peer.url, "first"), landing: timeOf(site.url + paths.landing, "first") },
        rounds,
      );
      yield rowOf("first contentful paint of /", first, "landing", MOST_FIRST);
      const brands = smoke ? BRANDS.slice(0, 1) : BRANDS;
      const logins = brands.map((brand) => [brand, timeOf(loginOf(brand), "largest")] as const);
      const subjects = { static: timeOf(peer.url, "largest"), ...Object.fromEntries(logins) };
      const largest = await interleave<string>(subjects, rounds);
      for (const brand of brands)
        yield rowOf(`largest contentful paint of /login of ${brand}`, largest, brand, MOST_LARGEST);
    } finally {
      await browser.close();
      peer.close();
      await site.close();
    }
  },
};

function rowOf<Name extends string>(what: string, runs: Measured<Name | "static">, page: Name, most: number): Row {
  const against = `a static page (${milliseconds(runs.median("static"))})`;
  const about = { what: `${what} (${milliseconds(runs.median(page))})`, against };
  return ratioRow(about, runs.ratio(page, "static"), { most });
}

type Which = "first" | "largest";

/** Loads a page with an empty cache. Milliseconds from the start of the navigation. */
async function paintOf(browser: Browser, url: string, which: Which): Promise<number> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(lastPaint, { which, waitMs: WAIT_MS });
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function lastPaint({ which, waitMs }: { which: Which; waitMs: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const type = which === "first" ? "paint" : "largest-contentful-paint";
    let time: number | undefined;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name !== "first-paint") time = entry.startTime;
    }).observe({ type, buffered: true });
    setTimeout(() => (time === undefined ? reject(new Error(`no ${type}`)) : resolve(time)), waitMs);
  });
}

async function serveStaticPage(): Promise<Pages> {
  const { heroTitle1, heroTitle2, heroLine1, heroLine2 } = shellText.served;
  const files = staticPage([heroTitle1, heroTitle2], [heroLine1, heroLine2]);
  return servePages((path) => files.get(path));
}

/** A page at `/` with these words in the fonts of the built site, one small style sheet and no script. */
export function staticPage(title: readonly string[], text: readonly string[]): ReadonlyMap<string, Page> {
  const assets = join(ROOT, "build/web/assets");
  const fonts = readdirSync(assets).filter((name) => /^anuphan-(thai|latin)-\d+-.*\.woff2$/.test(name));
  if (fonts.length !== 4) throw new Error(`the build has other fonts than expected: ${fonts.join(", ")}`);
  const faces = fonts.map((name) => {
    const [, script, weight] = /^anuphan-(\w+)-(\d+)/.exec(name) ?? [];
    const range = script === "thai" ? "U+0E01-0E5B, U+200C-200D, U+25CC" : "U+0000-00FF, U+2000-206F";
    return `@font-face { font-family: Anuphan; font-weight: ${weight}; font-display: swap; unicode-range: ${range};
  src: url(/${name}) format("woff2"); }`;
  });
  const preloads = fonts
    .filter((name) => name.startsWith("anuphan-thai"))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`);
  const html = `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>Static</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${preloads.join("")}
<link rel="stylesheet" href="/page.css"></head><body><main><h1>${title.join("<br>")}</h1>
<p>${text.join("<br>")}</p></main></body></html>`;
  const css = `${faces.join("\n")}
body { margin: 0; background: #101512; color: #fff; font: 15px/1.6 Anuphan, sans-serif; }
main { margin: 64px 18px; padding: 26px 20px; border-radius: 24px; background: #12301f; }
h1 { margin: 0; font-size: 29px; line-height: 1.45; }`;
  return new Map<string, Page>([
    ["/", { type: "text/html; charset=utf-8", body: html }],
    ["/page.css", { type: "text/css", body: css }],
    ...fonts.map((name) => [`/${name}`, { type: "font/woff2", body: readFileSync(join(assets, name)) }] as const),
  ]);
}
