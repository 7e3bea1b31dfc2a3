import type { Failure } from "../output/failure.ts";
import type { BrandCheck } from "./brands.ts";

/** How many problems brand files have, and all of them in the details. */
export function brandRefusal(files: readonly string[], { problems, unread }: BrandCheck): Failure {
  const count = problems.length === 1 ? "one problem" : `${problems.length} problems`;
  return {
    // A file that cannot be read is a mistake of the command line.
    kind: unread.length > 0 ? "usage" : "refused",
    message: `${count} in ${files.length === 1 ? files[0] : `${files.length} files`}`,
    details: { code: "brand-wrong", problems: problems.map((problem) => ({ ...problem })) },
  };
}
