import { err, ok, type Result } from "../../../core/shared/result.ts";
import { files, type Option, offering, option, quote } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";

/** The flows of a command. */
export const FLOW_FILES = offering(
  files("--files <file>", "flow files, folders, or names of our flows; all is all of ours"),
  "flows",
);

export const TAGS = words("--tags <tags>", "only flows with one of these tags, with commas between");
export const SKIPPED_TAGS = words("--skip-tags <tags>", "no flows with one of these tags");

export const SET = option("--set <values>", "values of inputs: amount=500,bank=004", (text) => {
  const inputs = new Map<string, string>();
  for (const part of text.split(",")) {
    const cut = part.indexOf("=");
    if (cut < 1) return err(usage(`--set takes name=value, with commas between, not ${quote(part)}`));
    inputs.set(part.slice(0, cut).trim(), part.slice(cut + 1).trim());
  }
  return ok(inputs);
});

function words(flags: string, about: string): Option<readonly string[] | undefined> {
  return option(flags, about, (text): Result<readonly string[], Failure> => {
    const given = text.split(",").map((word) => word.trim());
    const wrong = given.find((word) => !/^[\w-]{1,40}$/.test(word));
    return wrong === undefined
      ? ok(given)
      : err(usage(`${flags} takes words with commas between, not ${quote(wrong)}`));
  });
}
