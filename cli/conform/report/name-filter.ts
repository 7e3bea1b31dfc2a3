import { err, ok, type Result } from "../../../core/shared/result.ts";
import { didYouMean } from "../../command-line/did-you-mean.ts";
import { quote } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { familyOf, knownNames } from "./known-names.ts";

/** Accepts the names of laws, families and rows. */
export function nameFilter(names: string | undefined): Result<(id: string) => boolean, Failure> {
  if (names === undefined) return ok(() => true);
  const wanted = names.split(",").map((name) => name.trim());
  const known = knownNames();
  const wrong = wanted.find((name) => !known.includes(name));
  if (wrong !== undefined)
    return err(usage(`--only names no law, family or row: ${quote(wrong)}${didYouMean(wrong, known)}`));
  return ok((id) => wanted.includes(id) || wanted.includes(familyOf(id)));
}
