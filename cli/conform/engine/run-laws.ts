import type { JsonObject } from "../../output/view.ts";
import { learnChoices } from "../sequences/learn.ts";
import type { Finding } from "./findings.ts";
import type { Law, Need } from "./law.ts";
import { findingOn, inLanes, obstacleTo, type Run } from "./run-checks.ts";
import { sureFinding } from "./target-watch.ts";

export interface LawReport extends JsonObject {
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

const needs = (need: Need) => (law: Law) => law.needs.includes(need);
const isPlayed = needs("model");
const isRandom = needs("random");
const runsAlone = (law: Law) => needs("clock")(law) || needs("alone")(law);

/** Runs laws next to each other, each on members of its own; then those that change something for everybody, one by one. */
export async function runLaws(run: LawsRun): Promise<readonly LawReport[]> {
  const reports = new Map<string, LawReport>();
  const one = async (law: Law): Promise<void> => {
    const report = await runLaw(law, run);
    reports.set(law.id, report);
    run.onLaw?.(report);
  };
  const played = run.laws.filter(isPlayed);
  const direct = run.laws.filter((law) => !isPlayed(law));
  const together = (laws: readonly Law[]) => laws.filter((law) => !runsAlone(law) && !isRandom(law));
  await inLanes(together(direct), one);
  if (played.length > 0 && run.model && run.control) {
    const place = await run.model.timeline.join();
    await findingOn(run, "choices", ({ play }) => learnChoices(play()), place);
    place.leave();
  }
  // They move the clock, but only while all of them wait.
  await inLanes(together(played), one);
  for (const law of [...played.filter(runsAlone), ...played.filter(isRandom), ...direct.filter(runsAlone)]) {
    await one(law);
  }
  return run.laws.flatMap(({ id }) => reports.get(id) ?? []);
}

async function runLaw(law: Law, run: LawsRun): Promise<LawReport> {
  const startedAt = performance.now();
  const missing = missingFor(law, run);
  const place = isPlayed(law) && !isRandom(law) ? await run.model?.timeline.join() : undefined;
  const finding: Finding =
    missing === undefined
      ? await sureFinding(() => findingOn(run, law.id, law.run, place), run.health)
      : { verdict: "not-checked", reason: missing };
  place?.leave();
  const { id, sentence } = law;
  return { id, sentence, needs: law.needs, finding, ms: Math.round(performance.now() - startedAt) };
}

const CONTROLS: readonly Need[] = ["funds", "staff", "clock", "alone", "model"];

function missingFor(law: Law, run: LawsRun): string | undefined {
  const obstacle = obstacleTo(needs("writes")(law), run);
  if (obstacle !== undefined) return obstacle;
  const controls = law.needs.filter((need) => CONTROLS.includes(need));
  return controls.length > 0 && !run.control ? `it needs a sandbox's controls: ${controls.join(", ")}` : undefined;
}
