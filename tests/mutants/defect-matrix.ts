import { type Found, JUDGES } from "./defect-results.ts";
import type { Mutant } from "./mutant.ts";

/** A line for each defect, with who finds it, and the sums. */
export function defectMatrix(rows: readonly (readonly [mutant: Mutant, found: Found])[]): string {
  const lines = rows.map(([{ defect }, found]) =>
    [...JUDGES.map((judge) => wordOf(found[judge]).padEnd(7)), defect].join("  "),
  );
  const sums = JUDGES.map((judge) => {
    const asked = rows.filter(([, found]) => found[judge] !== undefined);
    const killed = asked.filter(([, found]) => found[judge] !== null);
    return `${judge}: ${killed.length} of ${asked.length}`;
  });
  const survivors = rows.filter(
    ([, found]) => Object.keys(found).length > 0 && JUDGES.every((judge) => !found[judge]),
  ).length;
  const head = [...JUDGES.map((judge) => judge.padEnd(7)), "defect"].join("  ");
  return [head, ...lines, "", `killed by ${sums.join(", by ")}; by nobody so far: ${survivors}`].join("\n");
}

function wordOf(found: string | null | undefined): string {
  if (found === undefined) return "-";
  return found === null ? "MISS" : "kills";
}
