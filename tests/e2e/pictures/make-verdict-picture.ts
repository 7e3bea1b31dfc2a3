import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../../cli/boot/root.mjs";
import { launchBrowser } from "../support/launch-browser.ts";
import { startSite } from "../support/start-site.ts";
import { drawSheet, toWebp } from "./draw-sheet.ts";

const ROWS = "keys,money,pages,times,wheel,withdraw";
const VIEWPORT = { width: 640, height: 720 };
const ROW = "GET /api/auth/wheel";

// The verdict on a sandbox with a fault in one row, as the README shows it: `npm run tool -- pictures`.
const site = await startSite();
const folder = mkdtempSync(join(tmpdir(), "sanam-verdict-"));
const browser = await launchBrowser();
try {
  await site.control("/faults", { row: ROW, calls: 1000, fault: { kind: "wrong-type", field: "segments" } });
  const page = join(folder, "verdict.html");
  const words = ["contract", "conform", "--allow-writes", "--only", ROWS, "--seed", "7", "--html", page];
  await run([...words, "--target", site.url]);
  const tab = await browser.newPage({ viewport: VIEWPORT, colorScheme: "dark", deviceScaleFactor: 2 });
  await tab.goto(pathToFileURL(page).href);
  const all = await tab.screenshot();
  await tab.locator("label").filter({ hasText: "Deviates" }).click();
  const sheet = await drawSheet(browser, [all, await tab.screenshot()], { columns: 2, width: 640, gap: 16 });
  writeFileSync(join(import.meta.dirname, "verdict.webp"), await toWebp(browser, sheet));
} finally {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Its exit code is 6, because of the fault. */
function run(words: readonly string[]): Promise<void> {
  const env = { ...process.env, SANAM_HOME: folder };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [join(ROOT, "cli/bin.mjs"), ...words], { env }, (error) =>
      error === null || error.code === 6 ? resolve() : reject(error),
    );
  });
}
