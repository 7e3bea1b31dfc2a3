import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { HEADERS_FILE, type HeadersFile } from "../../../contracts/delivery/page-headers.ts";
import { ROBOTS_FILE, robotsText } from "../../../contracts/delivery/robots.ts";
import { demoMembers, demoPassword } from "../../compose/demo/demo-members.ts";
import { demoText } from "../../text/th/platform/demo.ts";

const web = resolve(import.meta.dirname, "../..");
const PICTURES = resolve(web, "../adapters/house/pictures/files");

/** As `DemoBar` draws it, so that nothing moves when the script takes over. */
const BAR = `<aside class="demo-bar"><details><summary class="demo-line"><strong>${demoText.what}</strong> <span class="demo-more">${demoText.controls}</span></summary></details><p class="demo-note">${demoText.signIn(demoMembers, demoPassword)}</p></aside>`;

/** Builds the site with another composition: its house runs in the page. Everything else is the ordinary build's. */
export function demoPlugin(): Plugin {
  let folder = "";
  return {
    name: "sanam-demo",
    enforce: "pre",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    resolveId(source, importer) {
      const isRoot = source === "../compose/site.ts" && importer === resolve(web, "app/start.tsx");
      return isRoot ? resolve(web, "compose/demo/compose-demo.ts") : undefined;
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        replaced(
          replaced(html, 'src="/main.tsx"', 'src="/demo/main.tsx"'),
          '<div id="root">',
          `<div id="demo">${BAR}</div>\n    <div id="root">`,
        ),
    },
    generateBundle: {
      // After the files of the brands are there.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && basename(file.fileName) === HEADERS_FILE)
            file.source = withOpenPictures(file.source);
          // Made-up members are no page to find.
          if (file.type === "asset" && file.fileName === ROBOTS_FILE) file.source = robotsText(false);
        }
      },
    },
    writeBundle() {
      const game = join(folder, "play/house.js");
      const importFetch = 'import { frameFetch as fetch } from "./frame-fetch.js";\n';
      writeFileSync(game, importFetch + readFileSync(game, "utf8"));
      copyFileSync(join(import.meta.dirname, "frame-fetch.js"), join(folder, "play/frame-fetch.js"));
      for (const name of readdirSync(PICTURES, { recursive: true, encoding: "utf8" })) {
        if (name.endsWith(".webp")) copyPicture(name);
      }
    },
  };

  /** The folder of a game's category is not in its address. */
  function copyPicture(name: string): void {
    const target = join(
      folder,
      "pictures",
      name
        .split("\\")
        .join("/")
        .replace(/^games\/[^/]+\//, "games/"),
    );
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(PICTURES, name), target);
  }
}

/** The frame of a game has no origin and draws its game's picture, which a house sends to every origin. */
function withOpenPictures(source: string | Uint8Array): string {
  const file = JSON.parse(typeof source === "string" ? source : new TextDecoder().decode(source)) as HeadersFile;
  const rules = file.rules.flatMap((rule) =>
    rule.under === "/"
      ? [{ under: "/pictures/", headers: { ...rule.headers, "access-control-allow-origin": "*" } }, rule]
      : rule,
  );
  return JSON.stringify({ ...file, rules });
}

function replaced(html: string, part: string, by: string): string {
  if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  return html.replace(part, by);
}
