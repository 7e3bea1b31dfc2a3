import type { Finding } from "../engine/findings.ts";
import type { Summary } from "./summary.ts";

interface Case {
  readonly suite: string;
  readonly name: string;
  readonly finding: Finding;
  readonly ms: number;
}

/** The report in the XML that CI servers read: one suite of the rows, one of the laws. */
export function junitOf({ target, rows, laws }: Summary): string {
  const cases: readonly Case[] = [
    ...rows.flatMap(({ name, checks }) =>
      checks.map(({ check, finding }) => ({ suite: "rows", name: `${name}: ${check}`, finding, ms: 0 })),
    ),
    ...laws.map(({ id, sentence, finding, ms }) => ({ suite: "laws", name: `${id}: ${sentence}`, finding, ms })),
  ];
  const suites = ["rows", "laws"].map((suite) =>
    suiteOf(
      suite,
      target,
      cases.filter((each) => each.suite === suite),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("\n")}\n</testsuites>\n`;
}

function suiteOf(name: string, target: string, cases: readonly Case[]): string {
  const count = (wanted: (verdict: string) => boolean) => cases.filter(({ finding }) => wanted(finding.verdict)).length;
  const failures = count((verdict) => verdict === "deviates");
  const skipped = count((verdict) => verdict.startsWith("not-"));
  const head = `name="${name}" hostname="${xml(target)}" tests="${cases.length}" failures="${failures}" skipped="${skipped}"`;
  return `  <testsuite ${head}>\n${cases.map(caseOf).join("\n")}\n  </testsuite>`;
}

function caseOf({ suite, name, finding, ms }: Case): string {
  const head = `    <testcase classname="${suite}" name="${xml(name)}" time="${(ms / 1000).toFixed(3)}"`;
  const { verdict, where = "", expected = "", got = "", reason = "", repeat = [] } = finding;
  if (verdict === "conforms") return `${head}/>`;
  const body =
    verdict === "deviates"
      ? `<failure message="${xml(`${where}: expected ${expected}, got ${got}`)}">${xml(repeat.join("\n"))}</failure>`
      : `<skipped message="${xml(`${verdict}: ${reason}`)}"/>`;
  return `${head}>${body}</testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for XML, without the characters that it cannot have. */
export function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "\ufffd")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
