import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { minify, type Plugin } from "vite";
import { BRANDS_FOLDER, PAGE_TEMPLATE } from "../../core/delivery/built-brand.ts";
import { brandCss } from "../brand/brand-css.ts";
import { builtInBrand } from "../brand/built-in-brand.ts";
import { loadDrawPng } from "../brand/files/draw-png.ts";
import { SHIPPED_BRANDS } from "../brand/files/open-brands.ts";
import { readBrandFile } from "../brand/files/read-brand-file.ts";
import { siteFiles } from "../brand/files/site-files.ts";
import { gamePageFiles } from "./game-page-files.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";
import { unsupportedScript } from "./unsupported-script.ts";

const brandFolder = resolve(import.meta.dirname, "../brand");

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  js: "text/javascript; charset=utf-8",
};

/**
 * Turns the built page into the template of every brand's page, and adds the files of the brands that we ship. The
 * scripts and the main style sheet hold the built-in brand, for a page without sound data.
 */
export function brandPlugin(): Plugin {
  return {
    name: "sanam-brand",
    enforce: "pre",
    load(id) {
      const path = id.split("?")[0];
      if (path === resolve(brandFolder, "built-in-brand.css")) return brandCss(builtInBrand, ":root");
      if (path === resolve(brandFolder, "built-in-brand.ts")) {
        return `export const builtInBrand = ${JSON.stringify(builtInBrand)};`;
      }
      return undefined;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") this.error("the build has no index.html");
        const template = page.source.toString();
        delete bundle["index.html"];
        this.emitFile({ type: "asset", fileName: PAGE_TEMPLATE, source: template });
        this.emitFile({ type: "asset", fileName: "unsupported.js", source: await shortUnsupportedScript() });
        for (const [fileName, source] of gamePageFiles()) this.emitFile({ type: "asset", fileName, source });
        for (const [fileName, source] of await shippedFiles(template))
          this.emitFile({ type: "asset", fileName, source });
      },
    },
    // A page of the development server is that of the first brand.
    async configureServer(server) {
      const script = ["unsupported.js", unsupportedScript()] as const;
      const files = new Map([...(await shippedFiles("")), ...gamePageFiles(), script]);
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? "").slice(1).replace(/\?.*$/, "");
        const content = name === "index.html" ? undefined : files.get(name);
        if (content === undefined) return next();
        response.setHeader("content-type", TYPES[name.replace(/^.*\./, "")] ?? "application/octet-stream");
        response.end(content);
      });
    },
    // A script of the first page, so its size counts; vite copies the files of web/public as they are.
    async writeBundle({ dir = "" }) {
      const file = resolve(dir, "area.js");
      const { code } = await minify(file, readFileSync(file, "utf8"), {
        module: false,
        compress: { target: oldestBrowsers() },
      });
      writeFileSync(file, code);
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server }) => (server ? pageOfFirstBrand(html) : html),
    },
  };
}

async function shippedFiles(template: string) {
  const [first, ...others] = SHIPPED_BRANDS.map(readShipped);
  if (!first) throw new Error("we ship no brand");
  return siteFiles([first, ...others], template, await loadDrawPng());
}

async function pageOfFirstBrand(html: string): Promise<string> {
  const [first] = SHIPPED_BRANDS.map(readShipped);
  const linked = html.replace("</title>", '</title>\n    <link rel="stylesheet" href="%css%" />');
  const page = (await shippedFiles(linked)).get(`${BRANDS_FOLDER}/${first?.brand.id}/index.html`);
  return String(page);
}

function readShipped(file: string) {
  const read = readBrandFile(file);
  if (!read.ok) throw new Error(read.error.join("\n"));
  return read.value;
}

/** With shorter names and in the syntax of its source: the minifier writes its texts in a newer one. */
async function shortUnsupportedScript(): Promise<string> {
  const { code } = await minify("unsupported.js", unsupportedScript(), { module: false, compress: false });
  if (code.includes('"') || code.includes("${")) throw new Error("unsupported.js has a text that cannot be quoted");
  return code.replace(/`/g, '"');
}
