import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brandChoice } from "../../../cli/boot/brand-choice.mjs";
import { treeHash } from "../../../cli/boot/tree-hash.mjs";
import { tempFolder } from "./temp-folder.ts";

const FILES = { "core/a.ts": "1" };
const INPUTS = ["core"];

describe("the brand of a build", () => {
  const hashOf = (folder: string, chosen: string | undefined) => treeHash(folder, INPUTS, brandChoice(folder, chosen));

  test("changes the hash of the build", () => {
    const folder = tempFolder(FILES);
    expect(hashOf(folder, "rimnam")).not.toBe(hashOf(folder, undefined));
    expect(hashOf(folder, "rimnam")).toBe(hashOf(folder, "rimnam"));
  });

  test("is the content of a brand file, which may be anywhere", () => {
    const folder = tempFolder(FILES);
    const brand = join(tempFolder({ "brand.json": "{}" }), "brand.json");
    const before = hashOf(folder, brand);
    expect(before).not.toBe(hashOf(folder, undefined));
    writeFileSync(brand, '{"id":"other"}');
    expect(hashOf(folder, brand)).not.toBe(before);
  });

  test("may be a missing file, which the build then reports", () => {
    expect(brandChoice(tempFolder(FILES), "missing.json")).toBe("missing.json");
  });
});
