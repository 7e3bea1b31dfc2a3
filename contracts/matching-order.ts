import type { Endpoint } from "./endpoint.ts";

type Route = Pick<Endpoint, "method" | "path">;

/**
 * Rows in the order in which a router must try them, so that `withdraw/retry` is never taken for a `withdraw/{uuid}`:
 * of two that match the same path, the one that is literal where they first differ comes first. Throws when two rows
 * have the same method and shape: no order could part them.
 */
export function inMatchingOrder<Row extends Route>(rows: Iterable<Row>): readonly Row[] {
  const inOrder = Array.from(rows).sort((one, other) => compare(specificity(one.path), specificity(other.path)));
  const seen = new Map<string, Row>();
  for (const row of inOrder) {
    const shape = `${row.method} ${row.path.replace(/\{[^}]*\}/g, "{}")}`;
    const twin = seen.get(shape);
    if (twin) throw new Error(`${row.method} ${row.path} and ${twin.path} match the same paths`);
    seen.set(shape, row);
  }
  return inOrder;
}

/** `0` for each literal segment, `1` for each parameter: the lower text is tried first. */
function specificity(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment.startsWith("{") ? "1" : "0"))
    .join("");
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
