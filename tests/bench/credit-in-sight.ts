import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../e2e/support/launch-browser.ts";
import { openMember } from "../e2e/support/open-page.ts";
import { SLOW_4G, slowDown } from "../e2e/support/slow-line.ts";
import { type Site, startSite } from "../e2e/support/start-site.ts";
import type { BenchRow } from "./bench-row.ts";

const LIMIT = 1.5;
const ROUNDS = 3;
/** Each can be asked for only after the one before: the page, its code, the credit. */
const ANSWERS = 3;
/** The demo member's credit, as the balance card shows it. */
const CREDIT = "324,850";

interface Opening {
  /** From the start of the navigation until the credit is drawn. */
  readonly ms: number;
  /** What the line needs: the bytes that arrived by then at its rate, and one answer each for page, code and credit. */
  readonly lineMs: number;
}

/** A member opens the dashboard on a cold cache, a cheap phone and a bad line. */
export async function benchCreditInSight(): Promise<BenchRow[]> {
  const [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  try {
    const openings: Opening[] = [];
    for (let round = 0; round < ROUNDS; round++) openings.push(await openDashboard(browser, site));
    const [, median] = openings.sort((one, other) => one.ms / one.lineMs - other.ms / other.lineMs);
    if (median === undefined) throw new Error("no opening");
    return [
      {
        what: `the credit on a new visit to the dashboard (${median.ms.toFixed(0)} ms), 4x CPU, slow 4G`,
        against: `the time of its bytes on that line (${median.lineMs.toFixed(0)} ms)`,
        measured: `${(median.ms / median.lineMs).toFixed(2)}x`,
        budget: `${LIMIT}x`,
        met: median.ms <= median.lineMs * LIMIT,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

async function openDashboard(browser: Browser, site: Site): Promise<Opening> {
  const { context, page } = await openMember(browser, site, "gold");
  try {
    await slowDown(page);
    const bytes = await countBytes(page);
    await page.goto(`${site.url}/auth/dashboard`, { waitUntil: "commit" });
    const ms = await page.evaluate(timeOfText, CREDIT);
    return { ms, lineMs: ANSWERS * SLOW_4G.latency + (bytes() / SLOW_4G.downloadThroughput) * 1000 };
  } finally {
    await context.close();
  }
}

async function countBytes(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  devtools.on("Network.dataReceived", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send("Network.enable");
  return () => bytes;
}

/** Runs in the page: the milliseconds from the start of the navigation until a text is drawn. */
function timeOfText(text: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const main = document.querySelector("main");
      // `performance.now` is the tests' clock here; the frame's time is not.
      if (main?.textContent?.includes(text)) requestAnimationFrame((now) => resolve(now));
      else requestAnimationFrame(look);
    };
    look();
  });
}
