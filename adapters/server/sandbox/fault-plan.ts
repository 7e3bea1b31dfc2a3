import type { Endpoint } from "../../../contracts/endpoint.ts";

/** Whether the call had its effect before the fault struck. */
export type FaultMoment = "before" | "after";

/** What goes wrong with a call, on purpose. */
export type PlannedFault =
  /** Nothing but the delay. */
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
  /** The reply ends in the middle of its JSON, as if that were all. */
  | { readonly kind: "truncated" }
  /** A page where JSON belongs, as a proxy or a captive portal sends it. */
  | { readonly kind: "html" }
  /** The field at a dotted path has a value of another type. */
  | { readonly kind: "wrong-type"; readonly field: string };

export interface FaultOrder {
  /** `METHOD /path` of a row; undefined for any call. */
  readonly row: string | undefined;
  /** How many calls are still to be hit. */
  readonly calls: number;
  readonly delayMs: number;
  readonly fault: PlannedFault;
}

/** The faults that were ordered and have not struck yet. */
export interface FaultPlan {
  add(order: FaultOrder): void;
  /** What hits this call; counts it. The oldest order that fits comes first. */
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
      const hit = orders.find((order) => order.row === undefined || order.row === name);
      if (!hit) return undefined;
      orders = orders.flatMap((order) =>
        order !== hit ? [order] : order.calls > 1 ? [{ ...order, calls: order.calls - 1 }] : [],
      );
      return hit;
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
