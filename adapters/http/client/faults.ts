import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { Fault, FaultKind } from "../../../core/shared/fault.ts";

/** What else is known about a fault. */
type FaultDetail = { readonly effect: Fault["effect"] } & {
  readonly [Field in Exclude<keyof Fault, "kind" | "fault" | "endpoint" | "effect">]?: Fault[Field] | undefined;
};

export function faultOf(row: Endpoint, kind: FaultKind, detail: FaultDetail): Fault {
  const known = Object.entries(detail).filter(([, value]) => value !== undefined);
  // The cast is safe: the fields are those of the detail, and none is undefined.
  return {
    kind: "fault",
    fault: kind,
    endpoint: `${row.method} ${row.path}`,
    ...(Object.fromEntries(known) as Pick<Fault, "effect">),
  };
}
