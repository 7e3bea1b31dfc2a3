import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { minify, type Plugin } from "vite";
import { PAGE_TEMPLATE } from "../../contracts/delivery/built-brand.ts";
import { brandCss } from "../brand/brand-css.ts";
import { builtInBrand } from "../brand/built-in-brand.ts";
import { loadDrawPng } from "../brand/files/draw-png.ts";
import { SHIPPED_BRANDS } from "../brand/files/open-brands.ts";
import { readBrandFile } from "../brand/files/read-brand-file.ts";
import { siteFiles } from "../brand/files/site-files.ts";
import { oldestBrowsers, unsupportedScript } from "./oldest-browsers.ts";

const brandFolder = resolve(import.meta.dirname, "../brand");

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
    // A script of the first page, so its size counts; vite copies the files of web/public as they are.
    async writeBundle({ dir = "" }) {
      const file = resolve(dir, "area.js");
      const { code } = await minify(file, readFileSync(file, "utf8"), {
        module: false,
        compress: { target: oldestBrowsers() },
      });
      writeFileSync(file, code);
    },
  };
}

async function shippedFiles(template: string) {
  const [first, ...others] = SHIPPED_BRANDS.map(readShipped);
  if (!first) throw new Error("we ship no brand");
  return siteFiles([first, ...others], template, await loadDrawPng());
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

const FONT_FILE = /@fontsource\/[\w-]+\/files\/([\w-]+\.woff2)/g;

/**
 * The tokens and fonts for the pages in web/public/play, by file name. Those pages use no bundle, and their frame has an
 * opaque origin, from which it cannot load the site's fonts. A brand's files add the colours.
 */
export function gamePageFiles(): ReadonlyMap<string, string | Uint8Array> {
  const read = (name: string) => readFileSync(resolve(brandFolder, name), "utf8");
  const faces = read("fonts.css");
  const css = [read("tokens.css"), faces.replace(FONT_FILE, "$1")].join("\n");
  const { resolve: find } = createRequire(import.meta.url);
  const fonts = Array.from(faces.matchAll(FONT_FILE), ([path, name = ""]) => [name, readFileSync(find(path))] as const);
  return new Map<string, string | Uint8Array>(
    [["base.css", css], ...fonts].map(([name, source]) => [`play/${name}`, source]),
  );
}
