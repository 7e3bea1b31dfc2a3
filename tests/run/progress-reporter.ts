import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";

/** What a run of vitest reports to the process that started it, at each step. */
export interface RunReport {
  readonly progress: Progress;
  readonly failure?: { readonly name: string; readonly reason: string };
}

export interface Progress {
  readonly files: number;
  readonly ended: number;
  /** Tests. One that was skipped, though the filter of tags wants it, has failed. */
  readonly passed: number;
  readonly failed: number;
}

/** Sends each step of a run to the process that started it. */
export function progressReporter(send: (report: RunReport) => void): Reporter {
  let progress: Progress = { files: 0, ended: 0, passed: 0, failed: 0 };
  let wantsLong: boolean | undefined;
  let root = "";

  const isLeftOut = ({ tags }: TestCase) => wantsLong !== undefined && tags.includes("long") !== wantsLong;
  const fail = (name: string, reason: string) => {
    progress = { ...progress, failed: progress.failed + 1 };
    send({ progress, failure: { name, reason } });
  };
  const reasonOf = (errors: readonly SerializedError[]) =>
    errors.map(({ message, stack, diff }) => `${stack ?? message}\n${typeof diff === "string" ? diff : ""}`).join("\n");

  return {
    onInit({ config }) {
      ({ root } = config);
      const [filter] = config.tagsFilter ?? [];
      wantsLong = filter === undefined ? undefined : !filter.startsWith("!");
    },
    onTestRunStart(specifications) {
      progress = { ...progress, files: specifications.length };
      send({ progress });
    },
    onTestCaseReady: () => send({ progress }),
    onTestCaseResult(test) {
      const result = test.result();
      if (result.state === "passed") progress = { ...progress, passed: progress.passed + 1 };
      else if (!isLeftOut(test)) {
        const name = `${relative(root, test.module.moduleId)} > ${test.fullName}`;
        fail(name, result.state === "failed" ? reasonOf(result.errors) : "skipped");
        return;
      }
      send({ progress });
    },
    onTestModuleEnd(module: TestModule) {
      progress = { ...progress, ended: progress.ended + 1 };
      const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
      if (errors.length > 0) fail(relative(root, module.moduleId), reasonOf(errors));
      else send({ progress });
    },
    onTestRunEnd(_, unhandled) {
      if (unhandled.length > 0) fail("outside of any test", reasonOf(unhandled));
    },
  };
}
