import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { DEFECTS } from "./catalogue.ts";
import { defectMatrix } from "./defect-matrix.ts";
import { openDefectResults } from "./defect-results.ts";
import { judgeTogether } from "./judge-together.ts";
import type { Mutant } from "./mutant.ts";

test("every defect has a title of its own, fits its file exactly once, and names a test that exists", () => {
  expect(new Set(DEFECTS.map(({ defect }) => defect)).size).toBe(DEFECTS.length);
  expect(DEFECTS.length).toBeGreaterThanOrEqual(120);
  const unfit = DEFECTS.filter(({ file, find, replace, law }) => {
    const places = readFileSync(join(ROOT, file), "utf8").split(find).length - 1;
    return places !== 1 || find === replace || !existsSync(join(ROOT, "tests", law));
  });
  expect(unfit.map(({ defect }) => defect)).toEqual([]);
});

test("results outlast a run, begin anew with another defect, and make a matrix", () => {
  const folder = mkdtempSync(join(tmpdir(), "sanam-results-"));
  try {
    const file = join(folder, "new", "defects.jsonl");
    const [one, other] = DEFECTS;
    if (!one || !other) throw new Error("no defects");
    const results = openDefectResults(file);
    expect(results.of(one)).toEqual({});
    results.note(one, "tests", "tests/a.test.ts: finds it");
    results.note(one, "verdict", undefined);
    const again = openDefectResults(file);
    expect(again.of(one)).toEqual({ tests: "tests/a.test.ts: finds it", verdict: null });
    expect(again.of({ ...one, replace: "another" })).toEqual({});
    const matrix = defectMatrix([one, other].map((mutant) => [mutant, again.of(mutant)]));
    expect(matrix).toContain(`-        kills    MISS     -        ${one.defect}`);
    expect(matrix).toContain(`-        -        -        -        ${other.defect}`);
    expect(matrix).toMatch(
      /killed by types: 0 of 0, by tests: 1 of 1, by verdict: 0 of 1, by model: 0 of 0; by nobody so far: 0$/,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const mutantOf = (defect: string, file: string): Mutant => ({ defect, file, find: "a", replace: "b", law: "law" });

test("a few calls judge many defects, and each that is found was found alone", () => {
  const mutants = Array.from({ length: 40 }, (_, nth) => mutantOf(`defect ${nth}`, `file-${nth % 20}.ts`));
  // The second one shows in a file that has no defect, the third one in that of another defect.
  const shownIn: Readonly<Record<string, string>> = {
    "defect 3": "file-3.ts",
    "defect 27": "else.ts",
    "defect 31": "file-0.ts",
  };
  const asked: (readonly Mutant[])[] = [];
  const found = new Map<string, string | undefined>();
  judgeTogether(
    mutants,
    (together) => {
      asked.push(together);
      return together.flatMap(({ defect }) => {
        const file = shownIn[defect];
        return file === undefined ? [] : [{ file, text: `${file}: ${defect}` }];
      });
    },
    ({ defect }, text) => found.set(defect, text),
  );
  expect(found.size).toBe(40);
  expect([...found].filter(([, text]) => text !== undefined).map(([defect]) => defect)).toEqual(Object.keys(shownIn));
  for (const together of asked) expect(new Set(together.map(({ file }) => file)).size).toBe(together.length);
  expect(asked.filter((together) => together.length === 1).length).toBeGreaterThanOrEqual(3);
  expect(asked.length).toBeLessThanOrEqual(20);
});
