import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { PAGE_TEMPLATE } from "../../../../contracts/delivery/built-brand.ts";
import { loadDrawPng } from "../../../../web/brand/files/draw-png.ts";
import { openBrands } from "../../../../web/brand/files/open-brands.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { plainBrand } from "../../../web/brand/plain-brand.ts";
import { type Site, startSite } from "../../support/start-site.ts";

/** A site of our server with one brand: the plain one with these fields. */
export async function startBrandSite(fields: object): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "sanam-brand-"));
  try {
    const file = join(folder, "brand.json");
    writeFileSync(file, JSON.stringify({ ...plainBrand, ...fields }));
    const template = readFileSync(join(ROOT, "build/web", PAGE_TEMPLATE), "utf8");
    const brands = unwrap(openBrands({ paths: [file], usual: undefined }, template, await loadDrawPng()));
    return await startSite({ brands: brands.current });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
