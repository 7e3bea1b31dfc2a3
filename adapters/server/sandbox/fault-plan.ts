import type { Endpoint } from "../../../contracts/endpoint.ts";

/** Whether the fault happens before or after the call's effect. */
export type FaultMoment = "before" | "after";

/** A failure that the sandbox adds to a call. */
export type PlannedFault =
  /** Only the delay. */
  | { readonly kind: "delay" }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly code?: string | undefined;
      readonly message?: string | undefined;
      readonly when: FaultMoment;
    }
  /** The connection ends without a reply. */
  | { readonly kind: "cut"; readonly when: FaultMoment }
  /** The connection ends in the middle of the reply. */
  | { readonly kind: "cut-midway" }
  /** The reply is complete, but ends in the middle of its JSON. */
  | { readonly kind: "truncated" }
  /** After the effect, an HTML page instead of JSON, as a proxy or a captive portal sends it. Its status is 200 by default. */
  | { readonly kind: "html"; readonly status?: number | undefined }
  /** The field at a dotted path has a value of another type. */
  | { readonly kind: "wrong-type"; readonly field: string };

export interface FaultOrder {
  /** `METHOD /path` of a row; undefined for any call. */
  readonly row: string | undefined;
  /** Number of calls that still get the fault. */
  readonly calls: number;
  readonly delayMs: number;
  readonly fault: PlannedFault;
}

/** The ordered faults that have not happened yet. */
export interface FaultPlan {
  add(order: FaultOrder): void;
  /** Returns the oldest order that fits the call, and counts the call. */
  take(row: Endpoint): FaultOrder | undefined;
  list(): readonly FaultOrder[];
  clear(): void;
}

export function createFaultPlan(): FaultPlan {
  let orders: readonly FaultOrder[] = [];
  return {
    add(order) {
      orders = [...orders, order];
    },
    take(row) {
      const name = rowName(row);
      const found = orders.find((order) => order.row === undefined || order.row === name);
      if (!found) return undefined;
      orders = orders.flatMap((order) =>
        order !== found ? [order] : order.calls > 1 ? [{ ...order, calls: order.calls - 1 }] : [],
      );
      return found;
    },
    list: () => orders,
    clear() {
      orders = [];
    },
  };
}

export function rowName({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}
