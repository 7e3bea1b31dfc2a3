import type { Control } from "./control.ts";
import { type Finding, findingOf } from "./findings.ts";
import type { Law, Need } from "./law.ts";
import { openTrial } from "./open-trial.ts";
import type { Secrets } from "./secrets.ts";
import { createTrail, tracedControl } from "./trail.ts";
import type { Member } from "./trial.ts";
import { sureFinding } from "./watch/sure-finding.ts";
import type { TargetHealth } from "./watch/target-watch.ts";
import type { SendWire } from "./wire.ts";

export interface LawReport {
  readonly id: string;
  readonly sentence: string;
  readonly needs: readonly Need[];
  readonly finding: Finding;
  readonly ms: number;
}

export interface LawsRun {
  readonly laws: readonly Law[];
  readonly send: SendWire;
  readonly secrets: Secrets;
  readonly control: Control | undefined;
  readonly allowWrites: boolean;
  /** What a member with a second factor confirms again, where a sandbox says it. */
  readonly secondFactorFor?: readonly unknown[] | undefined;
  readonly reader: (send: SendWire) => Promise<Member>;
  readonly seed: number;
  readonly health: () => TargetHealth;
  readonly onLaw?: (report: LawReport) => void;
  /** How many laws run at the same time. */
  readonly lanes?: number;
  readonly isStopped?: () => boolean;
}

const LANES = 6;

/** Runs laws next to each other, each on members of its own; then those that change something for everybody, one by one. */
export async function runLaws(run: LawsRun): Promise<readonly LawReport[]> {
  const reports = new Map<string, LawReport>();
  const one = async (law: Law): Promise<void> => {
    const report = await runLaw(law, run);
    reports.set(law.id, report);
    run.onLaw?.(report);
  };
  const waiting = run.laws.filter((law) => !runsAlone(law));
  const lane = async (): Promise<void> => {
    for (let law = waiting.shift(); law; law = waiting.shift()) await one(law);
  };
  await Promise.all(Array.from({ length: run.lanes ?? LANES }, lane));
  for (const law of run.laws.filter(runsAlone)) await one(law);
  return run.laws.flatMap(({ id }) => reports.get(id) ?? []);
}

function runsAlone({ needs }: Law): boolean {
  return needs.includes("clock") || needs.includes("alone");
}

async function runLaw(law: Law, run: LawsRun): Promise<LawReport> {
  const { id, sentence, needs } = law;
  const missing = missingFor(law, run);
  const startedAt = performance.now();
  const finding: Finding =
    missing === undefined
      ? await sureFinding(() => tried(law, run), run.health)
      : { verdict: "not-checked", reason: missing };
  return { id, sentence, needs, finding, ms: Math.round(performance.now() - startedAt) };
}

function missingFor({ needs }: Law, { allowWrites, control, isStopped, health }: LawsRun): string | undefined {
  const { loss } = health();
  if (loss) return loss.sentence;
  if (isStopped?.() === true) return "the run was stopped before it";
  if (needs.includes("writes") && !allowWrites) return "it writes: --allow-writes is missing";
  const controls = needs.filter((need) => ["funds", "staff", "clock", "alone"].includes(need));
  return controls.length > 0 && !control ? `it needs a sandbox's controls: ${controls.join(", ")}` : undefined;
}

async function tried(law: Law, run: LawsRun): Promise<Finding> {
  const { send, secrets, control } = run;
  const trail = createTrail(send, secrets);
  const traced = control && tracedControl(control, trail);
  const trial = openTrial({ ...run, send: trail.send, control: traced, seed: `${run.seed} ${law.id}` });
  return findingOf(() => law.run(trial), secrets.clean, trail.lines);
}
