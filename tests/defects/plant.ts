import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fill, match, type Node, nodesIn, parse, parsePattern } from "./pattern.ts";

/** What becomes something else: a pattern that occurs once, or `$` for the whole value of the name; "" takes it away. */
export type Change = readonly [find: string, by: string];

/** A mistake that somebody could make, in what has the name below a folder: a function, a constant, or a property of one. */
export interface Defect {
  readonly defect: string;
  readonly below: string;
  readonly name: string;
  readonly changes: readonly [Change, ...Change[]];
  /** The test below `tests/` that must find it, where one is written for it. */
  readonly law: string | undefined;
}

type Row = readonly [defect: string, name: string, ...changes: [Change, ...Change[]]];

export function defectsBelow(below: string, law: string | undefined, rows: readonly Row[]): readonly Defect[] {
  return rows.map(([defect, name, ...changes]) => ({ defect, below, name, changes, law }));
}

/** The texts of the product's files by their paths. */
export type Sources = ReadonlyMap<string, string>;

export function readSources(root: string): Sources {
  const paths = globSync("{core,contracts,adapters,web,cli}/**/*.ts", { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

interface Planted {
  readonly file: string;
  /** The file's text with the defect. */
  readonly text: string;
}

/** Names and syntax say where a defect is, so an edit beside it or another file does not matter. Throws when it is nowhere. */
export function plant({ defect, below, name, changes }: Defect, sources: Sources): Planted {
  const files = [...sources].flatMap(([file, text]) => (`${file}/`.startsWith(`${below}/`) ? [{ file, text }] : []));
  const [first, ...more] = changes;
  try {
    const planted = more.reduce(
      (changed, change) => changedOnce(name, change, [changed]),
      changedOnce(name, first, files),
    );
    parse(planted.file, planted.text);
    return planted;
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    throw new Error(`The defect "${defect}" has no place below ${below}: ${why}`, { cause: error });
  }
}

function changedOnce(name: string, change: Change, files: readonly Planted[]): Planted {
  const words = name.split(".");
  const places = files
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .flatMap((file) => placesIn(file, words));
  if (places.length === 0) throw new Error(`nothing is named ${name}`);
  const [hit, another] = new Map(places.flatMap((place) => hitsIn(place, change))).values();
  if (!hit || another) throw new Error(`${name} has ${another ? "more than one" : "no"} ${change[0]}`);
  return hit;
}

/** The value of a name in a file. */
interface Place extends Planted {
  readonly value: Node;
  /** `{ amount }` */
  readonly isShort: boolean;
}

const programs = new Map<string, Node>();

function placesIn({ file, text }: Planted, names: readonly string[]): readonly Place[] {
  const program = programs.get(text) ?? parse(file, text);
  programs.set(text, program);
  let places: readonly Place[] = [{ file, text, value: program, isShort: false }];
  for (const name of names) {
    places = places.flatMap((place) => [...valuesOf(place.value, name)].map((found) => ({ ...place, ...found })));
  }
  return places;
}

function* valuesOf(root: Node, name: string): Generator<Pick<Place, "value" | "isShort">> {
  for (const node of nodesIn(root)) {
    if (node.type === "FunctionDeclaration" && node.id?.name === name) yield { value: node, isShort: false };
    if (node.type === "VariableDeclarator" && node.init && "name" in node.id && node.id.name === name) {
      yield { value: node.init, isShort: false };
    }
    if (node.type !== "ObjectExpression") continue;
    for (const property of node.properties) {
      if (property.type !== "Property" || property.computed) continue;
      const key = property.key.type === "Literal" ? property.key.value : "name" in property.key && property.key.name;
      if (key === name) yield { value: property.value, isShort: property.shorthand };
    }
  }
}

/** The file with the change at each place where it fits, by the place. Of places inside each other, the inner one counts. */
function hitsIn({ file, text, value, isShort }: Place, [find, by]: Change): readonly (readonly [string, Planted])[] {
  const pattern = parsePattern(find);
  const fits = (find === "$" ? [value] : [...nodesIn(value)]).flatMap((node) => {
    const bound = match(pattern, node);
    return bound ? [{ node, bound }] : [];
  });
  const inner = fits.filter(
    ({ node }) => !fits.some((other) => other.node !== node && [...nodesIn(node)].includes(other.node)),
  );
  return inner.map(({ node, bound }) => {
    const short = isShort && node === value ? `${text.slice(node.start, node.end)}: ` : "";
    const changed = text.slice(0, node.start) + short + fill(by, bound, text) + text.slice(node.end);
    return [`${file} ${node.start}`, { file, text: changed }];
  });
}
