import { hashOf } from "./hash.ts";

/**
 * An immutable map with string keys. Setting a key copies a few nodes and shares the rest, so an event costs the same
 * in a short stream and in a long one.
 */
export type PersistentMap<V> = Node<V> | undefined;

type Node<V> = Leaf<V> | Branch<V>;
interface Leaf<V> {
  readonly hash: number;
  /** More than one only when their hashes are equal. */
  readonly entries: readonly (readonly [key: string, value: V])[];
}
type Branch<V> = readonly (Node<V> | undefined)[];

const BITS = 5;
const WIDTH = 1 << BITS;

export function mapGet<V>(map: PersistentMap<V>, key: string): V | undefined {
  const hash = hashOf(key);
  let node = map;
  for (let shift = 0; node && isBranch(node); shift += BITS) node = node[slot(hash, shift)];
  return node?.entries.find(([known]) => known === key)?.[1];
}

export function mapSet<V>(map: PersistentMap<V>, key: string, value: V): Node<V> {
  return addLeaf(map, { hash: hashOf(key), entries: [[key, value]] }, 0);
}

function addLeaf<V>(node: Node<V> | undefined, leaf: Leaf<V>, shift: number): Node<V> {
  if (!node) return leaf;
  if (isBranch(node)) {
    const index = slot(leaf.hash, shift);
    const copy = node.slice();
    copy[index] = addLeaf(node[index], leaf, shift + BITS);
    return copy;
  }
  if (node.hash === leaf.hash) {
    const others = node.entries.filter(([key]) => !leaf.entries.some(([added]) => added === key));
    return { hash: node.hash, entries: [...others, ...leaf.entries] };
  }
  const branch = Array.from<Node<V> | undefined>({ length: WIDTH });
  branch[slot(node.hash, shift)] = node;
  return addLeaf(branch, leaf, shift);
}

function isBranch<V>(node: Node<V>): node is Branch<V> {
  return Array.isArray(node);
}

function slot(hash: number, shift: number): number {
  return (hash >>> shift) & (WIDTH - 1);
}
