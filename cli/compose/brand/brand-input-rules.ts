import { readFileSync } from "node:fs";
import * as v from "valibot";
import { DEFAULT_INPUT_RULES, type InputRules } from "../../../core/rules/input-rules.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { inputRules } from "../../../web/brand/fields/input-rules.ts";
import { type Failure, usage } from "../../output/failure.ts";

/** What a brand's forms accept, so that the tool refuses what its site refuses. The rest of the file is not looked at. */
export function brandInputRules(file: string): Result<InputRules, Failure> {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return err(usage(`${file} cannot be read as JSON`));
  }
  const { inputRules: given } = (data ?? {}) as { readonly inputRules?: unknown };
  if (given === undefined) return ok(DEFAULT_INPUT_RULES);
  const read = v.safeParse(inputRules, given);
  return read.success ? ok(read.output) : err(usage(`${file} has wrong inputRules; \`sanam brand check\` says how`));
}
