import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Page } from "playwright-core";
import { build } from "vite";
import { ROOT } from "../../../cli/boot/root.mjs";
import { brandPlugin } from "../../../web/vite/brand-plugin.ts";
import { productionRouter } from "../../../web/vite/production-router.ts";
import { launchBrowser } from "../../e2e/support/launch-browser.ts";
import { openContext } from "../../e2e/support/open-context.ts";
import { type Bench, interleave, milliseconds, ratioRow } from "../bench.ts";
import { type Pages, servePages } from "../serve.ts";

const MOST = 1.3;
const MOST_NODES = 300;
const CPU_SLOWDOWN = 4;
const SUBJECTS = ["bare", "ours"] as const;
const TYPES = new Map([
  ["page.js", "text/javascript"],
  ["page.css", "text/css"],
]);

export const lobby: Bench = {
  about: "the time until a cheap phone shows a lobby of 5,000 games, and its nodes",
  needsBrowser: true,
  async *rows(smoke) {
    const folder = mkdtempSync(join(tmpdir(), "sanam-lobby-"));
    const [served, browser] = await Promise.all([serveSubjects(folder), launchBrowser()]);
    try {
      const page = await (await openContext(browser)).newPage();
      const cdp = await page.context().newCDPSession(page);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      const visit = (name: string) => () => timeOf(page, `${served.url}/${name}/`);
      const runs = await interleave({ bare: visit("bare"), ours: visit("ours") }, smoke ? 0 : 25);
      const about = {
        what: `first games of a lobby of 5,000 (${milliseconds(runs.median("ours"))}), 4x CPU`,
        against: `a bare virtual list of the same tiles (${milliseconds(runs.median("bare"))})`,
      };
      yield ratioRow(about, runs.ratio("ours", "bare"), { most: MOST });
      const nodes = await page.evaluate(() => document.querySelectorAll("main *").length);
      yield {
        what: "nodes of that lobby",
        against: "a fixed count",
        measured: String(nodes),
        budget: `at most ${MOST_NODES}`,
        met: nodes <= MOST_NODES,
      };
    } finally {
      await browser.close();
      served.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function timeOf(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const time = await page.waitForFunction(() => window.lobbyMs);
  return (await time.jsonValue()) ?? Number.NaN;
}

/** Builds each subject with what the site's code needs of its build, and serves the results. */
async function serveSubjects(folder: string): Promise<Pages> {
  // The rest of the brand's plugin makes the files of a whole site.
  const { name, enforce, load } = brandPlugin();
  for (const subject of SUBJECTS) {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: "error",
      mode: "production",
      plugins: [{ name, enforce, load }, productionRouter(), react()],
      build: {
        outDir: join(folder, subject),
        copyPublicDir: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(import.meta.dirname, `${subject}.tsx`),
          output: { entryFileNames: "page.js", assetFileNames: "page[extname]" },
        },
      },
    });
  }
  return servePages((path) => {
    const [, subject = "", file = ""] = path.split("/");
    if (!SUBJECTS.some((known) => known === subject)) return undefined;
    if (file === "") return { type: "text/html", body: pageOf(subject) };
    const type = TYPES.get(file);
    return type === undefined ? undefined : { type, body: readFileSync(join(folder, subject, file)) };
  });
}

const pageOf = (title: string): string => `<!doctype html><html lang="th"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="page.css"><div id="root"></div><script type="module" src="page.js"></script></html>`;
