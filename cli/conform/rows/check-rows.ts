import type { Effect, Source } from "../../../contracts/endpoint.ts";
import type { RowName } from "../../../contracts/model/rule.ts";
import type { JsonObject } from "../../output/view.ts";
import type { Person } from "../engine/caller.ts";
import type { Finding, Verdict } from "../engine/findings.ts";
import { type Member, memberOf } from "../engine/members.ts";
import { type FieldReport, noFields, ROW_NAMES, rowOf } from "../engine/rows.ts";
import { findingOn, inLanes, obstacleTo, onceDone, type Run } from "../engine/run-checks.ts";
import { sureFinding } from "../engine/target-watch.ts";
import { openTrial } from "../engine/trial.ts";
import { type CheckInput, NOBODY, type RowCheck, rowChecks } from "./row-checks.ts";

interface CheckReport extends JsonObject {
  readonly check: string;
  readonly finding: Finding;
}

export interface RowReport extends JsonObject {
  readonly name: RowName;
  readonly method: string;
  readonly path: string;
  readonly source: Source;
  readonly effect: Effect;
  /** The worst of its checks. */
  readonly verdict: Verdict;
  readonly checks: readonly CheckReport[];
  /** The fields of a right call's reply. */
  readonly fields: FieldReport;
}

export interface RowsRun extends Run {
  readonly only: (id: string) => boolean;
}

interface Checking extends RowsRun, Pick<CheckInput, "idle" | "other"> {
  readonly rich: () => Promise<Member>;
}

/** Checks every row, some at the same time. */
export async function checkRows(run: RowsRun): Promise<readonly RowReport[]> {
  const names = ROW_NAMES.filter(run.only);
  const reports = new Map<RowName, RowReport>();
  const member = (name: string, wishes = {}) => openTrial(run, `${run.seed} ${name}`).member(wishes);
  const checking: Checking = {
    ...run,
    idle: onceDone(() => member("idle")),
    other: onceDone<Person>(async () => {
      if (!run.allowWrites) return NOBODY;
      const [one, another] = [await checking.idle(), await member("other")];
      // Where nobody registers, both are the profile's member.
      return one.uuid === another.uuid ? NOBODY : another;
    }),
    rich: onceDone(() => member("rich", { credit: 1_000_000, points: 5_000 })),
  };
  // Where nobody registers, all rows share the profile's member, and would meet each other's requests.
  const one = run.allowWrites && run.control === undefined ? await checking.rich().catch(() => undefined) : undefined;
  const check = async (name: RowName) => {
    reports.set(name, await checkRow(name, checking));
  };
  await inLanes(names, check, one?.password === "" ? 1 : undefined);
  return names.flatMap((name) => reports.get(name) ?? []);
}

/** Names a check in reports, and in a baseline. */
export function checkTitle(row: string, check: string): string {
  return `${row}: ${check}`;
}

async function checkRow(name: RowName, run: Checking): Promise<RowReport> {
  const { method, path, source, effect } = rowOf(name);
  const checks: CheckReport[] = [];
  let fields = noFields();
  for (const check of rowChecks(name)) {
    const onFields = (found: FieldReport): void => {
      fields = found;
    };
    const finding = await sureFinding(() => checked(name, check, run, onFields), run.health);
    const known = finding.verdict === "deviates" ? { source, ...finding } : finding;
    checks.push({ check: check.name, finding: run.acceptance?.settled(checkTitle(name, check.name), known) ?? known });
    if (finding.verdict === "not-implemented") break;
  }
  return { name, method, path, source, effect, verdict: worst(checks.map(({ finding }) => finding)), checks, fields };
}

async function checked(
  name: RowName,
  { name: check, writes, run: runCheck }: RowCheck,
  run: Checking,
  onFields: CheckInput["onFields"],
): Promise<Finding> {
  const reason = obstacleTo(writes, run);
  if (reason !== undefined) return { verdict: "not-checked", reason };
  const { idle, other, rich } = run;
  return findingOn(run, `${name} ${check}`, (trial, send) => {
    const own = async () => {
      const one = await rich();
      return memberOf(send, one, one.password);
    };
    return runCheck({ trial, send, idle, other, rich: own, onFields });
  });
}

/** Missing is worse than not checked. A row conforms when a right call did, and no check found anything. */
function worst(findings: readonly Finding[]): Verdict {
  const verdicts = findings.map(({ verdict }) => verdict);
  const bad = (["deviates", "not-implemented", "accepted"] as const).find((each) => verdicts.includes(each));
  // The right call comes first. Without it, a row that refuses everything would look good.
  return bad ?? (verdicts[0] === "conforms" ? "conforms" : "not-checked");
}
