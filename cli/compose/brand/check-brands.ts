import { readFileSync } from "node:fs";
import { explained, isJsonObject, problemLine } from "../../../contracts/operator-files/fields.ts";
import { fileData } from "../../../contracts/operator-files/file-text.ts";
import { type Brand, brandProblems, readBrand } from "../../../web/brand/brand.ts";
import { schemeColors } from "../../../web/brand/look/look-colors.ts";
import { DEFAULT_LOOK } from "../../../web/brand/look/look-fields.ts";
import { contrast } from "../../../web/brand/oklch.ts";
import type { Failure } from "../../output/failure.ts";
import { type BrandCheck, type BrandNote, type BrandProblem, brandRefusal } from "../../runtime/brands.ts";
import { unreadable } from "../files.ts";
import type { Fetch } from "../trace/open-fetch.ts";
import { addressProblems } from "./check-addresses.ts";
import { namedPictures, pictureProblems, soundProblems } from "./check-media.ts";
import { languageNotes } from "./language-notes.ts";

const TO_START = "Correct the path, or write the file with `sanam brand new`.";

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
      problems.push({ file, path: "", ...unreadable(file, error, TO_START) });
      unread.push(file);
      continue;
    }
    const found = fileData(bytes, "`sanam brand new` writes a file to start from.");
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
      if (isJsonObject(data)) notes.push(...languageNotes(data, read.value).map((note) => ({ file, ...note })));
    }
    if (isJsonObject(data)) brands.push({ file, id: data["id"], hostnames: data["hostnames"] });
  }
  problems.push(...overlaps(brands));
  return { problems, notes, unread };
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

/** What the theme colour becomes in each scheme, and the contrasts that it then has. */
function colorNotes({ themeColor, scheme, look = DEFAULT_LOOK }: Brand): readonly string[] {
  const schemes = (["dark", "light"] as const).filter((one) => scheme === "device" || scheme === one);
  return schemes.flatMap((one) => {
    const { brand = themeColor, "brand-ink": ink = "", "ink-0": page = "" } = schemeColors({ themeColor, look }, one);
    const figures = `${round(contrast(brand, ink))}:1 with the text on it, ${round(contrast(brand, page))}:1 with the page`;
    const before = round(contrast(themeColor, page));
    return brand === themeColor
      ? [`${themeColor} stays as it is in the ${one} scheme: ${figures}`]
      : [`${themeColor} (${before}:1 with the page) becomes ${brand} in the ${one} scheme: ${figures}`];
  });
}

function round(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** The answer of a command that works only with brand files that pass the check, with a line for each problem. */
export function refusedBrands(files: readonly string[], check: BrandCheck): Failure {
  const refusal = brandRefusal(files, check);
  return { ...refusal, message: [`${refusal.message}:`, ...check.problems.map(problemLine)].join("\n") };
}
