import type { Browser } from "playwright-core";

interface SheetLook {
  readonly columns: number;
  /** Of each picture, in px. */
  readonly width: number;
  readonly gap?: number;
}

/** Draws pictures of pages side by side, row by row, as one PNG. */
export async function drawSheet(
  browser: Browser,
  pictures: readonly Buffer[],
  { columns, width, gap = 24 }: SheetLook,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: columns * (width + gap) + gap, height: 400 } });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString("base64")}">`).join("");
  await page.setContent(
    `<style>body{margin:0;padding:${gap}px;display:grid;grid-template-columns:repeat(${columns},max-content);grid-gap:${gap}px;background:#060908}
img{width:${width}px;border-radius:${gap}px}</style>${images}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

/** A PNG as WebP, which has a quarter of its bytes. */
export async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.86);
  }, png.toString("base64"));
  await page.close();
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
