import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import {
  BRANDS_FILE,
  BRANDS_FOLDER,
  type BrandsFile,
  type BuiltFiles,
} from "../../../contracts/delivery/built-brand.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { loadDrawPng } from "../../../web/brand/files/draw-png.ts";
import { type BrandWithPictures, readBrandFile } from "../../../web/brand/files/read-brand-file.ts";
import { siteFiles } from "../../../web/brand/files/site-files.ts";
import type { Failure } from "../../output/failure.ts";
import type { BuiltBrands } from "../../runtime/brands.ts";
import { checkBrands, refusedBrands } from "./check-brands.ts";
import { readTemplate, siteFolder } from "./site-folder.ts";

/** Writes the files of the brands into a built site. The first brand is the default one. */
export async function buildBrands(
  files: readonly string[],
  site: string | undefined,
): Promise<Result<BuiltBrands, Failure>> {
  const folder = siteFolder(site);
  const template = readTemplate(folder);
  if (!template.ok) return template;
  const checked = await checkBrands(files);
  if (checked.problems.length > 0) return err(refusedBrands(files, checked));
  const brands: BrandWithPictures[] = [];
  for (const file of files) {
    const read = readBrandFile(file);
    if (!read.ok) return err({ kind: "refused", message: read.error.join("\n"), details: { code: "brand-wrong" } });
    brands.push(read.value);
  }
  const [first, ...others] = brands;
  if (!first) throw new Error("the command line asks for at least one file");
  const built = siteFiles([first, ...others], template.value, await loadDrawPng());
  const before = earlierBrands(folder);
  writeAll(folder, built);
  // A client's site does not show that there are others.
  const ids = new Set(brands.map(({ brand }) => brand.id));
  for (const id of before.filter((each) => !ids.has(each))) {
    rmSync(join(folder, BRANDS_FOLDER, id), { recursive: true, force: true });
  }
  const named = brands.map(({ brand: { id, hostnames } }) => ({ id, hostnames }));
  return ok({ site: folder, brands: named, files: built.size });
}

/** The ids of the brands that the site has now, as far as it says so. */
function earlierBrands(site: string): readonly string[] {
  try {
    const { brands } = JSON.parse(readFileSync(join(site, BRANDS_FILE), "utf8")) as BrandsFile;
    return brands.map(({ id }) => id).filter((id) => /^[a-z][a-z0-9-]*$/.test(id));
  } catch {
    return [];
  }
}

/**
 * No reader ever sees half a file: each is written beside its place and renamed, and pages come after the files that
 * they name. A compressed form that the build wrote is made again, because web servers prefer it.
 */
function writeAll(folder: string, files: BuiltFiles): void {
  const isPage = (name: string) => name.endsWith("index.html");
  const ordered = [...files].sort(([one], [other]) => Number(isPage(one)) - Number(isPage(other)));
  for (const [name, content] of ordered) {
    const place = join(folder, name);
    mkdirSync(dirname(place), { recursive: true });
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    for (const [ending, compress] of [[".br", brotliCompressSync] as const, [".gz", gzipSync] as const]) {
      const compressed = /\.(css|html|json|svg|webmanifest)$/.test(name) ? compress(bytes) : undefined;
      if (compressed && compressed.length < bytes.length) writeFile(place + ending, compressed);
      else if (existsSync(place + ending)) rmSync(place + ending);
    }
    writeFile(place, bytes);
  }
}

function writeFile(place: string, bytes: Uint8Array): void {
  const draft = `${place}.${process.pid}.new`;
  writeFileSync(draft, bytes);
  renameSync(draft, place);
}
