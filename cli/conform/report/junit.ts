import { escapeMarkup } from "../../output/markup.ts";
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
  const head = `name="${name}" hostname="${escapeMarkup(target)}" tests="${cases.length}" failures="${failures}" skipped="${skipped}"`;
  return `  <testsuite ${head}>\n${cases.map(caseOf).join("\n")}\n  </testsuite>`;
}

function caseOf({ suite, name, finding, ms }: Case): string {
  const head = `    <testcase classname="${suite}" name="${escapeMarkup(name)}" time="${(ms / 1000).toFixed(3)}"`;
  const { verdict, where = "", expected = "", got = "", reason = "", repeat = [] } = finding;
  if (verdict === "conforms") return `${head}/>`;
  const body =
    verdict === "deviates"
      ? `<failure message="${escapeMarkup(`${where}: expected ${expected}, got ${got}`)}">${repeat.map(escapeMarkup).join("\n")}</failure>`
      : `<skipped message="${escapeMarkup(`${verdict}: ${reason}`)}"/>`;
  return `${head}>${body}</testcase>`;
}
