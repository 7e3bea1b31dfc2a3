import { utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { treeHash } from "../../../cli/boot/build-stale.mjs";
import { tempFolder } from "./temp-folder.ts";

const FILES = { "core/a.ts": "1", "core/deep/b.ts": "2", "lock.json": "3" };
const INPUTS = ["core", "lock.json", "absent"];

describe("the hash of a build's inputs", () => {
  test("does not depend on the files' times", () => {
    const folder = tempFolder(FILES);
    const before = treeHash(folder, INPUTS);
    utimesSync(join(folder, "core/a.ts"), 1, 1);
    expect(treeHash(folder, INPUTS)).toBe(before);
    expect(treeHash(tempFolder(FILES), INPUTS)).toBe(before);
  });

  test.each<[string, Record<string, string>]>([
    ["other content", { ...FILES, "core/a.ts": "9" }],
    ["another file", { ...FILES, "core/c.ts": "" }],
    ["another file name", { "core/z.ts": "1", "core/deep/b.ts": "2", "lock.json": "3" }],
    ["content that moves between files", { ...FILES, "core/a.ts": "", "core/deep/b.ts": "12" }],
  ])("changes with %s", (_, files) => {
    expect(treeHash(tempFolder(files), INPUTS)).not.toBe(treeHash(tempFolder(FILES), INPUTS));
  });
});
