import type { Failure } from "../../output/failure.ts";
import { brandRefusal } from "../../runtime/brand-refusal.ts";
import type { BrandCheck } from "../../runtime/brands.ts";
import { problemLine } from "../../runtime/problem-line.ts";

/** The answer of a command that works only with brand files that pass the check, with a line for each problem. */
export function refusedBrands(files: readonly string[], check: BrandCheck): Failure {
  const refusal = brandRefusal(files, check);
  return { ...refusal, message: [`${refusal.message}:`, ...check.problems.map(problemLine)].join("\n") };
}
