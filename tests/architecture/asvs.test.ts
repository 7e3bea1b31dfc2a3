import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { projectFiles } from "./project-files.ts";

const FOLDER = "adapters";
const FILES = projectFiles().filter((path) => /^adapters\/asvs[a-z-]*\.md$/.test(path));
/** Of the levels 1 and 2 of version 5.0.0. */
const REQUIREMENTS = 253;

interface Row {
  readonly number: string;
  readonly state: string;
  readonly proof: string;
}
interface Measure {
  readonly rows: readonly Row[];
  /** The numbers that do not apply. */
  readonly others: readonly string[];
}

/** What the tables of a text say. A line of those that do not apply may go on, and `6.8.1–4` names four. */
function measureOf(text: string): Measure {
  const rows = [...text.matchAll(/^\| ([\d.]+) \| [^|]+ \| ([^|]*) \| (.*) \|$/gm)];
  const left = [...text.matchAll(/^Does not apply: (?:.+\n)+/gm)].map(([found]) => found).join(" ");
  const numbers = [...left.matchAll(/\b(\d+\.\d+\.)(\d+)(?:–(\d+))?/g)];
  return {
    rows: rows.map(([, number = "", state = "", proof = ""]) => ({ number, state, proof })),
    others: numbers.flatMap(([, section = "", first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}${Number(first) + at}`),
    ),
  };
}

/** What is wrong with a row: a state of another name, no proof, a proof that is not there, or no reason. */
function wrongIn({ number, state, proof }: Row): readonly string[] {
  const links = [...proof.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  const words = proof.replace(/\[[^\]]*\]\([^)]*\)/g, "").replace(/\W+/g, "");
  return [
    ...(["met", "not met"].includes(state) ? [] : [`${number}: ${state}`]),
    ...links.filter((link) => !existsSync(join(ROOT, FOLDER, link))).map((link) => `${number}: ${link}`),
    ...(state === "met" && links.length === 0 ? [`${number}: no proof`] : []),
    ...(state === "not met" && words === "" ? [`${number}: no reason`] : []),
  ];
}

describe("the measure by ASVS", () => {
  const texts = FILES.map((path) => readFileSync(join(ROOT, path), "utf8"));
  const { rows, others } = measureOf(texts.join("\n"));
  const all = [...rows.map(({ number }) => number), ...others];

  test("has each requirement once", () => {
    expect(all.filter((number, at) => all.indexOf(number) !== at)).toEqual([]);
    expect(all).toHaveLength(REQUIREMENTS);
  });

  test("counts what it says", () => {
    const met = rows.filter(({ state }) => state === "met").length;
    const counts = `${rows.length} apply, ${met} of them are met and ${rows.length - met} are not, ${others.length} do not apply`;
    expect(texts.join("\n")).toContain(counts);
  });

  test("has a proof that is there for what is met, and a reason for what is not", () => {
    expect(rows.flatMap(wrongIn)).toEqual([]);
  });
});

test("a wrong row is found, and numbers that do not apply are read", () => {
  const wrong = (state: string, proof: string) => wrongIn({ number: "1.1.1", state, proof });
  expect(wrong("met", "[asvs](../tests/architecture/asvs.test.ts)")).toEqual([]);
  expect(wrong("not met", "nobody asked")).toEqual([]);
  for (const [state, proof] of [
    ["met", "surely"],
    ["met", "[lost](../tests/lost.test.ts)"],
    ["not met", "[asvs](../tests/architecture/asvs.test.ts)"],
    ["partly", "[asvs](../tests/architecture/asvs.test.ts)"],
  ] as const)
    expect([proof, wrong(state, proof).length]).toEqual([proof, 1]);
  expect(measureOf("| 1.1.1 | a | met | b |\n\nDoes not apply: 2.1.2–4, 3.3.3 (none),\n4.4.4.\n\n5.5.5\n")).toEqual({
    rows: [{ number: "1.1.1", state: "met", proof: "b" }],
    others: ["2.1.2", "2.1.3", "2.1.4", "3.3.3", "4.4.4"],
  });
});
