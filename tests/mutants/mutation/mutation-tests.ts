import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { ROOT } from "../../../cli/boot/root.mjs";
import { groupBy } from "./group-by.ts";
import { instrument } from "./instrument.ts";
import type { Mutation } from "./mutation.ts";
import { type Note, PLAN_VARIABLE, type Plan } from "./worker/plan.ts";

export interface MutationTests {
  /** Runs each file, once for each id; without an id, to see what its tests reach. */
  run(
    runs: readonly { readonly file: string; readonly id?: number }[],
    plan: Omit<Plan, "notes">,
  ): Promise<readonly Note[]>;
  close(): Promise<void>;
}

const FOLDER = "tests/mutants/mutation/worker";
const STEPPED = /^(core|adapters\/house)\/.*\.ts$/;

/** Vitest over sources that have all mutations in them. One process runs all tests and loads a module once. */
export async function openMutationTests(mutations: readonly Mutation[]): Promise<MutationTests> {
  const folder = mkdtempSync(join(tmpdir(), "sanam-mutation-"));
  const planFile = join(folder, "plan.json");
  const notes = join(folder, "notes.jsonl");
  process.env[PLAN_VARIABLE] = planFile;
  const byFile = groupBy(mutations, ({ file }) => file);
  const vitest = await createVitest(
    "test",
    {
      config: false,
      root: ROOT,
      watch: false,
      isolate: false,
      // It would find the sources of a run with other mutations.
      fsModuleCache: false,
      maxWorkers: 1,
      include: ["tests/**/*.test.ts"],
      runner: `./${FOLDER}/mutation-runner.ts`,
      setupFiles: [`./${FOLDER}/setup.ts`],
      teardownTimeout: 2000,
      testTimeout: 120_000,
      hookTimeout: 60_000,
      reporters: [{}],
      dangerouslyIgnoreUnhandledErrors: true,
      passWithNoTests: true,
    },
    {
      plugins: [
        {
          name: "mutations",
          enforce: "pre",
          transform(code, id) {
            const file = relative(ROOT, id);
            return STEPPED.test(file) ? { code: instrument(file, code, byFile.get(file) ?? []), map: null } : undefined;
          },
        },
      ],
    },
  );
  return {
    run: async (runs, plan) => {
      writeFileSync(planFile, JSON.stringify({ ...plan, notes } satisfies Plan));
      writeFileSync(notes, "");
      const watch = setInterval(() => endWhenSilent(notes), 10_000);
      // A process that ends says so here; what it noted says how far it came.
      await runFiles(vitest, runs).catch(() => undefined);
      clearInterval(watch);
      return readNotes(notes);
    },
    close: async () => {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runFiles(
  vitest: Vitest,
  runs: readonly { readonly file: string; readonly id?: number }[],
): Promise<void> {
  const project = vitest.getRootProject();
  const files = runs.map(({ file, id }) => join(ROOT, file) + (id === undefined ? "" : `?mutation=${id}`));
  await vitest.runTestSpecifications(files.map((file) => project.createSpecification(file)));
}

const SILENT_MS = 90_000;

/** A mutation can make an endless loop in code without steps, such as a library's. */
function endWhenSilent(notes: string): void {
  if (Date.now() - statSync(notes).mtimeMs < SILENT_MS) return;
  const pid = readNotes(notes).findLast((note) => "pid" in note)?.pid;
  if (pid === undefined || pid === process.pid) return;
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}

function readNotes(notes: string): readonly Note[] {
  const lines = readFileSync(notes, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Note);
}
