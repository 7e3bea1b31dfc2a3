import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { BROWSER_FLOOR } from "../core/rules/browser-floor.ts";
import { brandPlugin } from "./vite/brand-plugin.ts";
import { chunkOf, MEMBER_PART } from "./vite/chunk-of.ts";
import { paintFirst } from "./vite/paint-first.ts";
import { precompress } from "./vite/precompress.ts";

/** The oldest browsers of spec section 9. Samsung's is a Chrome. Edge 15 has no modules and runs unsupported.js. */
const oldestBrowsers = [
  `chrome${BROWSER_FLOOR.Chrome}`,
  `firefox${BROWSER_FLOOR.Firefox}`,
  `opera${BROWSER_FLOOR.Opera}`,
  `safari${BROWSER_FLOOR.Safari}`,
  `ios${BROWSER_FLOOR.Safari}`,
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandPlugin(), react(), paintFirst(), precompress()],
  server: {
    proxy: {
      "/api": "http://127.0.0.1:4600",
      "/sandbox": "http://127.0.0.1:4600",
      "/pictures": "http://127.0.0.1:4600",
    },
  },
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    manifest: true,
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every chunk needs the compiler's helpers. In a larger chunk they would make each of them load it.
            { name: "shims", test: /web\/app\/shims\.ts$|@oxc-project\+runtime|rolldown\/runtime/, priority: 20 },
            {
              name: "libraries",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite)\//,
              priority: 10,
            },
            // The rest of the first frame is one script and one style sheet, because each file costs a round trip.
            { name: "base", tags: ["$initial"], priority: 5 },
            // For members only. It rarely changes, so it stays in the browser's cache between releases.
            { name: "container", test: /node_modules\/(inversify|@inversifyjs|reflect-metadata)\//, priority: 10 },
            // Three screens use it, and it is as large as everything else that they share.
            { name: "qr-code", test: /node_modules\/qrcode\.react\/|web\/ui\/data\/qr-code\./, priority: 4 },
            {
              name: (id, graph) => chunkOf(id, (module) => graph.getModuleInfo(module)),
              debugName: "shared",
              priority: 3,
            },
            { name: "member", test: MEMBER_PART, priority: 2 },
          ],
        },
      },
    },
  },
});
