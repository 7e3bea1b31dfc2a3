import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedBrowser } from "../support/shared-browser.ts";
import { artFile, artNames, renderArt } from "./art.ts";

test("every picture of the house is what its drawing shows", async () => {
  const page = await (await sharedBrowser()).newPage();
  const others: string[] = [];
  for (const name of artNames(".svg")) {
    const { bytes } = await renderArt(page, readFileSync(artFile(name, ".svg"), "utf8"));
    const committed = readFileSync(artFile(name, ".webp"));
    // Another processor may round a colour differently.
    if (!bytes.equals(committed) && (await page.evaluate(difference, [bytes, committed].map(dataUrl))) > 1)
      others.push(name);
  }
  await page.close();
  expect(others).toEqual([]);
});

const dataUrl = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString("base64")}`;

/** Runs in the page. The mean difference of two pictures' colours, 0 to 255. */
async function difference(urls: readonly string[]): Promise<number> {
  const pixels = urls.map(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
  });
  const [a = new Uint8ClampedArray(), b = new Uint8ClampedArray()] = await Promise.all(pixels);
  if (a.length === 0 || a.length !== b.length) return 255;
  return a.reduce((sum, part, at) => sum + Math.abs(part - (b[at] ?? 0)), 0) / a.length;
}
