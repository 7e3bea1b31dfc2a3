import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { launchBrowser } from "../support/launch-browser.ts";
import { type ArtRecord, artFile, artNames, hashOf, MANIFEST, readManifest, renderArt } from "./art.ts";

// Renders the house's drawings to WebP files: those that changed, or with a part of a name, those that have it.
const [only] = process.argv.slice(2);
const names = artNames(".svg");
const records = new Map<string, ArtRecord>(Object.entries(readManifest()).filter(([name]) => names.includes(name)));
const due = names.filter((name) => (only === undefined ? isStale(name) : name.includes(only)));

if (due.length > 0) {
  const browser = await launchBrowser();
  try {
    const queue = [...due];
    const work = async () => {
      const page = await browser.newPage();
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        const svg = readFileSync(artFile(name, ".svg"));
        const { bytes, look } = await renderArt(page, svg.toString("utf8"));
        writeFileSync(artFile(name, ".webp"), bytes);
        records.set(name, { svg: hashOf(svg), webp: hashOf(bytes), look });
      }
    };
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
  }
}

for (const name of artNames(".webp")) if (!names.includes(name)) rmSync(artFile(name, ".webp"));
const sorted = Object.fromEntries([...records].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
const total = [...records.keys()].reduce((sum, name) => sum + statSync(artFile(name, ".webp")).size, 0);
console.log(`${due.length} of ${names.length} pictures drawn, ${Math.round(total / 1000)} kB in all`);

function isStale(name: string): boolean {
  const known = records.get(name);
  if (known === undefined || !existsSync(artFile(name, ".webp"))) return true;
  return (
    known.svg !== hashOf(readFileSync(artFile(name, ".svg"))) ||
    known.webp !== hashOf(readFileSync(artFile(name, ".webp")))
  );
}
