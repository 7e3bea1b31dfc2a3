import { counted } from "../../output/counted.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Block, table, text, type View } from "../../output/view.ts";
import { LAWS } from "../laws/laws.ts";
import { familyOf } from "./name-filter.ts";

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
