import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandPlugin, fontPreload } from "./vite/brand-plugin.ts";
import { precompress } from "./vite/precompress.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandPlugin(), react(), fontPreload(), precompress()],
  server: { proxy: { "/api": "http://127.0.0.1:4600", "/sandbox": "http://127.0.0.1:4600" } },
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    manifest: true,
    // The oldest browsers of spec section 9 that know ES modules; the others meet unsupported.js.
    target: ["chrome79", "firefox80", "safari12", "opera66"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shims", test: /web\/shims\.ts$/, priority: 20 },
            {
              name: "libraries",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite)\//,
              priority: 10,
            },
          ],
        },
      },
    },
  },
});
