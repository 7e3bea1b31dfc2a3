import { join } from "node:path";
import type { Browser } from "playwright-core";
import { startServer } from "../../adapters/server/start-server.ts";
import { ROOT } from "../../cli/boot/root.mjs";
import { paths } from "../../web/app/paths.ts";
import { launchBrowser } from "../e2e/support/launch-browser.ts";
import { openContext } from "../e2e/support/open-context.ts";
import { slowDown } from "../e2e/support/slow-line.ts";
import type { BenchRow } from "./bench-row.ts";
import { interleave } from "./interleave.ts";
import { serveStaticPage } from "./serve-static-page.ts";

const FIRST_PAINT_LIMIT = 1.15;
const LARGEST_PAINT_LIMIT = 1.25;
const ROUNDS = 5;
/** After the network is idle: enough time for every paint that may still be larger. */
const WAIT_MS = 1000;

/** The paint times of the site on a cheap phone, compared with a static page without scripts. */
export async function benchPaint(): Promise<BenchRow[]> {
  const siteDir = join(ROOT, "build/web");
  const started = await startServer({ host: "127.0.0.1", port: 0, dataDir: undefined, siteDir, sandbox: true });
  if (!started.ok) throw new Error(started.error.message);
  const site = started.value;
  const peer = await serveStaticPage(join(siteDir, "assets"));
  const browser = await launchBrowser();
  // Browsers resolve every name below `localhost` to their own machine.
  const loginOf = (brand: string) => site.url.replace("127.0.0.1", `${brand}.localhost`) + paths.login;
  try {
    const times = await interleave(
      {
        peerFirst: () => paintOf(browser, peer.url, "first"),
        landing: () => paintOf(browser, site.url + paths.landing, "first"),
        peerLargest: () => paintOf(browser, peer.url, "largest"),
        sanam: () => paintOf(browser, loginOf("sanam"), "largest"),
        racha: () => paintOf(browser, loginOf("racha"), "largest"),
        rimnam: () => paintOf(browser, loginOf("rimnam"), "largest"),
        chad: () => paintOf(browser, loginOf("chad"), "largest"),
      },
      ROUNDS,
    );
    return [
      row("first contentful paint of /", times.landing, times.peerFirst, FIRST_PAINT_LIMIT),
      ...(["sanam", "racha", "rimnam", "chad"] as const).map((brand) =>
        row(`largest contentful paint of /login of ${brand}`, times[brand], times.peerLargest, LARGEST_PAINT_LIMIT),
      ),
    ];
  } finally {
    await browser.close();
    peer.close();
    await site.close();
  }
}

function row(what: string, time: number, peer: number, limit: number): BenchRow {
  return {
    what: `${what} on a new visit (${time.toFixed(0)} ms), 4x CPU, slow 4G`,
    against: `a static page (${peer.toFixed(0)} ms)`,
    measured: `${(time / peer).toFixed(2)}x`,
    budget: `${limit}x`,
    met: time <= peer * limit,
  };
}

/** Loads a page with an empty cache. Milliseconds from the start of the navigation. */
async function paintOf(browser: Browser, url: string, which: "first" | "largest"): Promise<number> {
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
function lastPaint({ which, waitMs }: { which: "first" | "largest"; waitMs: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const type = which === "first" ? "paint" : "largest-contentful-paint";
    let time: number | undefined;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name !== "first-paint") time = entry.startTime;
    }).observe({ type, buffered: true });
    setTimeout(() => (time === undefined ? reject(new Error(`no ${type}`)) : resolve(time)), waitMs);
  });
}
