import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ServedBrands } from "../../../contracts/delivery/built-brand.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Brand } from "../brand.ts";
import { brandFiles } from "./brand-files.ts";
import type { DrawPng } from "./draw-png.ts";
import { type BrandWithPictures, readBrandFile } from "./read-brand-file.ts";

/** The brands that we ship; the first one is the default. */
export const SHIPPED_BRANDS: readonly string[] = ["sanam", "racha", "rimnam", "chad"].map((id) =>
  resolve(import.meta.dirname, "../brands", id, `${id}.json`),
);

export interface BrandPlaces {
  /** Absolute paths of brand files, and of folders that hold nothing else. Empty for the brands that we ship. */
  readonly paths: readonly string[];
  /** The id or the file of the default brand; without it, the first brand. */
  readonly usual: string | undefined;
}

export interface OpenBrands {
  readonly current: () => ServedBrands;
  /**
   * Reads what has changed on the disk. A brand with a wrong file stays as it was; the sentences say what is wrong. They
   * are told once.
   */
  readonly refresh: () => readonly string[];
}

type Read = Result<BrandWithPictures, readonly string[]>;

/** Reads the brands of a server and computes their files, as `served` changes each brand. The error has a sentence for each problem. */
export function openBrands(
  places: BrandPlaces,
  template: string,
  drawPng: DrawPng,
  served: (brand: Brand) => Brand = (brand) => brand,
): Result<OpenBrands, readonly string[]> {
  const build = (one: BrandWithPictures) => {
    const { brand: read, ...pictures } = one;
    const brand = served(read);
    const files = brandFiles(brand, template, { drawPng, ...pictures });
    return { id: brand.id, hostnames: brand.hostnames, files };
  };
  let stamps = stampsOf(places);
  const first = readAll(places);
  if (!first.ok) return first;
  const built = new Map([...first.value].map(([file, one]) => [file, { one, built: build(one) }]));
  const usual = usualOf(places, first.value);
  if (!usual.ok) return usual;
  let current: ServedBrands = { default: usual.value, brands: [...built.values()].map((each) => each.built) };

  const refresh = (): readonly string[] => {
    const now = stampsOf(places);
    if (now === stamps) return [];
    stamps = now;
    const read = readAll(places);
    if (!read.ok) return read.error;
    const next = usualOf(places, read.value);
    if (!next.ok) return next.error;
    const brands = [...read.value].map(([file, one]) => {
      const known = built.get(file);
      // The same object where nothing has changed, so that the server keeps what it has computed.
      const brand = known && isSame(known.one, one) ? known.built : build(one);
      built.set(file, { one, built: brand });
      return brand;
    });
    current = { default: next.value, brands };
    return [];
  };
  return ok({ current: () => current, refresh });
}

function filesOf({ paths, usual }: BrandPlaces): readonly string[] {
  const listed = (paths.length === 0 ? SHIPPED_BRANDS : paths).flatMap((path) =>
    existsSync(path) && statSync(path).isDirectory()
      ? readdirSync(path)
          .filter((name) => name.endsWith(".json") && !name.startsWith(".") && !name.endsWith(".schema.json"))
          .sort()
          .map((name) => join(path, name))
      : [path],
  );
  return [...new Set([...(usual?.endsWith(".json") ? [usual] : []), ...listed])];
}

/** Every file must be right and no two brands may have the same id or hostname. */
function readAll(places: BrandPlaces): Result<ReadonlyMap<string, BrandWithPictures>, readonly string[]> {
  const files = filesOf(places);
  if (files.length === 0) return err([`There is no brand file (*.json) in ${places.paths.join(", ")}.`]);
  const reads = files.map((file): readonly [string, Read] => [file, readBrandFile(file)]);
  const brands = new Map<string, BrandWithPictures>();
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const [file, read] of reads) {
    if (!read.ok) {
      problems.push(...read.error);
      continue;
    }
    brands.set(file, read.value);
    const { id, hostnames } = read.value.brand;
    for (const name of [`the id ${id}`, ...hostnames.map((hostname) => `the hostname ${hostname}`)]) {
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, file);
      else problems.push(`${file}: ${name} is already that of ${owner}.`);
    }
  }
  return problems.length === 0 ? ok(brands) : err(problems);
}

function usualOf(
  { usual }: BrandPlaces,
  brands: ReadonlyMap<string, BrandWithPictures>,
): Result<string, readonly string[]> {
  const found = [...brands].find(([file, { brand }]) => usual === undefined || usual === brand.id || usual === file);
  if (found) return ok(found[1].brand.id);
  const ids = [...brands.values()].map(({ brand }) => brand.id).join(", ");
  return err([`SANAM_BRAND must be the id of a brand (${ids}) or the path of a brand file, not "${usual}".`]);
}

/** Changes when a file of the brands or a picture beside it does. */
function stampsOf(places: BrandPlaces): string {
  const folders = new Set(filesOf(places).map((file) => resolve(file, "..")));
  const stamps = [...folders].filter(existsSync).flatMap((folder) =>
    readdirSync(folder).map((name) => {
      const stat = statSync(join(folder, name), { throwIfNoEntry: false });
      return `${folder}/${name} ${stat?.mtimeMs} ${stat?.size} ${stat?.ino}`;
    }),
  );
  return stamps.join("\n");
}

function isSame(one: BrandWithPictures, other: BrandWithPictures): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ brand, sharePicture, pictures = new Map() }: BrandWithPictures): string {
  const bytes = [...pictures].map(([name, content]) => [name, base64(content)]);
  return JSON.stringify([brand, sharePicture && base64(sharePicture), bytes]);
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
