import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { DEFECTS } from "./catalogue.ts";
import { nodesIn, parse } from "./pattern.ts";
import { type Defect, plant, readSources } from "./plant.ts";

const sources = readSources(ROOT);
const planted = new Map(DEFECTS.map((defect) => [defect, plant(defect, sources)]));

test("every defect has a title of its own and a place, changes what its file means, and names a law that exists", () => {
  expect(new Set(DEFECTS.map(({ defect }) => defect)).size).toBe(DEFECTS.length);
  expect(DEFECTS.length).toBeGreaterThanOrEqual(137);
  for (const [{ defect, law }, { file, text }] of planted) {
    expect(statementsOf(file, text), defect).not.toEqual(statementsOf(file, sources.get(file) ?? ""));
    expect(existsSync(join(ROOT, "tests", law ?? "")), law).toBe(true);
  }
});

test("comments, line breaks and the order of a file's declarations do not matter to any defect", {
  tags: ["long"],
}, () => {
  const files = new Set([...planted.values()].map(({ file }) => file));
  const others = new Map([...sources].map(([file, text]) => [file, files.has(file) ? rewritten(file, text) : text]));
  for (const [defect, { file, text }] of planted) {
    const other = plant(defect, others);
    expect(other.file).toBe(file);
    expect(statementsOf(file, other.text).toSorted(), defect.defect).toEqual(statementsOf(file, text).toSorted());
  }
});

test("an edit beside a defect or a move to another file does not matter; what has no place is told", () => {
  const defect = {
    defect: "two are one",
    below: "core/rules",
    name: "COUNTS.two",
    changes: [["$a + $b", "$b - $a"]],
    law: undefined,
  } satisfies Defect;
  const plantIn = (file: string, text: string) => plant(defect, new Map([[file, text]])).text;
  expect(plantIn("core/rules/count.ts", "const COUNTS = { one: 1 + 1, two: one + (1, 2) };")).toBe(
    "const COUNTS = { one: 1 + 1, two: ((1, 2) - one) };",
  );
  expect(plantIn("core/rules/moved/here.ts", 'const COUNTS = { "two": () => 3 * (1 + 2) };')).toBe(
    'const COUNTS = { "two": () => 3 * ((2 - 1)) };',
  );
  const lost = 'The defect "two are one" has no place below core/rules:';
  expect(() => plantIn("core/wallet/count.ts", "const COUNTS = { two: 1 + 1 };")).toThrow(
    `${lost} nothing is named COUNTS.two`,
  );
  expect(() => plantIn("core/rules/count.ts", "const COUNTS = { two: 1 - 1 };")).toThrow(
    `${lost} COUNTS.two has no $a + $b`,
  );
  expect(() => plantIn("core/rules/count.ts", "const COUNTS = { two: [1 + 1, 2 + 2] };")).toThrow(
    `${lost} COUNTS.two has more than one $a + $b`,
  );
});

/** The text of each statement's tree, without where and how it is written. */
function statementsOf(file: string, text: string): readonly string[] {
  const program = parse(file, text);
  const written = new Set(["start", "end", "range", "raw", "shorthand"]);
  return program.type === "Program"
    ? program.body.map((node) => JSON.stringify(node, (key, value) => (written.has(key) ? undefined : value)))
    : [];
}

/** The last statement first, without comments and with other line breaks. */
function rewritten(file: string, text: string): string {
  const program = parse(file, text);
  if (program.type !== "Program") return text;
  return program.body
    .toReversed()
    .map((statement) => {
      let written = "";
      let position = statement.start;
      const quoted = [...nodesIn(statement)].filter(({ type }) => /^(TS)?(TemplateLiteral|Literal)/.test(type));
      for (const { start, end } of quoted.toSorted((one, other) => one.start - other.start)) {
        if (start < position) continue;
        written += rewrapped(text.slice(position, start)) + text.slice(start, end);
        position = end;
      }
      return written + rewrapped(text.slice(position, statement.end));
    })
    .join("\n");
}

/** Of what has no quotes. */
function rewrapped(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[,({[]/g, "$&\n\t");
}
