import { chosenOr } from "./adopt.ts";
import { anyText, below, difference, type Hole, holeOf, type Pattern } from "./pattern.ts";
import type { MemberState, State } from "./state.ts";

interface Listed<T> {
  /** What the list is, such as `ledger`. */
  readonly name: string;
  readonly state: State;
  readonly member: MemberState;
  /** All of the filter's items, the newest first. */
  readonly items: readonly T[];
  readonly pattern: (item: T) => Pattern;
  /** Falls from item to item: the place of the page's last item is where the next page begins. */
  readonly order: (item: T) => number;
  readonly cursor: string | undefined;
  readonly limit: number | string | undefined;
  /** What the reply has besides `items` and `next`. */
  readonly more?: Readonly<Record<string, Pattern>>;
}

type Page =
  | { readonly refused: readonly string[] }
  | {
      readonly reply: Pattern;
      readonly apply: (reply: {
        readonly items: readonly unknown[];
        readonly next?: string | null | undefined;
      }) => void;
    };

/**
 * One page of a list. New items never move a page, because a page begins after an item and not after a number of items.
 * A cursor is the backend's own text; only one that a page of this member's list returned is right.
 */
export function page<T>({ name, state, member, items, pattern, order, cursor, limit, more = {} }: Listed<T>): Page {
  const known = (text: string) => `cursor ${name} ${member.username} ${text}`;
  const wanted = limit === undefined ? undefined : Number(limit);
  const isWrong = wanted !== undefined && !(Number.isInteger(wanted) && wanted >= 1 && wanted <= 100);
  const after = cursor === undefined ? undefined : state.adopted.get(known(cursor));
  if (isWrong || (cursor !== undefined && typeof after !== "number")) return { refused: ["body-invalid"] };
  const left = typeof after === "number" ? items.filter((item) => order(item) < after) : items;
  const size = wanted ?? chosenOr<number | undefined>(state, `page size of ${name}`, undefined);
  const whole: Hole = holeOf("a page of the list", (got) => {
    const { items: shownItems, next } = Object(got);
    if (!Array.isArray(shownItems)) return { path: "items", expected: "a list", got: shownItems };
    const count = size ?? shownItems.length;
    const found =
      difference({ ...more, items: left.slice(0, count).map(pattern) }, got) ??
      difference({ next: left.length > count ? anyText : undefined }, { next }) ??
      sameTwice(shownItems);
    if (found === undefined && size === undefined && left.length > count) {
      state.adopted.set(`page size of ${name}`, count);
    }
    return found;
  });
  return {
    reply: whole,
    apply({ items: got, next }) {
      const last = left[got.length - 1];
      if (typeof next === "string" && last !== undefined) state.adopted.set(known(next), order(last));
    },
  };
}

/** No two items have one id. */
function sameTwice(items: readonly unknown[]) {
  const seen = new Set<unknown>();
  for (const [index, item] of items.entries()) {
    const { id } = Object(item);
    if (id !== undefined && seen.has(id)) {
      return below("items", below(index, { path: "id", expected: "an id of its own", got: id }));
    }
    seen.add(id);
  }
  return undefined;
}
