/** An immutable list that grows at its head: newest first, and adding one costs the same however long it is. */
export type PersistentList<T> = { readonly head: T; readonly tail: PersistentList<T> } | undefined;

export function* each<T>(list: PersistentList<T>): Generator<T> {
  for (let rest = list; rest; rest = rest.tail) yield rest.head;
}
