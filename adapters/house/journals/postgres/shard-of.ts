import { hashOf } from "../../collections/hash.ts";

/** Fixed: the shard of a stream is stored with its events. */
export const SHARDS = 256;

/** The shard of a stream, or of the owner of rows. */
export function shardOf(name: string): number {
  return hashOf(name) % SHARDS;
}
