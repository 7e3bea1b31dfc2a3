import type { Json } from "../../output/json.ts";

export type Leaf = {
  readonly keys: readonly (string | number)[];
  readonly value: string | number | boolean;
};

/** Every value of a reply with its place, and the length of every list. */
export function leavesOf(value: Json | undefined, keys: readonly (string | number)[] = []): readonly Leaf[] {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    return [
      { keys: [...keys, "length"], value: list.length },
      ...list.flatMap((item, index) => leavesOf(item, [...keys, index])),
    ];
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...keys, key]));
  return value === undefined || value === null ? [] : [{ keys, value }];
}

/** How a value of an answer stands in a reply: as it is, or as an amount in baht. */
export interface Match extends Leaf {
  readonly isBaht: boolean;
}

/** Where a reply has a value of the answer: the place whose name is alike. Undefined where it would be a guess. */
export function findLeaf(
  reply: Json | undefined,
  key: string | number | undefined,
  value: Json | undefined,
): Match | undefined {
  if (value === undefined || value === null || typeof value === "object") return undefined;
  const wanted = nameOf(key);
  const isMoney = typeof key === "string" && key.endsWith("Satang");
  const fits = leavesOf(reply).flatMap((leaf): readonly Match[] => {
    const isBaht = isMoney && typeof leaf.value === "number" && Math.round(leaf.value * 100) === value;
    if (!isBaht && leaf.value !== value) return [];
    return [{ ...leaf, isBaht }];
  });
  const alike = fits.filter(({ keys }) => isAlike(nameOf(keys.findLast((each) => typeof each === "string")), wanted));
  // A long text stands there for itself; a number or a short word may be in several places by chance.
  return alike[0] ?? (typeof value === "string" && value.length >= 8 ? fits[0] : undefined);
}

function nameOf(key: string | number | undefined): string {
  return String(key ?? "")
    .replace(/Satang$/, "")
    .toLowerCase();
}

function isAlike(one: string, other: string): boolean {
  return (
    one !== "" &&
    other !== "" &&
    (one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one))
  );
}
