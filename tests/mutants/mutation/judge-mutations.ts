import type { Mutation } from "./mutation.ts";
import { type MutationTests, openMutationTests } from "./mutation-tests.ts";
import { planRuns } from "./plan-runs.ts";
import { reachOf } from "./reach.ts";
import { nearTests, relatedTests } from "./related-tests.ts";
import type { Verdict } from "./verdict.ts";

/** So many mutations between two reports: a run that is stopped goes on there. */
const AT_ONCE = 100;

type OnVerdicts = (verdicts: ReadonlyMap<number, Verdict>) => void;

/**
 * Runs the tests that reach each mutation until one fails: first the near ones, which find most of them in little time, then
 * the others. `all`: every mutation of the sources, `wanted`: those to judge. `needless`: of those that the near tests do not
 * find, the ones that no other test need judge.
 */
export async function judgeMutations(
  all: readonly Mutation[],
  wanted: ReadonlySet<number>,
  needless: (left: readonly Mutation[]) => ReadonlySet<number>,
  onVerdicts: OnVerdicts,
): Promise<void> {
  if (wanted.size === 0) return;
  const tests = await openMutationTests(all);
  try {
    const reached = new Set<number>();
    const killed = new Set<number>();
    const judged = all.filter(({ id }) => wanted.has(id));
    await judgeBy(nearTests, tests, all, judged, (verdicts) => {
      for (const [id, { state }] of verdicts) {
        if (state === "killed") killed.add(id);
        if (state === "survived") reached.add(id);
      }
      onVerdicts(new Map([...verdicts].filter(([id]) => killed.has(id))));
    });
    const left = judged.filter(({ id }) => !killed.has(id));
    const over = needless(left);
    const rest = left.filter(({ id }) => !over.has(id));
    await judgeBy(otherTests, tests, all, rest, (verdicts) => {
      const isSurvivor = (id: number, { state }: Verdict) => state === "unreached" && reached.has(id);
      const found = [...verdicts].map(
        ([id, verdict]) => [id, isSurvivor(id, verdict) ? ({ state: "survived" } as const) : verdict] as const,
      );
      onVerdicts(new Map(found));
    });
  } finally {
    await tests.close();
  }
}

function otherTests(file: string): readonly string[] {
  const near = nearTests(file);
  return relatedTests(file).filter((test) => !near.includes(test));
}

/** By the tests that are asked about the mutations of a file. */
async function judgeBy(
  testsOf: (file: string) => readonly string[],
  tests: MutationTests,
  all: readonly Mutation[],
  wanted: readonly Mutation[],
  onVerdicts: OnVerdicts,
): Promise<void> {
  const files = [...new Set(wanted.flatMap(({ file }) => testsOf(file)))];
  if (files.length === 0) onVerdicts(new Map(wanted.map(({ id }) => [id, { state: "unreached" }])));
  if (files.length === 0) return;
  const reach = await reachOf(tests, files, all);
  const ids = new Set(wanted.map(({ id }) => id));
  const plan = planRuns(all, reach, testsOf);
  let left = plan.filter(({ id }) => ids.has(id));
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
}
