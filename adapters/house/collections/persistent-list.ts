/** An immutable list that grows at its head: newest first, and adding one costs the same however long it is. */
export type List<T> = { readonly head: T; readonly tail: List<T> } | undefined;

export function* each<T>(list: List<T>): Generator<T> {
  for (let rest = list; rest; rest = rest.tail) yield rest.head;
}
