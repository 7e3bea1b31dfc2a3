import { appendFileSync, utimesSync } from "node:fs";
import { relative } from "node:path";
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner, vi } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { type Note, readPlan } from "./plan.ts";
import { theSwitch } from "./switch.ts";

type Source = Parameters<TestRunner["importFile"]>[1];

const MUTATION = /\?mutation=(\d+)$/;
const killed = new Set<number>();
let isLoadedMutated = false;
note({ pid: process.pid });
// A long test on a busy machine is not silent.
theSwitch().onProgress = () => utimesSync(readPlan().notes, new Date(), new Date());

/**
 * Runs a test file once for each mutation: the path of a run ends with `?mutation=12`. Without it, the tests note what
 * they reach.
 */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it.
export default class MutationRunner extends TestRunner {
  #file = "";
  #mutation = 0;
  #start = 0;
  #steps = Number.POSITIVE_INFINITY;

  override async importFile(path: string, source: Source): Promise<unknown> {
    const plain = path.replace(MUTATION, "");
    if (source === "setup") return super.importFile(plain, source);
    this.#file = relative(ROOT, plain);
    this.#mutation = Number(MUTATION.exec(path)?.[1] ?? 0);
    if (killed.has(this.#mutation)) return undefined;
    const mutation = this.#mutation > 0 ? readPlan().mutations[this.#mutation - 1] : undefined;
    if (!mutation || mutation.isStatic || isLoadedMutated) vi.resetModules();
    isLoadedMutated = mutation?.isStatic === true;
    // Many times what the longest test takes.
    if (mutation) this.#steps = (readPlan().steps[this.#file] ?? 0) * 10 + 1_000_000;
    this.#begin(this.#mutation);
    const start = cpuMs();
    try {
      await super.importFile(plain, source);
      if (!mutation) note({ file: this.#file, ms: cpuMs() - start, steps: 0, reached: [], loads: reached() });
    } catch (error) {
      if (!mutation) throw error;
      this.#kill("its modules do not load", "load");
    }
    return undefined;
  }

  onCollected(files: readonly RunnerTestFile[]): void {
    const wanted = readPlan().mutations[this.#mutation - 1]?.tests?.[this.#file];
    if (this.#mutation === 0) return;
    const names = wanted === true ? undefined : new Set(wanted);
    for (const file of files)
      skipOthers(file, (test) => !killed.has(this.#mutation) && (names?.has(nameOf(test)) ?? true));
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    if (killed.has(this.#mutation)) test.mode = "skip";
  }

  override onBeforeTryTask(test: RunnerTask, options: Parameters<TestRunner["onBeforeTryTask"]>[1]): void {
    const outside = this.#mutation === 0 ? reached() : [];
    // What a hook for all tests reached.
    if (outside.length > 0) note({ file: this.#file, ms: 0, steps: 0, reached: outside });
    this.#begin(this.#mutation);
    super.onBeforeTryTask(test, options);
  }

  /** Its failure is the good news, so no difference is written for it. */
  async runTask(test: RunnerTestCase): Promise<void> {
    try {
      const run = TestRunner.getTestFn(test)();
      await (this.#mutation === 0 ? run : Promise.race([run, tooLong()]));
    } catch (error) {
      if (this.#mutation === 0) throw error;
      this.#kill(nameOf(test), theSwitch().isStopped ? "steps" : "test");
    }
  }

  override onAfterRunTask(test: RunnerTask): void {
    if (test.type === "test" && test.mode === "run") this.#judge(test);
    super.onAfterRunTask(test);
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    // A hook for all tests can fail, too.
    const isFailed = files.some(
      ({ result, tasks }) => result?.state === "fail" && (tasks.length > 0 || this.#mutation === 0),
    );
    if (this.#mutation === 0) {
      if (isFailed) note({ broken: "the file", file: this.#file, why: JSON.stringify(files[0]?.result?.errors?.[0]) });
    } else {
      if (isFailed) this.#kill("a hook", "test");
      note({ over: this.#mutation, file: this.#file });
    }
    theSwitch().active = 0;
    super.onAfterRunFiles(files);
  }

  #judge(test: RunnerTestCase): void {
    const { state, errors } = test.result ?? {};
    const name = nameOf(test);
    if (this.#mutation > 0) {
      if (state === "fail" || theSwitch().isStopped) this.#kill(name, theSwitch().isStopped ? "steps" : "test");
      return;
    }
    if (state === "fail") note({ broken: name, file: this.#file, why: errors?.[0]?.message ?? "" });
    note({ test: name, file: this.#file, ms: cpuMs() - this.#start, steps: theSwitch().steps, reached: reached() });
  }

  #begin(mutation: number): void {
    this.#start = cpuMs();
    const now = theSwitch();
    now.active = mutation;
    now.reached = new Set();
    now.mostSteps = this.#steps;
    now.steps = 0;
    now.isStopped = false;
  }

  #kill(by: string, how: "test" | "steps" | "load"): void {
    if (killed.has(this.#mutation)) return;
    killed.add(this.#mutation);
    note({ killed: this.#mutation, by: `${this.#file}: ${by}`, how });
  }
}

function reached(): readonly number[] {
  const now = theSwitch();
  const found = [...now.reached];
  now.reached = new Set();
  return found;
}

/** Of this process, so that a busy machine does not make a test look slow. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A test can wait for what a mutation prevents. */
function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("no end")), 15_000).unref();
  });
}

function nameOf(test: RunnerTask): string {
  const names: string[] = [];
  for (let task: RunnerTask | undefined = test; task; task = task.suite) names.unshift(task.name);
  return names.join(" > ");
}

function skipOthers(
  suite: RunnerTestFile | Extract<RunnerTask, { type: "suite" }>,
  isWanted: (test: RunnerTask) => boolean,
): boolean {
  let hasWanted = false;
  for (const task of suite.tasks) {
    const wanted = task.type === "suite" ? skipOthers(task, isWanted) : isWanted(task);
    if (!wanted && task.mode === "run") task.mode = "skip";
    if (wanted) hasWanted = true;
  }
  if (!hasWanted && suite.mode === "run") suite.mode = "skip";
  return hasWanted;
}

function note(text: Note): void {
  appendFileSync(readPlan().notes, `${JSON.stringify(text)}\n`);
}
