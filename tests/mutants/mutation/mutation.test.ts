import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";
import { EXPLAINED } from "./explained.ts";
import { findChanges } from "./find-changes.ts";
import { findMutations } from "./find-mutations.ts";
import { instrument } from "./instrument.ts";
import { sampleOf } from "./sample-of.ts";
import { parse } from "./syntax.ts";

/** Each changed source. */
function changesOf(source: string): readonly string[] {
  return findChanges("a.ts", source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));
}

describe("findChanges", () => {
  test.each<[source: string, changed: readonly string[]]>([
    ["f(a < b);", [";", "f(a <= b);", "f(a >= b);"]],
    ["const a = b === c;", ["const a = b !== c;"]],
    ["if (a >= b) f();", ["if (true) f();", "if (false) f();", "if (a > b) f();", "if (a >= b) ;"]],
    ["const a = b + c;", ["const a = b - c;"]],
    ["const a = b && c;", ["const a = (b) || (c);", "const a = b;", "const a = c;"]],
    ["const a = b ?? c;", ["const a = (b) || (c);", "const a = b;", "const a = c;"]],
    ["const a = !b;", ["const a = b;"]],
    ["const a = true;", ["const a = false;"]],
    ["const a = 5;", ["const a = 6;", "const a = 4;"]],
    ['const a = "b";', ['const a = "";']],
    ['const a = "";', ['const a = "x";']],
    ["const a = `b`;", ['const a = "";']],
    ["const a = /^b$/u;", ["const a = /b$/u;", "const a = /^b/u;"]],
    ["const a = [b];", ["const a = [];"]],
    ["const a = { b, ...c };", ["const a = { ...c };", "const a = { b };"]],
    ["const a = b?.c?.(d);", ["const a = b?.c(d);", "const a = b.c?.(d);"]],
    ["const a = ok(b);", ["const a = ({ ok: false, error: b });"]],
    ["const a = err(b);", ["const a = ({ ok: true, value: b });"]],
    ["const a = b.filter(c).some(d);", ["const a = b.filter(c).every(d);", "const a = b.some(d);"]],
    ["const a = () => b;", ["const a = () => undefined;"]],
    ["function f() { a(); }", ["function f() {return; a(); }", "function f() { ; }"]],
    ["a += b;", [";", "a -= b;"]],
    [
      "for (;;) { if (a) break; }",
      ["for (;;) { if (true) break; }", "for (;;) { if (false) break; }", "for (;;) { if (a) ; }"],
    ],
    ["while (a) { a--; }", ["while (false) { a--; }", "while (a) { ; }", "while (a) { a++; }"]],
  ])("changes %s", (source, changed) => {
    expect(changesOf(source)).toEqual(changed);
  });

  test.each([
    'import a from "b";',
    'export { a } from "b";',
    'type A = "b" | 1;',
    "interface A { b: true }",
    "declare const a: 1;",
    'throwIt(new RangeError("b"));'.replace(/^throwIt\((.*)\);$/, "const a = $1;"),
    "const { a, b } = c;",
    "const a = { b: c }.b;".replace("{ b: c }.b", "b.c"),
  ])("leaves %s as it is", (source) => {
    expect(changesOf(source)).toEqual([]);
  });
});

describe("instrument", () => {
  const SOURCE = `
    const limit = 3 * 2;
    let total = 0;
    for (const each of [1, 2, 3]) { if (each === 2 || total > limit) continue; total += each; }
    for (let at = 0; at < 2; at++) total += at;
    const name = input?.name ?? (() => "none" + total)();
    const found = list.filter((one) => one > 1 && one < limit).map((one) => ({ one, ...(one % 2 && { odd: !0 }) }));
    return [limit, total, name, found];`;
  const CHANGES = findChanges("a.ts", `() => {${SOURCE}}`).slice(1);
  const numbered = CHANGES.map((change, index) => ({ ...change, id: index + 1 }));
  const run = (body: string, active: number): unknown => {
    let steps = 0;
    const step = () => {
      steps += 1;
      if (steps > 10_000) throw new Error("too many steps");
    };
    const is = (id: number) => {
      step();
      return id === active;
    };
    const made = runInThisContext(`(mutationIs, mutationStep, input, list) => (${body})()`);
    try {
      return made(is, step, undefined, [0, 1, 2, 3, 4, 9]);
    } catch (error) {
      return error instanceof Error ? error.name : error;
    }
  };

  test("does what the changed source does, for each change, and what the source does for none", () => {
    const source = `() => {${SOURCE}}`;
    const instrumented = instrument("a.ts", source, numbered);
    expect(run(instrumented, 0)).toEqual(run(source, 0));
    for (const { id, start, end, text, place } of numbered) {
      const changed = source.slice(0, start) + (place === "expression" ? `(${text})` : text) + source.slice(end);
      // Its own loops end without steps; the one that does not is left to the steps.
      if (/at--/.test(changed)) expect(run(instrumented, id)).toBe("Error");
      else expect([text, run(instrumented, id)]).toEqual([text, run(changed, 0)]);
    }
    expect(numbered.length).toBeGreaterThan(50);
  });

  test("makes a source that parses of every source in core and of every decision of the house", () => {
    const files = globSync(["core/**/*.ts", "adapters/house/**/{decide,evolve,service}.ts"], { cwd: ROOT });
    expect(files.length).toBeGreaterThan(150);
    for (const file of files) {
      const source = readFileSync(join(ROOT, file), "utf8");
      const changes = findChanges(file, source).map((change, index) => ({ ...change, id: index + 1 }));
      expect(() => parse(file, instrument(file, source, changes))).not.toThrow();
    }
  });
});

test("a sample depends on its seed only", () => {
  const list = Array.from({ length: 100 }, (_, index) => index);
  expect(sampleOf(list, 5, 1)).toEqual(sampleOf(list, 5, 1));
  expect(sampleOf(list, 5, 1)).not.toEqual(sampleOf(list, 5, 2));
  expect(sampleOf(list, 200, 1)).toEqual(list);
});

test("each explained mutation exists, once in the list and with a reason", () => {
  const files = [...new Set(EXPLAINED.map(({ file }) => file))];
  const exist = new Set(findMutations(files).map(({ file, before, after }) => `${file}: ${before} -> ${after}`));
  const explained = EXPLAINED.flatMap(({ file, before, after }) =>
    [after].flat().map((one) => `${file}: ${before} -> ${one}`),
  );
  expect(explained.filter((one) => !exist.has(one))).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
  expect(EXPLAINED.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
