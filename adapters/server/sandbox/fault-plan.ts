import type { Endpoint } from "../../../contracts/endpoint.ts";
import { seededRandom } from "../../house/seeds/seeded-random.ts";

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
  | { readonly kind: "wrong-type"; readonly field: string }
  /** The request is handled twice, as when a proxy repeats it because it lost the first reply. The second reply is sent. */
  | { readonly kind: "duplicate" }
  /** Before its effect or before its reply, the call waits until a later call was answered, at most `withinMs`. */
  | { readonly kind: "out-of-order"; readonly when: FaultMoment; readonly withinMs: number };

export interface FaultOrder {
  /** `METHOD /path` of a row; undefined for any call. */
  readonly row: string | undefined;
  /** Number of calls that still get the fault; undefined until the faults are cleared. */
  readonly calls: number | undefined;
  readonly delayMs: number;
  readonly fault: PlannedFault;
  /** Of each call that fits; undefined for all of them. */
  readonly chance?: FaultChance | undefined;
}

/** The same seed gives the fault to the same calls, counted from the order. */
export interface FaultChance {
  readonly probability: number;
  readonly seed: number;
  /** How many calls were drawn for. */
  readonly drawn: number;
}

/** The ordered faults that have not happened yet. */
export interface FaultPlan {
  add(order: FaultOrder): void;
  /** Returns the oldest order that fits the call and that chance gives it, and counts the call. */
  take(row: Endpoint): FaultOrder | undefined;
  list(): readonly FaultOrder[];
  clear(): void;
  /** The calls under way, for faults that change their order. */
  readonly callOrder: CallOrder;
}

interface Planned {
  readonly order: FaultOrder;
  readonly draw: () => number;
}

export function createFaultPlan(): FaultPlan {
  let planned: readonly Planned[] = [];
  const replace = (old: Planned, order: FaultOrder | undefined): void => {
    planned = planned.flatMap((each) => (each !== old ? [each] : order ? [{ ...old, order }] : []));
  };
  return {
    callOrder: createCallOrder(),
    add(order) {
      const draw = seededRandom(order.chance?.seed ?? 0);
      for (let drawn = 0; drawn < (order.chance?.drawn ?? 0); drawn += 1) draw();
      planned = [...planned, { order, draw }];
    },
    take(row) {
      const name = rowName(row);
      for (const each of planned) {
        const { calls, chance } = each.order;
        if (each.order.row !== undefined && each.order.row !== name) continue;
        const order = chance ? { ...each.order, chance: { ...chance, drawn: chance.drawn + 1 } } : each.order;
        if (chance && each.draw() >= chance.probability) {
          replace(each, order);
          continue;
        }
        const left = calls === undefined ? undefined : calls - 1;
        replace(each, left === 0 ? undefined : { ...order, calls: left });
        return order;
      }
      return undefined;
    },
    list: () => planned.map(({ order }) => order),
    clear() {
      planned = [];
    },
  };
}

export function rowName({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** The calls under way, in the order in which they came. */
interface CallOrder {
  enter(row: string): CallTurn;
}

/** One call. */
export interface CallTurn {
  /** Resolves when a later call was answered, or after `withinMs`. With `row`, only a call of that row counts. */
  overtaken(row: string | undefined, withinMs: number): Promise<void>;
  /** The call was answered. */
  leave(): void;
}

interface Waiting {
  readonly number: number;
  readonly row: string | undefined;
  readonly release: () => void;
}

/** Time for the later reply to arrive first: the two have connections of their own. */
const HEAD_START_MS = 50;

function createCallOrder(): CallOrder {
  let entered = 0;
  const waiting = new Set<Waiting>();
  return {
    enter(row) {
      entered += 1;
      const number = entered;
      return {
        overtaken: (awaited, withinMs) =>
          new Promise((resolve) => {
            const end = (): void => {
              clearTimeout(bound);
              waiting.delete(each);
              resolve();
            };
            const bound = setTimeout(end, withinMs);
            const each = { number, row: awaited, release: () => setTimeout(end, Math.min(HEAD_START_MS, withinMs)) };
            waiting.add(each);
          }),
        leave() {
          for (const each of waiting) {
            if (each.number >= number || (each.row !== undefined && each.row !== row)) continue;
            waiting.delete(each);
            each.release();
          }
        },
      };
    },
  };
}
