import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brandChoice } from "../../../cli/boot/brand-choice.mjs";
import { type BuildNotes, readBuildNotes } from "../../../cli/boot/read-build-notes.mjs";
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
  const notes: BuildNotes = { inputs: ["core/a.ts", "core/deep/b.ts"], answers: [["--version", "1.0.0"]] };

  const built = (): { folder: string; read: () => BuildNotes | undefined } => {
    const folder = tempFolder({ ...FILES, "build/sanam.mjs": "", "build/notes.json": JSON.stringify(notes) });
    date(join(folder, "build/sanam.mjs"), 60);
    return {
      folder,
      read: () => readBuildNotes(folder, join(folder, "build/sanam.mjs"), join(folder, "build/notes.json")),
    };
  };
  const date = (path: string, secondsAhead: number): void => {
    const seconds = Date.now() / 1000 + secondsAhead;
    utimesSync(path, seconds, seconds);
  };

  test("is fresh when it is the youngest, and tells what it knows", () => {
    expect(built().read()).toEqual(notes);
  });

  test.each(["sanam.mjs", "notes.json"])("is not fresh when its %s is absent", (name) => {
    const { folder, read } = built();
    rmSync(join(folder, "build", name));
    expect(read()).toBeUndefined();
  });

  test.each(notes.inputs)("is not fresh once the content of %s was written later", (input) => {
    const { folder, read } = built();
    writeFileSync(join(folder, input), "another");
    expect(read()).toEqual(notes);
    date(join(folder, input), 120);
    expect(read()).toBeUndefined();
  });

  test("is not fresh once a file that it was made from is gone or has another name", () => {
    const { folder, read } = built();
    renameSync(join(folder, "core/deep/b.ts"), join(folder, "core/deep/c.ts"));
    expect(read()).toBeUndefined();
  });

  test("does not mind a file that it was not made from", () => {
    const { folder, read } = built();
    writeFileSync(join(folder, "core/new.ts"), "");
    date(join(folder, "core/new.ts"), 120);
    date(join(folder, "core"), 120);
    expect(read()).toEqual(notes);
  });
});
