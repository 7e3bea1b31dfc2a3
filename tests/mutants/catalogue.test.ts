import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { DEFECTS } from "./catalogue.ts";
import { defectMatrix } from "./defect-matrix.ts";
import { openDefectResults } from "./defect-results.ts";

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
    const file = join(folder, "new", "defects.json");
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
    expect(matrix).toContain(`-        kills    MISS     ${one.defect}`);
    expect(matrix).toContain(`-        -        -        ${other.defect}`);
    expect(matrix).toMatch(/killed by types: 0 of 0, by tests: 1 of 1, by verdict: 0 of 1; by nobody so far: 0$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
