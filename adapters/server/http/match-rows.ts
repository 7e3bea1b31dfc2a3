import type { Endpoint } from "../../../contracts/endpoint.ts";
import { inMatchingOrder } from "../../../contracts/table.ts";

type Rowed = Pick<Endpoint, "method" | "path">;

export interface Match<Row> {
  readonly row: Row;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the row of a path where Hono does not: in a page, whose code it would double, and for the methods of a path that
 * has none of this name. Undefined for an unknown path.
 */
export function matchRows<Row extends Rowed>(
  rows: Iterable<Row>,
): (method: string, path: string) => Match<Row> | { readonly allow: readonly string[] } | undefined {
  const patterns = inMatchingOrder([...rows]).map((row) => ({
    row,
    pattern: new RegExp(`^${row.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }));
  return (method, path) => {
    const here = patterns.filter(({ pattern }) => pattern.test(path));
    const found = here.find(({ row }) => row.method === method);
    if (found) return { row: found.row, params: decoded(found.pattern.exec(path)?.groups) };
    return here.length === 0 ? undefined : { allow: here.map(({ row }) => row.method) };
  };
}

function decoded(groups: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}
