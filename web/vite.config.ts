import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandPlugin } from "./vite/brand-plugin.ts";
import { chunkLoader, chunkNames, chunkOf, MEMBER_PART, type ModuleGraph } from "./vite/chunks.ts";
import { earlyFiles } from "./vite/early-files.ts";
import { offlineWorker } from "./vite/offline-worker.ts";
import { oldestBrowsers } from "./vite/oldest-browsers.ts";
import { paintFirst } from "./vite/paint-first.ts";
import { precompress } from "./vite/precompress.ts";
import { productionRouter } from "./vite/production-router.ts";
import { scopedName } from "./vite/scoped-name.ts";
import { shortRows } from "./vite/short-rows.ts";
import { packsOfChunk, TEXT_GROUPS, textPacks, WORDS_CHUNKS } from "./vite/text-packs.ts";
import { overrideTextsPlugin } from "./vite/text-tables.ts";
import { thaiBreaksPlugin } from "./vite/thai-breaks-plugin.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    brandPlugin(),
    textPacks(),
    chunkLoader(),
    productionRouter(),
    shortRows(),
    react(),
    paintFirst(),
    earlyFiles(),
    offlineWorker(),
    thaiBreaksPlugin(),
    overrideTextsPlugin(),
    chunkNames(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: oldestBrowsers(),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // A slow machine is nothing to report in a build.
      checks: { pluginTimings: false },
      output: {
        // The first script lists every file of the site, and letters of a hash do not compress.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: ({ moduleIds }) => {
          const packs = packsOfChunk(moduleIds).map((pack) => `~${pack}`);
          return `assets/[name]${packs.join("")}-[hash:7].js`;
        },
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            // With the compiler's helpers and the shims, which every chunk needs too: each file more costs a round trip.
            {
              name: "libraries",
              test: /web\/app\/shims\.ts$|@oxc-project\+runtime|rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite)\//,
              priority: 20,
            },
            // What the first frame needs. The other styles of the first script come with it, after the first paint.
            { name: "frame", test: /web\/brand\/(?!built-in-brand)[^/]+\.css$/, priority: 30 },
            // Three screens use it, and it is as large as everything else that they share.
            { name: "qr-code", test: /node_modules\/qrcode\.react\/|web\/ui\/data\/qr-code\./, priority: 14 },
            // A group takes along what its modules import, so the smaller chunks come first.
            ...[...new Set(["base", "kit", ...Object.values(WORDS_CHUNKS)])].map((name, index) => ({
              name: (id: string, graph: ModuleGraph) =>
                chunkOf(id, (module) => graph.getModuleInfo(module)) === name ? name : null,
              debugName: name,
              priority: 15 - index * 2,
            })),
            { name: "member", test: MEMBER_PART, priority: 2 },
            ...TEXT_GROUPS,
          ],
        },
      },
    },
  },
});
