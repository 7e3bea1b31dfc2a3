import type { Mutation } from "./mutation.ts";
import type { MutationTests } from "./mutation-tests.ts";
import type { Note } from "./worker/plan.ts";

/** A test of a file; without a name all that the file does outside its tests. */
interface Reaching {
  readonly file: string;
  readonly test: string | undefined;
  /** Of the processor. */
  readonly ms: number;
}

export interface Reach {
  /** By mutation. */
  readonly tests: ReadonlyMap<number, readonly Reaching[]>;
  /** By mutation, the files whose modules reach it while they load. */
  readonly loads: ReadonlyMap<number, readonly string[]>;
  /** By file, with the time that its modules take to load. */
  readonly msOfFile: ReadonlyMap<string, number>;
  /** By file, how many steps its longest test takes. */
  readonly steps: ReadonlyMap<string, number>;
}

/** Runs the tests once without any mutation. Throws when one fails. */
export async function reachOf(
  tests: MutationTests,
  files: readonly string[],
  mutations: readonly Mutation[],
): Promise<Reach> {
  const notes = await tests.run(
    files.map((file) => ({ file })),
    { mutations, steps: {} },
  );
  const broken = notes.find((note) => "broken" in note);
  if (broken) throw new Error(`Without any mutation, ${broken.file} fails: ${broken.broken}: ${broken.why}`);
  const silent = files.find((file) => !notes.some((note) => "file" in note && note.file === file));
  if (silent !== undefined) throw new Error(`${silent} did not run`);
  return readReach(notes);
}

function readReach(notes: readonly Note[]): Reach {
  const tests = new Map<number, Reaching[]>();
  const loads = new Map<number, string[]>();
  const msOfFile = new Map<string, number>();
  const steps = new Map<string, number>();
  for (const note of notes) {
    if (!("reached" in note)) continue;
    const { file, test, ms } = note;
    steps.set(file, Math.max(steps.get(file) ?? 0, note.steps));
    msOfFile.set(file, (msOfFile.get(file) ?? 0) + ms);
    for (const id of note.reached) tests.set(id, [...(tests.get(id) ?? []), { file, test, ms }]);
    for (const id of note.loads ?? []) loads.set(id, [...(loads.get(id) ?? []), file]);
  }
  return { tests, loads, msOfFile, steps };
}
