import { nearestKey } from "../../web/brand/fields/nearest-key.ts";
import { quote } from "../command-line/options.ts";

/** `there is no tag "depost"; did you mean "deposit"?` */
export function nearMiss(problem: string, typed: string, known: Iterable<string>): string {
  const nearest = nearestKey(typed, known);
  return `${problem} ${quote(typed)}${nearest === undefined ? "" : `; did you mean ${quote(nearest)}?`}`;
}
