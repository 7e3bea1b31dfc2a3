/** An immutable list, newest item first. Adding an item costs the same for any length. */
export type PersistentList<T> = { readonly head: T; readonly tail: PersistentList<T> } | undefined;

export function prepend<T>(list: PersistentList<T>, item: T): PersistentList<T> {
  return { head: item, tail: list };
}

export function* listItems<T>(list: PersistentList<T>): Generator<T> {
  for (let rest = list; rest; rest = rest.tail) yield rest.head;
}
