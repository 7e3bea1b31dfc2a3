import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Page } from "playwright-core";
import { build } from "vite";
import { ROOT } from "../../cli/boot/root.mjs";
import { brandPlugin } from "../../web/vite/brand-plugin.ts";
import { launchBrowser } from "../e2e/support/launch-browser.ts";
import { openContext } from "../e2e/support/open-context.ts";
import type { BenchRow } from "./bench-row.ts";
import { interleave } from "./interleave.ts";
import { listen } from "./listen.ts";

const PAINT_LIMIT = 1.3;
const NODE_LIMIT = 300;
const ROUNDS = 15;
const CPU_SLOWDOWN = 4;
const SUBJECTS = ["bare", "ours"] as const;
const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

/** The time until a cheap phone shows the lobby with five thousand games, compared with a bare virtual list; and its nodes. */
export async function benchLobby(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "sanam-lobby-"));
  const served = await serveSubjects(folder);
  const browser = await launchBrowser();
  try {
    const page = await (await openContext(browser)).newPage();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const visit = (name: string) => () => timeOf(page, `${served.url}/${name}/`);
    const times = await interleave({ bare: visit("bare"), ours: visit("ours") }, ROUNDS);
    const nodes = await page.evaluate(() => document.querySelectorAll("main *").length);
    const ratio = times.ours / times.bare;
    return [
      {
        what: `first games of a lobby of 5,000 (${times.ours.toFixed(0)} ms), 4x CPU`,
        against: `a bare virtual list of the same tiles (${times.bare.toFixed(0)} ms)`,
        measured: `${ratio.toFixed(2)}x`,
        budget: `${PAINT_LIMIT}x`,
        met: ratio <= PAINT_LIMIT,
      },
      {
        what: "nodes in the lobby of 5,000 games",
        measured: String(nodes),
        budget: String(NODE_LIMIT),
        met: nodes <= NODE_LIMIT,
      },
    ];
  } finally {
    await browser.close();
    served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeOf(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const time = await page.waitForFunction(() => window.lobbyMs);
  return (await time.jsonValue()) ?? Number.NaN;
}

/** Builds each subject with the site's plugins, and serves the results. */
async function serveSubjects(folder: string): Promise<{ readonly url: string; readonly close: () => void }> {
  for (const name of SUBJECTS) {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: "error",
      plugins: [brandPlugin(), react()],
      build: {
        outDir: join(folder, name),
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(ROOT, "tests/bench/lobby", `${name}.tsx`),
          output: { entryFileNames: "page.js", assetFileNames: "page[extname]" },
        },
      },
    });
    const html = `<!doctype html><html lang="th"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="page.css"><div id="root"></div><script type="module" src="page.js"></script></html>`;
    writeFileSync(join(folder, name, "index.html"), html);
  }
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").replace(/\/$/, "/index.html");
    try {
      const body = readFileSync(join(folder, path));
      response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}
