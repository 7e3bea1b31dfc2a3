import { BaseSequencer, type TestSpecification } from "vitest/node";

/** These files take the longest. They are small, so on a new machine vitest would run them last. */
const LONGEST = /\/e2e\/walks\//;

/** Runs the longest files first, so that at the end no worker waits for another one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
