import { hashOf } from "./hash.ts";

/**
 * An immutable map by string. Setting a key copies a handful of nodes and shares the rest, so that the millionth event
 * of a stream costs what the first did while states stay values.
 */
export type PersistentMap<V> = Node<V> | undefined;

type Node<V> = Leaf<V> | Branch<V>;
interface Leaf<V> {
  readonly hash: number;
  /** Several only where whole hashes collide. */
  readonly entries: readonly (readonly [key: string, value: V])[];
}
type Branch<V> = readonly (Node<V> | undefined)[];

const BITS = 5;
const WIDTH = 1 << BITS;

export function mapGet<V>(trie: PersistentMap<V>, key: string): V | undefined {
  const hash = hashOf(key);
  let node = trie;
  for (let shift = 0; node && isBranch(node); shift += BITS) node = node[slot(hash, shift)];
  return node?.entries.find(([known]) => known === key)?.[1];
}

export function mapSet<V>(trie: PersistentMap<V>, key: string, value: V): Node<V> {
  return put(trie, { hash: hashOf(key), entries: [[key, value]] }, 0);
}

function put<V>(node: Node<V> | undefined, leaf: Leaf<V>, shift: number): Node<V> {
  if (!node) return leaf;
  if (isBranch(node)) {
    const at = slot(leaf.hash, shift);
    const copy = node.slice();
    copy[at] = put(node[at], leaf, shift + BITS);
    return copy;
  }
  if (node.hash === leaf.hash) {
    const others = node.entries.filter(([key]) => !leaf.entries.some(([added]) => added === key));
    return { hash: node.hash, entries: [...others, ...leaf.entries] };
  }
  const branch = Array.from<Node<V> | undefined>({ length: WIDTH });
  branch[slot(node.hash, shift)] = node;
  return put(branch, leaf, shift);
}

function isBranch<V>(node: Node<V>): node is Branch<V> {
  return Array.isArray(node);
}

function slot(hash: number, shift: number): number {
  return (hash >>> shift) & (WIDTH - 1);
}
