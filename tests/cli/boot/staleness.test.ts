import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brandChoice } from "../../../cli/boot/brand-choice.mjs";
import { isFresh } from "../../../cli/boot/is-fresh.mjs";
import { treeHash } from "../../../cli/boot/tree-hash.mjs";
import { tempFolder } from "./temp-folder.ts";

const FILES = { "core/a.ts": "1", "core/deep/b.ts": "2", "lock.json": "3" };
const INPUTS = ["core", "lock.json", "absent"];

describe("the hash of a build's inputs", () => {
  test("is the same for the same files, whatever their dates", () => {
    const folder = tempFolder(FILES);
    const before = treeHash(folder, INPUTS);
    utimesSync(join(folder, "core/a.ts"), 1, 1);
    expect(treeHash(folder, INPUTS)).toBe(before);
    expect(treeHash(tempFolder(FILES), INPUTS)).toBe(before);
  });

  test.each<[string, Record<string, string>]>([
    ["another content", { ...FILES, "core/a.ts": "9" }],
    ["another file", { ...FILES, "core/c.ts": "" }],
    ["another name", { "core/z.ts": "1", "core/deep/b.ts": "2", "lock.json": "3" }],
    ["content moved between files", { ...FILES, "core/a.ts": "", "core/deep/b.ts": "12" }],
  ])("tells %s", (_, files) => {
    expect(treeHash(tempFolder(files), INPUTS)).not.toBe(treeHash(tempFolder(FILES), INPUTS));
  });
});

describe("the brand that a build is of", () => {
  const hashOf = (folder: string, chosen: string | undefined) => treeHash(folder, INPUTS, brandChoice(folder, chosen));

  test("makes another brand's build stale", () => {
    const folder = tempFolder(FILES);
    expect(hashOf(folder, "rimnam")).not.toBe(hashOf(folder, undefined));
    expect(hashOf(folder, "rimnam")).toBe(hashOf(folder, "rimnam"));
  });

  test("is what stands in its file, which may lie anywhere", () => {
    const folder = tempFolder(FILES);
    const brand = join(tempFolder({ "brand.json": "{}" }), "brand.json");
    const before = hashOf(folder, brand);
    expect(before).not.toBe(hashOf(folder, undefined));
    writeFileSync(brand, '{"id":"other"}');
    expect(hashOf(folder, brand)).not.toBe(before);
  });

  test("may be a file that is not there, for the build to complain of", () => {
    expect(brandChoice(tempFolder(FILES), "gone.json")).toBe("gone.json");
  });
});

describe("a bundle beside its sources", () => {
  const built = (): { bundle: string; sources: string[]; folder: string } => {
    const folder = tempFolder({ ...FILES, "build/sanam.mjs": "" });
    const later = Date.now() / 1000 + 60;
    utimesSync(join(folder, "build/sanam.mjs"), later, later);
    return { bundle: join(folder, "build/sanam.mjs"), sources: [join(folder, "core")], folder };
  };
  const touch = (path: string): void => utimesSync(path, Date.now() / 1000 + 120, Date.now() / 1000 + 120);

  test("is fresh when it is the youngest", () => {
    const { bundle, sources } = built();
    expect(isFresh(bundle, sources)).toBe(true);
  });

  test("is not fresh when it is absent", () => {
    const { bundle, sources } = built();
    rmSync(bundle);
    expect(isFresh(bundle, sources)).toBe(false);
  });

  test("is not fresh once a source deep down was written later", () => {
    const { bundle, sources, folder } = built();
    touch(join(folder, "core/deep/b.ts"));
    expect(isFresh(bundle, sources)).toBe(false);
  });

  test("is not fresh once a file was deleted, which only its folder's date tells", () => {
    const { bundle, sources, folder } = built();
    const past = Date.now() / 1000 - 60;
    utimesSync(bundle, past, past);
    for (const path of ["core", "core/deep", "core/a.ts", "core/deep/b.ts"])
      utimesSync(join(folder, path), past - 60, past - 60);
    expect(isFresh(bundle, sources)).toBe(true);
    rmSync(join(folder, "core/deep/b.ts"));
    expect(isFresh(bundle, sources)).toBe(false);
  });

  test("does not mind a source folder that a package left out", () => {
    const { bundle, folder } = built();
    writeFileSync(join(folder, "note"), "");
    expect(isFresh(bundle, [join(folder, "gone")])).toBe(true);
  });
});
