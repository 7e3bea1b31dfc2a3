import type { Effect, Source } from "../../../contracts/endpoint.ts";
import { deviates, type Finding, stopOf, type Verdict } from "../engine/findings.ts";
import type { Member } from "../engine/law.ts";
import { openTrial } from "../engine/open-trial.ts";
import { type FieldReport, noFields, ROW_NAMES, type RowName, rowOf, titleOf } from "../engine/rows.ts";
import { findingOn, inLanes, obstacleTo, onceDone, type Run } from "../engine/run-checks.ts";
import { sureFinding } from "../engine/target-watch.ts";
import { reasonOf, type SendWire } from "../engine/wire.ts";
import { type RowCheck, rowChecks } from "./row-checks.ts";

export interface RowReport {
  readonly name: RowName;
  readonly method: string;
  readonly path: string;
  readonly source: Source;
  readonly effect: Effect;
  /** The worst of its checks. */
  readonly verdict: Verdict;
  readonly checks: readonly { readonly check: string; readonly finding: Finding }[];
  /** The fields of a happy reply. */
  readonly fields: FieldReport;
}

export interface RowsRun extends Run {
  readonly only: (id: string) => boolean;
}

interface Checking extends RowsRun {
  readonly idle: () => Promise<Member>;
  readonly rich: () => Promise<Member>;
}

/** Checks every row, some at the same time. */
export async function checkRows(run: RowsRun): Promise<readonly RowReport[]> {
  const names = ROW_NAMES.filter(run.only);
  const reports = new Map<RowName, RowReport>();
  const checking: Checking = {
    ...run,
    idle: onceDone(() => openTrial(run, `${run.seed} idle`).member()),
    rich: onceDone(() => openTrial(run, `${run.seed} rich`).member({ credit: 1_000_000, points: 5_000 })),
  };
  await inLanes(names, async (name) => {
    reports.set(name, await checkRow(name, checking));
  });
  return names.flatMap((name) => reports.get(name) ?? []);
}

async function checkRow(name: RowName, run: Checking): Promise<RowReport> {
  const { method, path, source, effect } = rowOf(name);
  const checks: { check: string; finding: Finding }[] = [];
  let fields = noFields();
  for (const check of rowChecks(name)) {
    const onFields = (found: FieldReport): void => {
      fields = found;
    };
    const finding = await sureFinding(() => checked(name, check, run, onFields), run.health);
    checks.push({ check: check.name, finding: finding.verdict === "deviates" ? { source, ...finding } : finding });
    if (finding.verdict === "not-implemented") break;
  }
  return { name, method, path, source, effect, verdict: worst(checks.map(({ finding }) => finding)), checks, fields };
}

async function checked(
  name: RowName,
  check: RowCheck,
  run: Checking,
  onFields: (fields: FieldReport) => void,
): Promise<Finding> {
  const reason = obstacleTo(check.needs === "writes", run);
  if (reason !== undefined) return { verdict: "not-checked", reason };
  return findingOn(run, `${name} ${check.name}`, (trial, send) =>
    check.run({
      trial,
      send: answeredSend(name, send),
      idle: run.idle,
      rich: async () => (await run.rich()).through(send),
      onFields,
    }),
  );
}

/** Without a reply, the row deviates. */
function answeredSend(name: RowName, send: SendWire): SendWire {
  return (call) =>
    send(call).catch((error: unknown) => {
      if (stopOf(error)) throw error;
      return deviates(titleOf(name), "a reply", `none: ${reasonOf(error)}`);
    });
}

/** Missing is worse than not checked. A row conforms when a right call did, and no check found anything. */
function worst(findings: readonly Finding[]): Verdict {
  const verdicts = findings.map(({ verdict }) => verdict);
  if (verdicts.includes("deviates")) return "deviates";
  if (verdicts.includes("not-implemented")) return "not-implemented";
  // The right call comes first. Without it, a row that refuses everything would look good.
  return verdicts[0] === "conforms" ? "conforms" : "not-checked";
}
