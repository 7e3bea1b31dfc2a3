import type { Effect, Source } from "../../../contracts/endpoint.ts";
import { reasonOf } from "../engine/caller.ts";
import type { Control } from "../engine/control.ts";
import { type Finding, findingOf, type Verdict } from "../engine/findings.ts";
import { onceDone } from "../engine/once-done.ts";
import { openTrial } from "../engine/open-trial.ts";
import { ROW_NAMES, type RowName, rowOf, titleOf } from "../engine/rows.ts";
import type { Secrets } from "../engine/secrets.ts";
import { deviates, stopOf } from "../engine/stop.ts";
import { createTrail, tracedControl } from "../engine/trail.ts";
import type { Member } from "../engine/trial.ts";
import { sureFinding } from "../engine/watch/sure-finding.ts";
import type { TargetHealth } from "../engine/watch/target-watch.ts";
import type { SendWire } from "../engine/wire.ts";
import { type FieldReport, noFields } from "./fields.ts";
import type { RowCheck } from "./row-check.ts";
import { rowChecks } from "./row-checks.ts";

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

export interface RowsRun {
  readonly send: SendWire;
  readonly secrets: Secrets;
  readonly control: Control | undefined;
  readonly allowWrites: boolean;
  readonly reader: (send: SendWire) => Promise<Member>;
  readonly only: (id: string) => boolean;
  readonly isStopped: () => boolean;
  readonly seed: number;
  readonly health: () => TargetHealth;
}

interface Checking extends RowsRun {
  readonly idle: () => Promise<Member>;
  readonly rich: () => Promise<Member>;
}

const LANES = 6;

/** Checks every row, some at the same time. */
export async function checkRows(run: RowsRun): Promise<readonly RowReport[]> {
  const names = ROW_NAMES.filter(run.only);
  const reports = new Map<RowName, RowReport>();
  const waiting = [...names];
  const withIdle: Checking = {
    ...run,
    idle: onceDone(() => openTrial({ ...run, seed: `${run.seed} idle` }).member()),
    rich: onceDone(() => openTrial({ ...run, seed: `${run.seed} rich` }).member({ credit: 1_000_000, points: 5_000 })),
  };
  const lane = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) reports.set(name, await checkRow(name, withIdle));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
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
  const { loss } = run.health();
  if (loss) return { verdict: "not-checked", reason: loss.sentence };
  if (run.isStopped()) return { verdict: "not-checked", reason: "the run was stopped before it" };
  if (check.needs === "writes" && !run.allowWrites) {
    return { verdict: "not-checked", reason: "it writes: --allow-writes is missing" };
  }
  const trail = createTrail(run.send, run.secrets);
  const control = run.control && tracedControl(run.control, trail);
  const trial = openTrial({ ...run, send: trail.send, control, seed: `${run.seed} ${name} ${check.name}` });
  return findingOf(
    () =>
      check.run({
        trial,
        send: answeredSend(name, trail.send),
        idle: run.idle,
        rich: async () => (await run.rich()).through(trail.send),
        onFields,
      }),
    run.secrets.clean,
    trail.lines,
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
