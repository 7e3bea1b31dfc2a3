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
