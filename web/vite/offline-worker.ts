import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { BuildFacts } from "../offline/build-facts.ts";
import { earlyFilesOf, textFiles } from "./early-files.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";

const WORKER_FILE = "worker.js";
const WORKER = resolve(import.meta.dirname, "../offline/worker.ts");
const PUBLIC = resolve(import.meta.dirname, "../public");
/** The scripts beside the assets whose content may not belong to another build's page. */
const AREA_SCRIPT = "/area.js";
/** The texts of what is stored, of every language: a member may change it without a line. */
const PACKS = ["first", "member", "later", "money"] as const;
/** The screens and parts that are stored besides the early ones. */
const SCREENS = [
  "screens/login/login-screen.tsx",
  "screens/history/history-screen.tsx",
  "screens/receipt/receipt-screen.tsx",
  "layouts/member/member-notices.tsx",
  "compose/offline/after-first-page.ts",
  "layouts/member/old-data-notice.tsx",
  // Reads the picture of a slip: without it, choosing one offline would load the page again.
  "node_modules/qr/decode.js",
];

/**
 * Builds the service worker, one classic script at the site's root, with the list of the files that it stores at once:
 * what every page, a member's page and the money screens need.
 */
export function offlineWorker(): Plugin {
  return {
    name: "sanam-offline-worker",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      // The worker stores this script: with its version in the address, a page never gets another build's.
      handler: (html) => html.replace(`src="${AREA_SCRIPT}"`, `src="${AREA_SCRIPT}?v=${hashOf(PUBLIC + AREA_SCRIPT)}"`),
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const source = await workerSource(buildFacts(bundle));
        this.emitFile({ type: "asset", fileName: WORKER_FILE, source });
      },
    },
  };
}

export function buildFacts(bundle: Rolldown.OutputBundle): BuildFacts {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("the build has no entry");
  const early = earlyFilesOf(bundle, entry.fileName, SCREENS);
  const faces = Object.keys(bundle).filter((name) => /\/anuphan-.*\.woff2$/.test(name));
  const texts = Object.values(textFiles(bundle, PACKS)).flat();
  const files = new Set([...texts, ...early.first, ...early.member, ...Object.values(early.screens).flat(), ...faces]);
  return {
    entry: `/${entry.fileName}`,
    precache: [...files].sort().map((file) => ({ url: `/${file}`, revision: null })),
  };
}

async function workerSource(facts: BuildFacts): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { BUILD_FACTS: JSON.stringify(facts), "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: oldestBrowsers(),
      rolldownOptions: { input: WORKER, output: { format: "iife" } },
    },
  });
  const [result] = [built].flat();
  const chunk = result && "output" in result ? result.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("the worker was not built");
  return chunk.code;
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 10);
}
