import fc from "fast-check";
import { baht, type Satang } from "../../../core/shared/money.ts";
import { HISTORY_KINDS, type HistoryKind } from "../../../core/wallet/model.ts";

/**
 * What happens to one call.
 * - `not-sent`: there is no network, and the client knows it
 * - `request-lost`: the connection is cut on the way there
 * - `reply-lost`: it is cut on the way back
 * - `late`: the client waits no longer, and the request arrives afterwards
 */
export const CALL_FATES = ["arrives", "not-sent", "request-lost", "reply-lost", "late"] as const;
export type CallFate = (typeof CALL_FATES)[number];

/** What a person, staff, the line and time do around one page. */
export type ClientStep =
  | { readonly type: "sign-in"; readonly who: number }
  | { readonly type: "sign-out" | "reload" | "hide" | "show" }
  | { readonly type: "deposit" | "withdraw"; readonly amount: Satang }
  | { readonly type: "confirm" | "cancel" | "retry" | "spin" | "check-in" | "claim" }
  | { readonly type: "load"; readonly what: "credit" | "level" | "profile" | "deposits" | "withdrawals" }
  | { readonly type: "filter"; readonly kinds: readonly HistoryKind[] }
  | { readonly type: "approve" | "reject" }
  /** The next calls, in the order in which they are sent. */
  | { readonly type: "line"; readonly fates: readonly CallFate[] }
  /** So many requests and replies go on, in an order that the scheduler chooses. */
  | { readonly type: "deliver"; readonly count: number }
  | { readonly type: "pass"; readonly ms: number };

const only = <const Type extends ClientStep["type"]>(type: Type) => fc.constant(type);
const amount = fc.constantFrom(baht(1), baht(100), baht(250.5), baht(900), baht(150_000));

const STEPS = {
  "sign-in": () => fc.record({ type: only("sign-in"), who: fc.nat({ max: 1 }) }),
  "sign-out": () => fc.record({ type: only("sign-out") }),
  gesture: () =>
    fc.record({
      type: fc.constantFrom(
        "reload" as const,
        "hide",
        "show",
        "confirm",
        "cancel",
        "retry",
        "spin",
        "check-in",
        "claim",
      ),
    }),
  money: () => fc.record({ type: fc.constantFrom("deposit" as const, "withdraw"), amount }),
  load: () =>
    fc.record({
      type: only("load"),
      what: fc.constantFrom("credit" as const, "level", "profile", "deposits", "withdrawals"),
    }),
  filter: () => fc.record({ type: only("filter"), kinds: fc.subarray([...HISTORY_KINDS], { maxLength: 2 }) }),
  staff: () => fc.record({ type: fc.constantFrom("approve" as const, "reject") }),
  line: () =>
    fc.record({
      type: only("line"),
      fates: fc.array(fc.constantFrom(...CALL_FATES), { minLength: 1, maxLength: 4 }),
    }),
  deliver: () => fc.record({ type: only("deliver"), count: fc.integer({ min: 1, max: 6 }) }),
  "deliver more": () => fc.record({ type: only("deliver"), count: fc.integer({ min: 5, max: 30 }) }),
  pass: () => fc.record({ type: only("pass"), ms: fc.constantFrom(250, 1000, 3000, 9000, 40_000) }),
} satisfies Record<string, () => fc.Arbitrary<ClientStep>>;

/** One arbitrary for each group of steps, as a model-based run takes them. */
export function clientSteps(): readonly fc.Arbitrary<ClientStep>[] {
  return Object.values(STEPS).map((step): fc.Arbitrary<ClientStep> => step());
}
