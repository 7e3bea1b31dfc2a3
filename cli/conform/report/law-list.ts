import { err, ok, type Result } from "../../../core/shared/result.ts";
import { nearMiss } from "../../flow/read/located.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { type Block, counted, type JsonObject, table, text, type View } from "../../output/view.ts";
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
  return wrong === undefined ? ok(names) : err(usage(nearMiss(`${option} names no law, family or row:`, wrong, known)));
}

/** The family of a law; `rows` for a row. */
function familyOf(id: string): string {
  return id.includes("/") ? (id.split("/")[0] ?? id) : "rows";
}

export interface LawEntry extends JsonObject {
  readonly id: string;
  readonly family: string;
  readonly sentence: string;
  readonly needs: readonly string[];
  readonly rows: readonly string[];
}

/** The laws that a run with this filter checks, in the order of the report. */
export function lawList(accepts: (id: string) => boolean): { readonly data: JsonObject; readonly view: View } {
  const laws: readonly LawEntry[] = LAWS.filter(({ id }) => accepts(id)).map(({ id, sentence, needs, rows }) => ({
    id,
    family: familyOf(id),
    sentence,
    needs,
    rows,
  }));
  const lines = laws.map(({ id, needs, sentence }) => [id, needs.join(", ") || "reads only", sentence]);
  const view: readonly Block[] = [table(["Law", "Needs", "What it says"], lines, "no law has these names"), text("")];
  const families = new Set(laws.map(({ family }) => family)).size;
  return {
    data: { laws },
    view: [...view, text(`${counted(laws.length, "law")} in ${counted(families, "family", "families")}`)],
  };
}
