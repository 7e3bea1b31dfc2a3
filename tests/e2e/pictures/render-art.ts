import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import type { Drawing } from "../../../adapters/house/pictures/drawing.ts";
import { DRAWINGS } from "../../../adapters/house/pictures/drawings.ts";
import { svgOf } from "../../../adapters/house/pictures/svg-of.ts";
import { ROOT } from "../../../cli/boot/root.mjs";
import { launchBrowser } from "../support/launch-browser.ts";
import { ART_FOLDER, type ArtManifest, type ArtRecord, MANIFEST, readManifest } from "./art-manifest.ts";

const QUALITIES = [0.86, 0.8, 0.74, 0.66, 0.58, 0.5, 0.42, 0.34, 0.26];
const PAGES = 2;
/** Changes when every picture must be rendered again. */
const FORMAT = "2";

// Renders the house's drawings to WebP files, only those that changed: `npm run art`, or with a part of the names.
const [only = ""] = process.argv.slice(2);
const old = readManifest();
const records: Record<string, ArtRecord> = {};
const due: { readonly name: string; readonly drawing: Drawing; readonly svg: string; readonly source: string }[] = [];
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  const svg = svgOf(drawing);
  const source = createHash("sha256").update(`${FORMAT}${svg}${drawing.most}`).digest("base64url").slice(0, 16);
  const known = old[name];
  if (known?.source === source && existsSync(fileOf(name))) records[name] = known;
  else if (name.includes(only)) due.push({ name, drawing, svg, source });
  else if (known) records[name] = known;
}

if (due.length > 0) {
  const browser = await launchBrowser();
  try {
    const queue = [...due];
    const work = async () => {
      const page = await browser.newPage();
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { bytes, look } = await render(page, next.drawing, next.svg);
        mkdirSync(dirname(fileOf(next.name)), { recursive: true });
        writeFileSync(fileOf(next.name), bytes);
        const { width, height } = next.drawing;
        records[next.name] = { source: next.source, width, height, bytes: bytes.length, look };
      }
    };
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
  }
}

removeUnknown();
const sorted: ArtManifest = Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
const total = Object.values(sorted).reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${due.length} of ${Object.keys(sorted).length} pictures drawn, ${Math.round(total / 1000)} kB in all`);

function fileOf(name: string): string {
  return join(ART_FOLDER, `${name}.webp`);
}

async function render(page: Page, drawing: Drawing, svg: string): Promise<{ bytes: Buffer; look: string }> {
  const { width, height, most } = drawing;
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>${fontFace("latin")}${fontFace("thai")}body{margin:0}svg{display:block}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  const shot = (await page.screenshot({ omitBackground: true })).toString("base64");
  const { urls, look } = await page.evaluate(toWebp, { shot, qualities: QUALITIES });
  const files = urls.map((url) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  const bytes = files.find((file) => file.length <= most) ?? files.at(-1);
  if (!bytes) throw new Error("no picture was encoded");
  return { bytes, look };
}

/** Runs in the page. `look`: 8 × 6 cells, each with its red, green and blue as hex digits. */
async function toWebp({ shot, qualities }: { shot: string; qualities: readonly number[] }) {
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  const draw = (width: number, height: number, from: ImageBitmap = bitmap) => {
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(from, 0, 0, width, height);
    return context;
  };
  // Down in steps, because one large step would leave out most points.
  draw(64, 48);
  const small = await createImageBitmap(canvas);
  const context = draw(8, 6, small);
  const { data } = context.getImageData(0, 0, 8, 6);
  const look = Array.from(data, (part, at) => (at % 4 === 3 ? "" : (part >> 4).toString(16))).join("");
  draw(bitmap.width, bitmap.height);
  return { urls: qualities.map((quality) => canvas.toDataURL("image/webp", quality)), look };
}

function fontFace(subset: "latin" | "thai"): string {
  const file = join(ROOT, `node_modules/@fontsource/anuphan/files/anuphan-${subset}-700-normal.woff2`);
  const range = subset === "thai" ? "U+0E01-0E5B" : "U+0000-00FF";
  return `@font-face{font-family:Anuphan;src:url(data:font/woff2;base64,${readFileSync(file).toString("base64")});unicode-range:${range}}`;
}

/** Removes the files whose drawing is gone. */
function removeUnknown(): void {
  const names = readdirSync(ART_FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".webp"));
  for (const name of names) {
    if (!(name.split("\\").join("/").slice(0, -5) in DRAWINGS)) rmSync(join(ART_FOLDER, name));
  }
}
