/**
 * What a reply must be: its JSON, with holes where the backend chooses. Fields that a pattern does not name are free, since
 * a backend may send more. `undefined` and null stand for a field that is missing or null.
 */
export type Pattern =
  | string
  | number
  | boolean
  | null
  | undefined
  | Hole
  | readonly Pattern[]
  | { readonly [field: string]: Pattern };

/** A place in a pattern that more than one value fits. */
export interface Hole {
  /** What fits, in words. */
  readonly says: string;
  /** The first difference; undefined for a value that fits. */
  readonly differs: (got: unknown) => Difference | undefined;
}

export interface Difference {
  /** The place in the reply, such as `items[2].amount`; empty for the whole reply. */
  readonly path: string;
  readonly expected: string;
  readonly got: unknown;
}

const HOLES = new WeakSet<object>();

/** A hole that is told by a condition. */
export function hole(says: string, fits: (got: unknown) => boolean): Hole {
  return holeOf(says, (got) => (fits(got) ? undefined : { path: "", expected: says, got }));
}

export function holeOf(says: string, differs: Hole["differs"]): Hole {
  const made = { says, differs };
  HOLES.add(made);
  return made;
}

function isHole(pattern: unknown): pattern is Hole {
  return typeof pattern === "object" && pattern !== null && HOLES.has(pattern);
}

/** The first place where a value is not as the pattern says; undefined where all of it fits. */
export function difference(pattern: Pattern, got: unknown): Difference | undefined {
  if (isHole(pattern)) return pattern.differs(got);
  if (pattern === undefined || pattern === null) {
    return got === undefined || got === null ? undefined : { path: "", expected: "nothing", got };
  }
  if (typeof pattern !== "object") return got === pattern ? undefined : { path: "", expected: shown(pattern), got };
  if (Array.isArray(pattern)) return differenceOfLists(pattern, got);
  if (typeof got !== "object" || got === null || Array.isArray(got)) return { path: "", expected: "an object", got };
  for (const [field, inner] of Object.entries(pattern)) {
    const found = difference(inner, Reflect.get(got, field));
    if (found) return below(field, found);
  }
  return undefined;
}

function differenceOfLists(pattern: readonly Pattern[], got: unknown): Difference | undefined {
  if (!Array.isArray(got)) return { path: "", expected: "a list", got };
  const items: readonly unknown[] = got;
  for (let index = 0; index < Math.min(pattern.length, items.length); index += 1) {
    const found = difference(pattern[index], items[index]);
    if (found) return below(index, found);
  }
  if (pattern.length === items.length) return undefined;
  const [more, which] =
    items.length > pattern.length ? [items[pattern.length], "more"] : [shown(pattern[items.length]), "fewer"];
  return { path: "", expected: `${pattern.length} items`, got: `${items.length}, ${which}: ${shown(more)}` };
}

/** A difference one step deeper. */
export function below(step: string | number, { path, ...found }: Difference): Difference {
  const first = typeof step === "number" ? `[${step}]` : step;
  return { ...found, path: path === "" || path.startsWith("[") ? first + path : `${first}.${path}` };
}

/** A pattern or a value in words. */
export function shown(pattern: unknown): string {
  if (isHole(pattern)) return pattern.says;
  if (typeof pattern === "string") return pattern;
  return JSON.stringify(pattern, (_, value: unknown) => (isHole(value) ? `<${value.says}>` : value)) ?? "nothing";
}

/** Whether two values are the same JSON, in any order of fields. */
export function sameJson(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string {
  return (
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === "object" && each !== null && !Array.isArray(each)
        ? Object.fromEntries(
            Object.entries(each)
              .filter(([, inner]) => inner !== null && inner !== undefined)
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        : each,
    ) ?? ""
  );
}

export const anyText: Hole = hole("a text", (got) => typeof got === "string" && got.trim() !== "");

export function among(values: readonly unknown[]): Hole {
  return hole(`one of ${values.map(shown).join(", ")}`, (got) => values.some((value) => sameJson(value, got)));
}

/** Whole satang as the wire's baht. */
export function baht(satang: number): number {
  return satang / 100;
}

/** An instant in any spelling of ISO 8601 that has its zone. */
export function time(ms: number): Hole {
  const iso = new Date(ms).toISOString();
  return hole(iso, (got) => typeof got === "string" && /(Z|[+-]\d\d:?\d\d)$/i.test(got) && Date.parse(got) === ms);
}

/** The same of a fact: in milliseconds, or as a text. */
export function moment(ms: number): Hole {
  return hole(`${ms}, ${new Date(ms).toISOString()}`, (got) => got === ms || Date.parse(String(got)) === ms);
}

/** A list of which each item fits. */
export function listOf(pattern: Pattern, { least = 0 }: { readonly least?: number } = {}): Hole {
  return holeOf(`a list of ${shown(pattern)}`, (got) => {
    if (!Array.isArray(got) || got.length < least) return { path: "", expected: `a list of at least ${least}`, got };
    for (const [index, item] of got.entries()) {
      const found = difference(pattern, item);
      if (found) return below(index, found);
    }
    return undefined;
  });
}

/** A list of exactly these, in any order. */
export function inAnyOrder(patterns: readonly Pattern[]): Hole {
  return holeOf(`${shown(patterns)} in any order`, (got) => {
    if (!Array.isArray(got)) return { path: "", expected: "a list", got };
    const left: unknown[] = [...got];
    for (const pattern of patterns) {
      const at = left.findIndex((item) => !difference(pattern, item));
      if (at < 0) return { path: "", expected: `an item ${shown(pattern)}`, got: left };
      left.splice(at, 1);
    }
    return left.length === 0 ? undefined : { path: "", expected: `${patterns.length} items`, got };
  });
}

/** Both fit. */
export function both(one: Pattern, other: Pattern): Hole {
  return holeOf(`${shown(one)} and ${shown(other)}`, (got) => difference(one, got) ?? difference(other, got));
}

export const anything: Hole = hole("anything", () => true);

/** A text, or nothing. */
export const textOrNothing: Hole = hole(
  "a text or nothing",
  (got) => got === null || got === undefined || typeof got === "string",
);
