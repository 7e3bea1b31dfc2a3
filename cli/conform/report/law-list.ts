import { err, ok, type Result } from "../../../core/shared/result.ts";
import { nearMiss } from "../../flow/read/located.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { counted, type JsonObject, table, text, type View } from "../../output/view.ts";
import { ROW_NAMES } from "../engine/rows.ts";
import { LAWS } from "../laws/laws.ts";

export interface Names {
  /** Names of laws, families and rows, with commas between. */
  readonly only: string | undefined;
  readonly skip: string | undefined;
}

/** Accepts the ids of laws and the names of rows that a run is about. A name that is none of them is refused. */
export function nameFilter({ only, skip }: Names): Result<(id: string) => boolean, Failure> {
  const wanted = namesIn("--only", only);
  if (!wanted.ok) return wanted;
  const unwanted = namesIn("--skip", skip);
  if (!unwanted.ok) return unwanted;
  const isIn = (names: readonly string[], id: string) => names.includes(id) || names.includes(familyOf(id));
  const accepts = (id: string) =>
    (wanted.value === undefined || isIn(wanted.value, id)) && !isIn(unwanted.value ?? [], id);
  const left = [...ROW_NAMES, ...LAWS.map(({ id }) => id)].some(accepts);
  return left ? ok(accepts) : err(usage("--skip leaves nothing of --only"));
}

function namesIn(option: string, text: string | undefined): Result<readonly string[] | undefined, Failure> {
  if (text === undefined) return ok(undefined);
  const names = text.split(",").map((name) => name.trim());
  const known = new Set<string>(["rows", ...ROW_NAMES, ...LAWS.flatMap(({ id }) => [id, familyOf(id)])]);
  const wrong = names.find((name) => !known.has(name));
  if (wrong === undefined) return ok(names);
  const problem = nearMiss(`${option} names no law, family or row:`, wrong, known);
  return err(
    usage(problem.endsWith("?") ? problem : `${problem}; --list shows the laws, sanam contract list the rows`),
  );
}

/** The family of a law; `rows` for a row. */
function familyOf(id: string): string {
  return id.includes("/") ? (id.split("/")[0] ?? id) : "rows";
}

/** The laws that a run with this filter checks, in the order of the report. */
export function lawList(accepts: (id: string) => boolean): { readonly data: JsonObject; readonly view: View } {
  const laws = LAWS.filter(({ id }) => accepts(id)).map(({ id, sentence, needs }) => {
    return { id, family: familyOf(id), sentence, needs };
  });
  const lines = laws.map(({ id, needs, sentence }) => [id, needs.join(", ") || "reads only", sentence]);
  const families = new Set(laws.map(({ family }) => family)).size;
  const total = `${counted(laws.length, "law")} in ${counted(families, "family", "families")}`;
  const view = [table(["Law", "Needs", "What it says"], lines, "no law has these names"), text(""), text(total)];
  return { data: { laws }, view };
}
