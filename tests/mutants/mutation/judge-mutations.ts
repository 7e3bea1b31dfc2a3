import type { Mutation } from "./mutation.ts";
import { openMutationTests } from "./mutation-tests.ts";
import { planRuns } from "./plan-runs.ts";
import { reachOf } from "./reach.ts";
import { relatedTests } from "./related-tests.ts";
import type { Verdict } from "./verdict.ts";

/** So many mutations between two reports: a run that is stopped goes on there. */
const AT_ONCE = 100;

/**
 * Runs the tests that reach each mutation until one fails. `all`: every mutation of the sources, `wanted`: those to judge.
 */
export async function judgeMutations(
  all: readonly Mutation[],
  wanted: ReadonlySet<number>,
  onVerdicts: (verdicts: ReadonlyMap<number, Verdict>) => void,
): Promise<void> {
  if (wanted.size === 0) return;
  const judged = all.filter(({ id }) => wanted.has(id));
  const files = [...new Set(judged.flatMap(({ file }) => relatedTests(file)))];
  const tests = await openMutationTests(all);
  try {
    const reach = await reachOf(tests, files, all);
    const plan = planRuns(all, reach);
    let left = plan.filter(({ id }) => wanted.has(id));
    while (left.length > 0) {
      const now = left.slice(0, AT_ONCE);
      const inChunk = new Set(now.map(({ id }) => id));
      const runs = now.flatMap(({ id, tests: asked = {} }) => Object.keys(asked).map((file) => ({ id, file })));
      const notes = await tests.run(runs, {
        mutations: plan.map((mutation) => (inChunk.has(mutation.id) ? mutation : { ...mutation, tests: {} })),
        steps: Object.fromEntries(reach.steps),
      });
      const killed = new Map(notes.flatMap((note) => ("killed" in note ? [[note.killed, note] as const] : [])));
      const over = new Map<number, number>();
      for (const note of notes) if ("over" in note) over.set(note.over, (over.get(note.over) ?? 0) + 1);
      const verdicts = new Map<number, Verdict>();
      for (const { id, tests: asked = {} } of now) {
        const wantedRuns = Object.keys(asked).length;
        const kill = killed.get(id);
        if (kill) verdicts.set(id, { state: "killed", by: kill.how === "steps" ? `${kill.by} (endless)` : kill.by });
        else if (wantedRuns === 0) verdicts.set(id, { state: "unreached" });
        else if ((over.get(id) ?? 0) >= wantedRuns) verdicts.set(id, { state: "survived" });
        else {
          // The process ended in the middle of it: the mutation ended it.
          verdicts.set(id, { state: "killed", by: "the process (endless)" });
          break;
        }
      }
      onVerdicts(verdicts);
      left = left.filter(({ id }) => !verdicts.has(id));
    }
  } finally {
    await tests.close();
  }
}
