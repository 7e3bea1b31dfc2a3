import fc from "fast-check";
import { OPERATIONS, type Operation, type Parameter } from "../document/operations.ts";
import { type ForProperty, valuesOf } from "../document/values-of.ts";

/** One call with values that may be right or wrong. `{ pooled }` stands for a value that the house knows by then. */
export interface FuzzedRequest {
  /** The operation's name. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly signedIn: boolean;
}

export type Step =
  | { readonly kind: "call"; readonly request: FuzzedRequest }
  | { readonly kind: "advance"; readonly minutes: number }
  | { readonly kind: "staff"; readonly approve: boolean };

export const POOLED = "pooled";

const POOLED_NAMES = new Set(
  "id launchId slipId gameId betOn rewardId eventId card amount payload cursor afCode start end from to oldPassword password username userUuid bankName bank bankId phone value ticket code newPassword confirmPassword".split(
    " ",
  ),
);

/** Most values of a known name are ones that the house knows. */
const pooledOr: ForProperty = (name, usual) =>
  POOLED_NAMES.has(name) ? fc.oneof({ weight: 3, arbitrary: fc.record({ [POOLED]: fc.nat(99) }) }, usual) : undefined;

const aWrongValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, "", " ", 0, -1, 0.001, 1e21, [], {}, "x".repeat(201), "\u0000", "\ud800", "٣"),
  fc.jsonValue({ maxDepth: 1 }),
  fc.string({ unit: "binary", maxLength: 20 }),
);

/** The value with one part replaced, removed or added. */
function oneWrong(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return aWrongValue;
  const keys = Object.keys(value);
  const replaced = fc.tuple(fc.constantFrom(...keys, "unknown"), aWrongValue).map(([key, wrong]) => ({
    ...value,
    [key]: wrong,
  }));
  const removed = fc
    .constantFrom(...keys, "unknown")
    .map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)));
  return fc.oneof({ weight: 4, arbitrary: replaced }, { weight: 2, arbitrary: removed }, aWrongValue);
}

function maybeWrong(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: values }, { weight: 1, arbitrary: values.chain(oneWrong) });
}

const aWrongText = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
  fc.constantFrom("%00", "-", ".."),
);

function parametersIn(operation: Operation, place: Parameter["in"]): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const found = operation.parameters.filter((parameter) => parameter.in === place);
  const values = found.map(({ name, schema }) => {
    const usual = valuesOf(schema);
    const own = name === "uuid" || (name === "username" && place === "path");
    const known = own ? fc.constant({ own: name }) : (pooledOr(name, usual) ?? usual);
    const wrong = place === "header" ? fc.stringMatching(/^[!-~]{1,20}$/) : aWrongText;
    // Each call has many headers, and one wrong one ends it.
    const right = place === "header" ? 49 : 9;
    return [name, fc.oneof({ weight: right, arbitrary: known }, { weight: 1, arbitrary: wrong })] as const;
  });
  const required = found.filter((parameter) => parameter.required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys: required, noNullPrototype: true });
}

function requestsOf(operation: Operation): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    name: fc.constant(operation.name),
    params: parametersIn(operation, "path"),
    query: parametersIn(operation, "query"),
    headers: parametersIn(operation, "header"),
    body: operation.body ? maybeWrong(valuesOf(operation.body.schema, pooledOr)) : fc.constant(undefined),
    signedIn: fc.oneof({ weight: 19, arbitrary: fc.constant(true) }, fc.constant(false)),
  });
}

/** Contexts whose calls lead to each other's states. */
const GROUPS = [
  ["session", "secondFactor", "devices"],
  ["secondFactor", "wallet"],
  ["games"],
  ["rewards"],
  ["affiliate"],
];

/** Some steps on any calls of the document, or on those of a few contexts, which come further in the same number. */
export function aWalk(): fc.Arbitrary<readonly Step[]> {
  const groups = GROUPS.map((tags) => OPERATIONS.filter(({ tag }) => tags.includes(tag)));
  const walks = [OPERATIONS, ...groups].map((operations) =>
    fc.array(aStep(operations), { minLength: 1, maxLength: 40, size: "max" }),
  );
  const [any = fc.constant([]), ...close] = walks;
  return fc.oneof({ weight: close.length, arbitrary: any }, ...close);
}

function aStep(operations: readonly Operation[]): fc.Arbitrary<Step> {
  return fc.oneof(
    {
      weight: 10,
      arbitrary: fc.oneof(...operations.map(requestsOf)).map((request): Step => ({ kind: "call", request })),
    },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }).map((minutes): Step => ({ kind: "advance", minutes })) },
    { weight: 1, arbitrary: fc.boolean().map((approve): Step => ({ kind: "staff", approve })) },
  );
}
