import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServedBrands } from "../../core/delivery/built-brand.ts";
import { PAGE_TEMPLATE } from "../../core/delivery/built-brand.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { BrandPlaces } from "../../web/brand/files/open-brands.ts";

/** How often the brand files are looked at. Asking the disk works on every file system, also on a mounted folder. */
const LOOK_MS = 1000;

/**
 * The brands of the house's site, computed now and again when one of their files changes. `report` receives a sentence
 * for each problem of a changed file. The error has a sentence for each problem.
 */
export async function serveBrands(
  places: BrandPlaces,
  siteDir: string,
  report: (sentence: string) => void,
): Promise<Result<() => ServedBrands, readonly string[]>> {
  // The schema, the colours and the rasteriser would slow down every start.
  const [{ openBrands }, { loadDrawPng }] = await Promise.all([
    import("../../web/brand/files/open-brands.ts"),
    import("../../web/brand/files/draw-png.ts"),
  ]);
  let template: string;
  try {
    template = readFileSync(join(siteDir, PAGE_TEMPLATE), "utf8");
  } catch {
    return err([`The site in ${siteDir} has no ${PAGE_TEMPLATE}: build it again.`]);
  }
  const opened = openBrands(places, template, await loadDrawPng());
  if (!opened.ok) return opened;
  const { current, refresh } = opened.value;
  setInterval(() => {
    for (const sentence of refresh()) report(sentence);
  }, LOOK_MS).unref();
  return { ok: true, value: current };
}
