import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../support/launch-browser.ts";

const folder = resolve(import.meta.dirname, "../../../web/brand/brands");
const QUALITY = 0.82;

/** The part of the scene (1600 × 700) that each picture shows, in its units, and the width of the picture in px. */
const CROPS = {
  hero: { part: [0, 0, 1600, 700], width: 1600 },
  "hero-phone": { part: [560, 0, 1040, 700], width: 780 },
} as const;

// Draws the hero of each brand that has a scene (hero.svg) as WebP, whole and for phones: `npm run tool -- pictures`.
const browser = await launchBrowser();
try {
  for (const id of ["racha", "rimnam", "chad"]) {
    const scene = join(folder, id, "hero.svg");
    if (!existsSync(scene)) continue;
    const svg = readFileSync(scene, "utf8");
    const page = await browser.newPage();
    for (const [name, { part, width }] of Object.entries(CROPS)) {
      writeFileSync(join(folder, id, `${id}-${name}.webp`), await toWebp(page, svg, part, width));
    }
    await page.close();
  }
} finally {
  await browser.close();
}

async function toWebp(page: Page, svg: string, part: readonly number[], width: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ markup, crop, px, quality }) => {
      const [x = 0, y = 0, w = 1, h = 1] = crop;
      const drawn = markup
        .replace(/width="\d+" height="\d+"/, `width="${px}" height="${Math.round((px * h) / w)}"`)
        .replace(/viewBox="[^"]+"/, `viewBox="${x} ${y} ${w} ${h}"`);
      const picture = new Image();
      picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = px;
      canvas.height = Math.round((px * h) / w);
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    { markup: svg, crop: part, px: width, quality: QUALITY },
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
