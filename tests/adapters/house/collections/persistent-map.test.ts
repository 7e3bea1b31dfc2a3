import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf } from "../../../../adapters/house/collections/hash.ts";
import { mapGet, mapSet, type PersistentMap } from "../../../../adapters/house/collections/persistent-map.ts";
import { always } from "../../../always.ts";

/** Pairs of keys with equal 32-bit FNV-1a hashes. */
const COLLIDING = ["costarring", "liquid", "declinate", "macallums", "altarage", "zinke"];

const entries = () =>
  fc.array(fc.tuple(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(...COLLIDING)), fc.nat()), {
    maxLength: 300,
  });

describe("a persistent map", () => {
  it("returns what a Map returns, for any entries", () => {
    always([entries()], (sets) => {
      const map = new Map<string, number>();
      let persistentMap: PersistentMap<number>;
      for (const [key, value] of sets) {
        map.set(key, value);
        persistentMap = mapSet(persistentMap, key, value);
      }
      for (const [key, value] of map) expect(mapGet(persistentMap, key)).toBe(value);
      expect(mapGet(persistentMap, "another key")).toBeUndefined();
    });
  });

  it("does not change when a key is set", () => {
    always([entries(), fc.string(), fc.nat()], (sets, key, value) => {
      const before = sets.reduce<PersistentMap<number>>((map, [k, v]) => mapSet(map, k, v), undefined);
      const text = JSON.stringify(before);
      mapSet(before, key, value);
      expect(JSON.stringify(before)).toBe(text);
    });
  });

  it("keeps keys with equal hashes apart", () => {
    expect(new Set(COLLIDING.map(hashOf)).size).toBe(COLLIDING.length / 2);
    const map = COLLIDING.reduce<PersistentMap<string>>((before, key) => mapSet(before, key, key), undefined);
    for (const key of COLLIDING) expect(mapGet(map, key)).toBe(key);
    expect(mapGet(mapSet(map, "liquid", "other"), "costarring")).toBe("costarring");
  });
});
