import { difference, type Hole, hole, holeOf, type Pattern, sameJson, shown } from "./pattern.ts";
import type { State } from "./state.ts";

/**
 * What the backend chose. The first answer decides, if it fits `shape`; every later one must be the same, wherever it is
 * read.
 * @param name what it is, such as `wheel.price`
 */
export function adopted(state: State, name: string, shape?: Pattern): Hole {
  const known = state.adopted.get(name);
  const says = known === undefined ? `${name}, as the backend chooses` : `${shown(known)}, as ${name} was told before`;
  return holeOf(says, (got) => {
    const found = shape === undefined ? undefined : difference(shape, got);
    if (found) return found;
    const before = state.adopted.get(name);
    if (before === undefined) {
      if (got !== undefined) state.adopted.set(name, got);
      return undefined;
    }
    return sameJson(before, got) ? undefined : { path: "", expected: `${shown(before)}, as told before`, got };
  });
}

/** What was adopted. Throws before anybody has read it, which is a mistake of a sequence. */
export function chosen<T>(state: State, name: string): T {
  const known = state.adopted.get(name);
  if (known === undefined) throw new Error(`nobody has read ${name} yet`);
  return known as T;
}

export function chosenOr<T>(state: State, name: string, other: T): T {
  return (state.adopted.get(name) as T | undefined) ?? other;
}

/** What the model itself keeps under a name, and changes. */
export function ownValue<T>(state: State, name: string, fresh: T): T {
  const known = chosenOr(state, name, fresh);
  state.adopted.set(name, known);
  return known;
}

/** A field that a backend may leave out, always or never. */
export function maybe(state: State, name: string, pattern: Pattern): Hole {
  return perhaps(state, name, pattern, state.strict);
}

/** A field that any backend may leave out, always or never. */
export function perhaps(state: State, name: string, pattern: Pattern, isStrict = false): Hole {
  return holeOf(`${shown(pattern)}, or nothing`, (got) => {
    const isPresent = got !== undefined && got !== null;
    const found = isPresent ? difference(pattern, got) : undefined;
    if (found) return found;
    if (pattern === undefined || pattern === null) return undefined;
    const before = isStrict ? true : state.adopted.get(`told ${name}`);
    if (before === undefined) state.adopted.set(`told ${name}`, isPresent);
    return before === undefined || before === isPresent
      ? undefined
      : { path: "", expected: isPresent ? "nothing, as before" : shown(pattern), got };
  });
}

/**
 * Whether the backend lets a value pass that it refuses from some limit of its own on. Undefined while what it did with other
 * values does not say so.
 */
export function passes(state: State, name: string, value: number): boolean | undefined {
  const { passed, refused } = boundsOf(state, name);
  if (value <= passed) return true;
  return value >= refused ? false : undefined;
}

/** Keeps what the backend did with a value. */
export function keepPassed(state: State, name: string, value: number, hasPassed: boolean): void {
  const { passed, refused } = boundsOf(state, name);
  state.adopted.set(
    name,
    hasPassed ? { passed: Math.max(passed, value), refused } : { passed, refused: Math.min(refused, value) },
  );
}

function boundsOf(state: State, name: string) {
  return chosenOr(state, name, { passed: -1, refused: Number.MAX_SAFE_INTEGER });
}

/** An id that nothing of its kind had before. */
export function newId(state: State, kind: string): Hole {
  return hole(
    `a new id`,
    (got) => typeof got === "string" && got !== "" && state.adopted.get(`id ${kind} ${got}`) === undefined,
  );
}

/** Keeps an id as used. */
export function keepId(state: State, kind: string, id: string): void {
  state.adopted.set(`id ${kind} ${id}`, true);
}

/**
 * A list of the recent ones of `all`, the newest first: everything that must be shown, and of the rest those that are young
 * enough. How young is the backend's choice, and the same at any time.
 */
export function recent<T>(
  state: State,
  name: string,
  all: readonly T[],
  of: {
    readonly pattern: (item: T) => Pattern;
    readonly id: (item: T) => string;
    readonly at: (item: T) => number;
    readonly must: (item: T) => boolean;
  },
): Hole {
  return holeOf(`the recent ones of ${all.length}`, (got) => {
    if (!Array.isArray(got)) return { path: "", expected: "a list", got };
    const ids: unknown[] = got.map((item) => Object(item).id);
    const bounds = chosenOr(state, name, { shown: -1, hidden: Number.MAX_SAFE_INTEGER });
    for (const item of all) {
      const age = state.now - of.at(item);
      const isShown = ids.includes(of.id(item));
      if (of.must(item)) {
        if (!isShown) return { path: "", expected: `an item ${shown(of.pattern(item))}`, got };
        continue;
      }
      if (isShown) bounds.shown = Math.max(bounds.shown, age);
      else bounds.hidden = Math.min(bounds.hidden, age);
      if (bounds.shown >= bounds.hidden) {
        const [expected, than] = isShown ? ["no item", "younger"] : ["an item", "older"];
        return {
          path: "",
          expected: `${expected} ${of.id(item)}: one that was ${than} was ${isShown ? "not " : ""}shown`,
          got,
        };
      }
    }
    state.adopted.set(name, bounds);
    const shownOnes = all.filter((item) => ids.includes(of.id(item)));
    return difference(shownOnes.map(of.pattern), got);
  });
}

/** A list in one order, the oldest or the newest first: which of them is the backend's choice, and the same at any time. */
export function inOneOrder(state: State, name: string, oldestFirst: readonly Pattern[]): Hole {
  return holeOf(`${shown(oldestFirst)}, in one order`, (got) => {
    const order = chosenOr<string | undefined>(state, name, undefined);
    const newestFirst = oldestFirst.toReversed();
    if (order !== undefined) return difference(order === "oldest first" ? oldestFirst : newestFirst, got);
    const found = difference(oldestFirst, got);
    if (found && difference(newestFirst, got)) return found;
    if (oldestFirst.length > 1) state.adopted.set(name, found ? "newest first" : "oldest first");
    return undefined;
  });
}
