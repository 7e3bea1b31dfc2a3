import { type JunitCase, junitXml } from "../../report/junit-xml.ts";
import type { Finding } from "../engine/findings.ts";
import type { Summary } from "./summary.ts";

/** The report in the XML that CI servers read: one suite of the rows, one of the laws. */
export function junitOf({ target, rows, laws }: Summary): string {
  const ofRows = rows.flatMap(({ name, checks }) =>
    checks.map(({ check, finding }) => caseOf("rows", `${name}: ${check}`, finding, 0)),
  );
  const ofLaws = laws.map(({ id, sentence, finding, ms }) => caseOf("laws", `${id}: ${sentence}`, finding, ms));
  const time = laws.reduce((sum, { ms }) => sum + ms, 0);
  const more = { hostname: target };
  return junitXml("sanam contract conform", time, [
    { name: "rows", ms: 0, cases: ofRows, more },
    { name: "laws", ms: time, cases: ofLaws, more },
  ]);
}

function caseOf(className: string, name: string, finding: Finding, ms: number): JunitCase {
  const { verdict, where = "", expected = "", got = "", reason = "", repeat = [] } = finding;
  const base = { className, name, ms };
  if (verdict === "conforms") return { ...base, result: "passed" };
  if (verdict !== "deviates") return { ...base, result: "skipped", message: `${verdict}: ${reason}` };
  return { ...base, result: "failed", message: `${where}: expected ${expected}, got ${got}`, lines: repeat };
}
