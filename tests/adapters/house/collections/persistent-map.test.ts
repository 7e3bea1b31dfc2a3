import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf } from "../../../../adapters/house/collections/hash.ts";
import { mapGet, mapSet, type PersistentMap } from "../../../../adapters/house/collections/persistent-map.ts";
import { always } from "../../../always.ts";

/** Pairs of keys whose 32 bits of FNV-1a are the same. */
const COLLIDING = ["costarring", "liquid", "declinate", "macallums", "altarage", "zinke"];

const entries = () =>
  fc.array(fc.tuple(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(...COLLIDING)), fc.nat()), {
    maxLength: 300,
  });

describe("a trie", () => {
  it("answers as a Map does, whatever was set", () => {
    always([entries()], (sets) => {
      const map = new Map<string, number>();
      let trie: PersistentMap<number>;
      for (const [key, value] of sets) {
        map.set(key, value);
        trie = mapSet(trie, key, value);
      }
      for (const [key, value] of map) expect(mapGet(trie, key)).toBe(value);
      expect(mapGet(trie, "not among them")).toBeUndefined();
    });
  });

  it("never changes what it was", () => {
    always([entries(), fc.string(), fc.nat()], (sets, key, value) => {
      const before = sets.reduce<PersistentMap<number>>((trie, [k, v]) => mapSet(trie, k, v), undefined);
      const text = JSON.stringify(before);
      mapSet(before, key, value);
      expect(JSON.stringify(before)).toBe(text);
    });
  });

  it("keeps apart keys whose hashes collide", () => {
    expect(new Set(COLLIDING.map(hashOf)).size).toBe(COLLIDING.length / 2);
    const trie = COLLIDING.reduce<PersistentMap<string>>((sofar, key) => mapSet(sofar, key, key), undefined);
    for (const key of COLLIDING) expect(mapGet(trie, key)).toBe(key);
    expect(mapGet(mapSet(trie, "liquid", "other"), "costarring")).toBe("costarring");
  });
});
