/** A path template, `/withdraw/{uuid}`, with what it leads to. */
export interface Route<Target> {
  readonly method: string;
  readonly path: string;
  readonly target: Target;
}

export interface Match<Target> {
  readonly target: Target;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Router<Target> {
  /** Undefined for an unknown path; the path's own methods where it has none of this name. */
  readonly find: (method: string, path: string) => Match<Target> | { readonly allow: readonly string[] } | undefined;
}

interface Leaf<Target> {
  readonly target: Target;
  readonly names: readonly string[];
}

interface Segment<Target> {
  readonly literals: Map<string, Segment<Target>>;
  readonly leaves: Map<string, Leaf<Target>>;
  param?: Segment<Target>;
}

/** Finds routes by the segments of a path. A literal segment matches before a parameter, whatever the order of the routes. */
export function createRouter<Target>(routes: Iterable<Route<Target>>): Router<Target> {
  const root = emptySegment<Target>();
  for (const { method, path, target } of routes) {
    const names: string[] = [];
    let segment = root;
    for (const part of path.split("/")) {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      if (name !== undefined) names.push(name);
      segment = name === undefined ? literalAfter(segment, part) : (segment.param ??= emptySegment());
    }
    segment.leaves.set(method, { target, names });
  }
  return {
    find(method, path) {
      const parts = path.split("/");
      if (path.includes("%")) parts.forEach((part, index) => (parts[index] = decoded(part)));
      const values: string[] = [];
      const leaf = search(root, parts, 0, values, method);
      if (leaf) return { target: leaf.target, params: paramsOf(leaf.names, values) };
      const allow = methodsAt(root, parts, 0);
      return allow && { allow };
    },
  };
}

function emptySegment<Target>(): Segment<Target> {
  return { literals: new Map(), leaves: new Map() };
}

function literalAfter<Target>({ literals }: Segment<Target>, part: string): Segment<Target> {
  const next = literals.get(part) ?? emptySegment<Target>();
  literals.set(part, next);
  return next;
}

/** Collects the values of the parameters on the way. */
function search<Target>(
  segment: Segment<Target>,
  parts: readonly string[],
  index: number,
  values: string[],
  method: string,
): Leaf<Target> | undefined {
  const part = parts[index];
  if (part === undefined) return segment.leaves.get(method);
  const literal = segment.literals.get(part);
  const found = literal && search(literal, parts, index + 1, values, method);
  if (found || !segment.param || part === "") return found;
  values.push(part);
  const leaf = search(segment.param, parts, index + 1, values, method);
  if (!leaf) values.pop();
  return leaf;
}

function methodsAt<Target>(
  segment: Segment<Target>,
  parts: readonly string[],
  index: number,
): readonly string[] | undefined {
  const part = parts[index];
  if (part === undefined) return segment.leaves.size > 0 ? [...segment.leaves.keys()] : undefined;
  const literal = segment.literals.get(part);
  return (
    (literal && methodsAt(literal, parts, index + 1)) ??
    (segment.param && part !== "" ? methodsAt(segment.param, parts, index + 1) : undefined)
  );
}

const NO_PARAMS = {};

function paramsOf(names: readonly string[], values: readonly string[]): Readonly<Record<string, string>> {
  if (names.length === 0) return NO_PARAMS;
  const params: Record<string, string> = {};
  names.forEach((name, index) => {
    params[name] = values[index] ?? "";
  });
  return params;
}

/** As it is where it cannot be decoded; `edge/` refuses that over a connection. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
