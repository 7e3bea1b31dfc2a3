import type { Failure } from "../../output/failure.ts";
import type { BrandProblem } from "../../runtime/brands.ts";
import { problemLine } from "../../runtime/problem-line.ts";

/** The answer of a command that works only with brand files that pass the check. */
export function refusedBrands(problems: readonly BrandProblem[]): Failure {
  const count = problems.length === 1 ? "one problem" : `${problems.length} problems`;
  return {
    kind: "refused",
    message: [`the brand files have ${count}`, ...problems.map(problemLine)].join("\n"),
    details: { code: "brand-wrong", problems: problems.map((problem) => ({ ...problem })) },
  };
}
