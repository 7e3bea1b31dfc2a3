import { err, ok, type Result } from "../../../core/shared/result.ts";
import { jsonPlace } from "./json-place.ts";
import { repeatedKeys } from "./repeated-keys.ts";

interface TextProblem {
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

export interface FileData {
  readonly data: unknown;
  /** Keys that the file has twice: JSON takes the last one without a word. */
  readonly problems: readonly TextProblem[];
}

const AS_UTF8 = "Save it as UTF-8 without a byte order mark.";

/** The data of a brand file's bytes, or why they are no JSON. */
export function fileData(bytes: Uint8Array): Result<FileData, TextProblem> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return err({ path: "", problem: "is not written in UTF-8", remedy: AS_UTF8 });
  }
  if (text.startsWith("\ufeff")) {
    return err({ path: "", problem: "begins with a byte order mark", remedy: AS_UTF8 });
  }
  if (text.trim() === "") {
    return err({ path: "", problem: "is empty", remedy: "`sanam brand new` writes a file to start from." });
  }
  const place = jsonPlace(text);
  if (place) {
    const problem = `line ${place.line}, column ${place.column}: ${place.message}`;
    return err({ path: "", problem, remedy: "Correct the JSON there: a comma, a quote or a bracket." });
  }
  const problems = repeatedKeys(text).map((path) => ({
    path,
    problem: "is in the file twice",
    remedy: "Remove one of the two.",
  }));
  return ok({ data: JSON.parse(text), problems });
}
