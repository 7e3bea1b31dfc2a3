import type { Finding } from "./findings.ts";
import type { Law, Need } from "./law.ts";
import { findingOn, inLanes, obstacleTo, type Run } from "./run-checks.ts";
import { sureFinding } from "./target-watch.ts";

export interface LawReport {
  readonly id: string;
  readonly sentence: string;
  readonly needs: readonly Need[];
  readonly finding: Finding;
  readonly ms: number;
}

export interface LawsRun extends Run {
  readonly laws: readonly Law[];
  readonly onLaw?: (report: LawReport) => void;
}

/** Runs laws next to each other, each on members of its own; then those that change something for everybody, one by one. */
export async function runLaws(run: LawsRun): Promise<readonly LawReport[]> {
  const reports = new Map<string, LawReport>();
  const one = async (law: Law): Promise<void> => {
    const report = await runLaw(law, run);
    reports.set(law.id, report);
    run.onLaw?.(report);
  };
  await inLanes(
    run.laws.filter((law) => !runsAlone(law)),
    one,
  );
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
      ? await sureFinding(() => findingOn(run, id, law.run), run.health)
      : { verdict: "not-checked", reason: missing };
  return { id, sentence, needs, finding, ms: Math.round(performance.now() - startedAt) };
}

function missingFor({ needs }: Law, run: LawsRun): string | undefined {
  const obstacle = obstacleTo(needs.includes("writes"), run);
  if (obstacle !== undefined) return obstacle;
  const controls = needs.filter((need) => ["funds", "staff", "clock", "alone"].includes(need));
  return controls.length > 0 && !run.control ? `it needs a sandbox's controls: ${controls.join(", ")}` : undefined;
}
