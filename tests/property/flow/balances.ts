import type { NaiveMember } from "../house/naive-house.ts";
import type { Balance, DoneStep } from "../house/planned.ts";

interface Known {
  /** The captured balance that the next ones are counted from. Undefined while every amount is known. */
  readonly name: string | undefined;
  /** What the model had then. */
  readonly base: Balance;
}

/**
 * What a flow expects of balances. Chance decides otherwise in another run, so after a draw the balance is captured, and
 * the later ones are sums on top of it.
 */
export function createBalances() {
  const known = new Map<string, Known>();
  let captured = 0;

  return {
    /** `chances` are the changes that a draw may make. */
    expect(
      { name }: NaiveMember,
      { before, after }: NonNullable<DoneStep["balance"]>,
      chances: readonly Balance[] | undefined,
    ) {
      const from = known.get(name) ?? { name: undefined, base: { credit: 0, points: 0 } };
      if (!chances)
        return { expect: { creditSatang: sumOf(from, "credit", after), points: sumOf(from, "points", after) } };
      const each = (part: keyof Balance) => {
        const options = chances.map((change) => sumOf(from, part, { ...before, [part]: before[part] + change[part] }));
        return { "one-of": [...new Set(options)] };
      };
      captured += 1;
      known.set(name, { name: `balance${captured}`, base: after });
      return {
        expect: { creditSatang: each("credit"), points: each("points") },
        capture: { [`balance${captured}`]: "." },
      };
    },
  };
}

const PLACES = { credit: "creditSatang", points: "points" } as const;

/** A number, or a sum on top of a captured balance. */
function sumOf({ name, base }: Known, part: keyof Balance, wanted: Balance): number | string {
  if (name === undefined) return wanted[part];
  const difference = wanted[part] - base[part];
  const place = `$${name}.${PLACES[part]}`;
  if (difference === 0) return place;
  return `${place} ${difference > 0 ? "+" : "-"} ${Math.abs(difference)}`;
}
