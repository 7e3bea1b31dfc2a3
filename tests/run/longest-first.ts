import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest by far, yet are among the smallest, by which they would be put last on a fresh machine. */
const LONGEST = /\/e2e\/every-route/;

/** Begins with the longest files, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
