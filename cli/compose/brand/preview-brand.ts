import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { BRANDS_FOLDER, type BuiltBrand, type ServedBrands } from "../../../contracts/delivery/built-brand.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Brand } from "../../../web/brand/brand.ts";
import { loadDrawPng } from "../../../web/brand/files/draw-png.ts";
import { openBrands } from "../../../web/brand/files/open-brands.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { PreviewSettings, RunningPreview } from "../../runtime/brands.ts";
import { checkBrands, refusedBrands } from "./check-brands.ts";
import { readTemplate, siteFolder } from "./site-folder.ts";

const LOOK_MS = 500;
const SCRIPT = "preview.js";
const VERSION = "preview.json";

/** The page asks for its version and loads itself again when there is another one. A script of our own origin. */
const SCRIPT_TEXT = `(function () {
  var shown;
  setInterval(function () {
    fetch("/${VERSION}", { cache: "no-store" }).then(function (reply) { return reply.text(); }).then(function (text) {
      if (shown !== undefined && shown !== text) location.reload();
      shown = text;
    }).catch(function () {});
  }, ${LOOK_MS});
})();
`;

/** Serves the built site with a brand on this machine, on a demo house in memory, and loads it again on each change. */
export async function previewBrand(
  { file, site, port }: PreviewSettings,
  say: (line: string) => void,
): Promise<Result<RunningPreview, Failure>> {
  const folder = siteFolder(site);
  const template = readTemplate(folder);
  if (!template.ok) return template;
  const opened = openBrands({ paths: [file], usual: undefined }, template.value, await loadDrawPng(), atThisHouse);
  if (!opened.ok) {
    const check = await checkBrands([file]);
    if (check.problems.length > 0) return err(refusedBrands([file], check));
    return err({ kind: "refused", message: opened.error.join("\n"), details: { code: "brand-wrong" } });
  }
  const { current, refresh } = opened.value;
  const versions = new Map<BuiltBrand, BuiltBrand>();
  const brands = (): ServedBrands => {
    const { default: usual, brands: built } = current();
    for (const brand of built) if (!versions.has(brand)) versions.set(brand, withReload(brand, versions.size));
    return { default: usual, brands: built.map((brand) => versions.get(brand) ?? brand) };
  };
  const started = await startSandbox({
    host: "127.0.0.1",
    port,
    dataDir: undefined,
    siteDir: folder,
    brands,
    sandbox: true,
    report: say,
  });
  if (!started.ok) return err(usage(started.error.message));
  const timer = setInterval(() => {
    for (const sentence of refresh()) say(`${sentence} The page stays as it was.`);
  }, LOOK_MS);
  const { url, close } = started.value;
  return ok({
    url,
    close: () => {
      clearInterval(timer);
      return close();
    },
  });
}

/** The preview's house takes the place of the brand's backend, and a preview sends no telemetry. */
function atThisHouse(brand: Brand): Brand {
  return { ...brand, backendUrl: "", imageHost: "", telemetry: undefined };
}

/** Without the worker: what it stores would outlive this preview, and show in the next one at the same address. */
function withReload(brand: BuiltBrand, version: number): BuiltBrand {
  const folder = `${BRANDS_FOLDER}/${brand.id}`;
  const files = new Map(brand.files);
  const page = String(files.get(`${folder}/index.html`));
  files.set(`${folder}/index.html`, page.replace("</body>", `<script src="/${SCRIPT}" async></script></body>`));
  files.set(`${folder}/${SCRIPT}`, SCRIPT_TEXT);
  files.set(`${folder}/${VERSION}`, String(version));
  return { ...brand, files, without: ["/worker.js"] };
}
