import { readFileSync } from "node:fs";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Brand, brandProblems, readBrand } from "../../../web/brand/brand.ts";
import { isJsonObject } from "../../../web/brand/fields/json-object.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { BrandCheck, BrandNote, BrandProblem } from "../../runtime/brands.ts";
import { addressProblems } from "./check-addresses.ts";
import { namedPictures, pictureProblems } from "./check-pictures.ts";
import { soundProblems } from "./check-sounds.ts";
import { colorNotes } from "./color-notes.ts";
import { explained } from "./explained.ts";
import { jsonPlace } from "./json-place.ts";

/** What must be a brand's own, as the file has it, also in a file with other mistakes. */
interface NamedBrand {
  readonly file: string;
  readonly id: unknown;
  readonly hostnames: unknown;
}

/** Checks brand files, each alone and all together. Asks other servers only with `online`. */
export async function checkBrands(
  files: readonly string[],
  { online }: { readonly online: boolean },
): Promise<Result<BrandCheck, Failure>> {
  const problems: BrandProblem[] = [];
  const notes: BrandNote[] = [];
  const brands: NamedBrand[] = [];
  for (const file of files) {
    let text: string;
    try {
      text = readFileSync(file, "utf8");
    } catch {
      return err(usage(`${file} cannot be read`));
    }
    const place = jsonPlace(text);
    if (place) {
      const problem = `line ${place.line}, column ${place.column}: ${place.message}`;
      problems.push({ file, path: "", problem, remedy: "Correct the JSON there: a comma, a quote or a bracket." });
      continue;
    }
    const data: unknown = JSON.parse(text);
    problems.push(...brandProblems(data).map((problem) => ({ file, ...explained(problem) })));
    if (isJsonObject(data)) {
      problems.push(...pictureProblems(file, namedPictures(data)).map((problem) => ({ file, ...problem })));
      problems.push(...soundProblems(file, data).map((problem) => ({ file, ...problem })));
      if (online) problems.push(...(await addressProblems(data)).map((problem) => ({ file, ...problem })));
    }
    const read = readBrand(data);
    if (read.ok) {
      notes.push(...colorNotes(read.value).map((note) => ({ file, path: "themeColor", note })));
      notes.push(...legalNotes(read.value).map((note) => ({ file, path: "", note })));
    }
    if (isJsonObject(data)) brands.push({ file, id: data["id"], hostnames: data["hostnames"] });
  }
  problems.push(...overlaps(brands));
  return ok({ problems, notes });
}

/** A server chooses the brand by hostname, and names its files by the id. */
function overlaps(brands: readonly NamedBrand[]): readonly BrandProblem[] {
  const owners = new Map<string, string>();
  return brands.flatMap(({ file, id, hostnames }) => {
    const listed: readonly unknown[] = Array.isArray(hostnames) ? hostnames : [];
    const hosts = listed.map((name, index) => ({ path: `hostnames.${index}`, name }));
    return [{ path: "id", name: id }, ...hosts].flatMap(({ path, name }): readonly BrandProblem[] => {
      if (typeof name !== "string") return [];
      const key = `${path.replace(/\.\d+$/, "")} ${name}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? file);
      if (owner === undefined) return [];
      return [{ file, path, problem: `${name} belongs to ${owner}, too`, remedy: "Each brand needs its own." }];
    });
  });
}

function legalNotes({ licence, terms, privacy }: Brand): readonly string[] {
  const missing = Object.entries({ "licence.number": licence?.number, terms, privacy })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  return missing.length === 0 ? [] : [`real members need ${missing.join(", ")}`];
}
