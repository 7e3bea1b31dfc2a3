import { readFileSync } from "node:fs";
import { type Brand, brandProblems, readBrand } from "../../../web/brand/brand.ts";
import { isJsonObject } from "../../../web/brand/fields/json-object.ts";
import type { BrandCheck, BrandNote, BrandProblem } from "../../runtime/brands.ts";
import type { Fetch } from "../trace/open-fetch.ts";
import { addressProblems } from "./check-addresses.ts";
import { namedPictures, pictureProblems } from "./check-pictures.ts";
import { soundProblems } from "./check-sounds.ts";
import { colorNotes } from "./color-notes.ts";
import { explained } from "./explained.ts";
import { fileData } from "./file-text.ts";

/** What must be a brand's own, as the file has it, also in a file with other mistakes. */
interface NamedBrand {
  readonly file: string;
  readonly id: unknown;
  readonly hostnames: unknown;
}

/** Checks brand files, each alone and all together. With `fetch`, it asks other servers for what the files name there. */
export async function checkBrands(files: readonly string[], fetch?: Fetch): Promise<BrandCheck> {
  const unread: string[] = [];
  const problems: BrandProblem[] = [];
  const notes: BrandNote[] = [];
  const brands: NamedBrand[] = [];
  for (const file of files) {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(file);
    } catch (error) {
      problems.push({ file, path: "", ...unreadable(file, error) });
      unread.push(file);
      continue;
    }
    const found = fileData(bytes);
    if (!found.ok) {
      problems.push({ file, ...found.error });
      continue;
    }
    const { data } = found.value;
    problems.push(...found.value.problems.map((problem) => ({ file, ...problem })));
    problems.push(...brandProblems(data).map((problem) => ({ file, ...explained(problem) })));
    if (isJsonObject(data)) {
      problems.push(...pictureProblems(file, namedPictures(data)).map((problem) => ({ file, ...problem })));
      problems.push(...soundProblems(file, data).map((problem) => ({ file, ...problem })));
      if (fetch) problems.push(...(await addressProblems(data, fetch)).map((problem) => ({ file, ...problem })));
    }
    const read = readBrand(data);
    if (read.ok) {
      notes.push(...colorNotes(read.value).map((note) => ({ file, path: "themeColor", note })));
      notes.push(...legalNotes(read.value).map((note) => ({ file, path: "", note })));
      notes.push(...addressNotes(read.value).map((note) => ({ file, ...note })));
    }
    if (isJsonObject(data)) brands.push({ file, id: data["id"], hostnames: data["hostnames"] });
  }
  problems.push(...overlaps(brands));
  return { problems, notes, unread };
}

function unreadable(file: string, error: unknown) {
  const isFolder = (error as NodeJS.ErrnoException).code === "EISDIR";
  if (isFolder) return { problem: "is a folder", remedy: "Name the files in it." };
  const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
  const remedy = "Correct the path, or write the file with `sanam brand new`.";
  return isMissing
    ? { problem: "is not there", remedy }
    : { problem: "cannot be read", remedy: `Look at the rights of ${file}.` };
}

/** A server chooses the brand by hostname, and names its files by the id. */
function overlaps(brands: readonly NamedBrand[]): readonly BrandProblem[] {
  const owners = new Map<string, { readonly file: string; readonly index: number }>();
  return brands.flatMap(({ file, id, hostnames }, index) => {
    const listed: readonly unknown[] = Array.isArray(hostnames) ? hostnames : [];
    const hosts = listed.map((name, place) => ({ path: `hostnames.${place}`, name }));
    return [{ path: "id", name: id }, ...hosts].flatMap(({ path, name }): readonly BrandProblem[] => {
      if (typeof name !== "string") return [];
      const key = `${path.replace(/\.\d+$/, "")} ${name}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? { file, index });
      // The schema reports a hostname that one file names twice.
      if (owner === undefined || owner.index === index) return [];
      return [{ file, path, problem: `${name} belongs to ${owner.file}, too`, remedy: "Each brand needs its own." }];
    });
  });
}

/** Addresses that are right and still do not fit together. */
function addressNotes({ backendUrl, siteUrl, hostnames }: Brand): readonly Omit<BrandNote, "file">[] {
  const host = siteUrl === undefined ? undefined : new URL(siteUrl).hostname;
  const isPlain =
    backendUrl.startsWith("http:") && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(backendUrl);
  return [
    ...(isPlain ? [{ path: "backendUrl", note: "a page of an https site cannot ask a backend on http" }] : []),
    ...(host !== undefined && hostnames.length > 0 && !hostnames.includes(host)
      ? [{ path: "siteUrl", note: `${host} is none of the hostnames: this brand is not what its shared links open` }]
      : []),
  ];
}

function legalNotes({ licence, terms, privacy }: Brand): readonly string[] {
  const missing = Object.entries({ "licence.number": licence?.number, terms, privacy })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  return missing.length === 0 ? [] : [`real members need ${missing.join(", ")}`];
}
