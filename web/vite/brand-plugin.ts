import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { HEADERS_FILE, headersFile } from "../../core/delivery/headers-file.ts";
import { withShareTags } from "../../core/delivery/share-file.ts";
import { type Brand, readBrand } from "../brand/brand.ts";
import { brandCss } from "../brand/brand-css.ts";
import { brandOrigins } from "../brand/brand-origins.ts";
import { gamePageFiles } from "./game-page-files.ts";
import { markSvg, servedPage } from "./served-page.ts";
import { shareFiles } from "./share-files.ts";
import { unsupportedScript } from "./unsupported-script.ts";

const brandFolder = resolve(import.meta.dirname, "../brand");

/**
 * Builds one brand into the site. `SANAM_BRAND` is the id of a brand that we ship, or the path of a brand file. The
 * colours are computed here, so that the first frame needs no script and no inline style.
 */
export function brandPlugin(chosen = process.env["SANAM_BRAND"] ?? "sanam"): Plugin {
  const file = chosen.endsWith(".json") ? resolve(chosen) : resolve(brandFolder, "brands", chosen, `${chosen}.json`);
  const brand = loadBrand(file);
  return {
    name: "sanam-brand",
    enforce: "pre",
    load(id) {
      const path = id.split("?")[0];
      if (path === resolve(brandFolder, "active-brand.css")) return brandCss(brand, ":root");
      if (path === resolve(brandFolder, "active-brand.ts")) return `export const brand = ${JSON.stringify(brand)};`;
      return undefined;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "favicon.svg", source: markSvg(brand) });
      const headers = `${JSON.stringify(headersFile(brandOrigins(brand)), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: HEADERS_FILE, source: headers });
      this.emitFile({ type: "asset", fileName: "unsupported.js", source: unsupportedScript() });
      for (const [fileName, source] of shareFiles(brand, file).files)
        this.emitFile({ type: "asset", fileName, source });
      for (const [fileName, source] of gamePageFiles(brand)) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use("/unsupported.js", (_, response) => {
        response.setHeader("content-type", "text/javascript; charset=utf-8");
        response.end(unsupportedScript());
      });
      for (const [name, source] of gamePageFiles(brand)) {
        server.middlewares.use(`/${name}`, (_, response) => {
          response.setHeader("content-type", name.endsWith(".css") ? "text/css; charset=utf-8" : "font/woff2");
          response.end(source);
        });
      }
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => withShareTags(servedPage(html, brand), shareFiles(brand, file).share, "", "/"),
    },
  };
}

function loadBrand(file: string): Brand {
  const read = readBrand(JSON.parse(readFileSync(file, "utf8")));
  if (!read.ok) throw new Error(`${file}\n  ${read.error.join("\n  ")}`);
  return read.value;
}
