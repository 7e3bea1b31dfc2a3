import { groupBy } from "./group-by.ts";
import type { Mutation } from "./mutation.ts";

/** What is said about a mutation at the end. */
export type Outcome = "killed" | "types" | "explained" | "unreached" | "survived";

const COLUMNS: readonly (readonly [Outcome, string])[] = [
  ["killed", "killed"],
  ["types", "types"],
  ["survived", "survived"],
  ["unreached", "no coverage"],
  ["explained", "explained"],
];

/** A line for each file with its numbers, then each survivor with its difference. */
export function reportOf(outcomes: ReadonlyMap<Mutation, Outcome>): string {
  const files = groupBy(outcomes.keys(), ({ file }) => file);
  const width = Math.max(5, ...[...files.keys()].map(({ length }) => length));
  const row = (name: string, list: readonly Mutation[]): string =>
    [
      name.padEnd(width),
      String(list.length).padStart(9),
      ...COLUMNS.map(([outcome, title]) =>
        String(list.filter((mutation) => outcomes.get(mutation) === outcome).length).padStart(title.length + 2),
      ),
    ].join("");
  const survivors = [...outcomes].filter(([, outcome]) => outcome === "survived" || outcome === "unreached");
  return [
    ...survivors.map(([{ file, line, operator, before, after }, outcome]) =>
      [
        `${file}:${line}  ${operator}${outcome === "unreached" ? ", no test reaches it" : ""}`,
        `  - ${before}`,
        `  + ${after}`,
      ].join("\n"),
    ),
    ...(survivors.length > 0 ? [""] : []),
    [" ".repeat(width), "mutations", ...COLUMNS.map(([, title]) => `  ${title}`)].join(""),
    ...[...files].map(([file, list]) => row(file, list)),
    row("all", [...outcomes.keys()]),
  ].join("\n");
}
