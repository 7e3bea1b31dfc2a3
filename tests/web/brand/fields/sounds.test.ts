import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readBrand } from "../../../../web/brand/brand.ts";
import { brandOrigins } from "../../../../web/brand/files/brand-files.ts";
import { readBrandFile } from "../../../../web/brand/files/read-brand-file.ts";
import { soundAddresses } from "../../../../web/compose/sounds.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { drawSounds } from "../../../sounds/draw-sounds.ts";
import { plainBrand } from "../plain-brand.ts";

const BRANDS = resolve(import.meta.dirname, "../../../../web/brand/brands");

test("a sound is a file beside the brand file or an https address, which the page may load", () => {
  const sounds = { credited: "ding.ogg", win: "https://cdn.example/win.mp3" };
  const brand = unwrap(readBrand({ ...plainBrand, sounds }));
  expect(soundAddresses(brand)).toEqual({ credited: "/brands/sanam/ding.ogg", win: "https://cdn.example/win.mp3" });
  expect(brandOrigins(brand).content).toEqual(["https://cdn.example"]);
  expect(soundAddresses(unwrap(readBrand(plainBrand)))).toEqual({});
});

test.each([
  [{ credited: "../ding.ogg" }, /sounds\.credited: must be an https address or the name/],
  [{ credited: "ding.exe" }, /sounds\.credited: must be an https address or the name/],
  [{ credited: "http://cdn.example/a.mp3" }, /sounds\.credited: must be an https address or the name/],
  [{ wins: "ding.ogg" }, /sounds\.wins: is no field of a brand; did you mean win\?/],
  ["ding.ogg", /sounds: must be an object with credited, win, spin, card/],
])("%j are no sounds", (sounds, sentence) => {
  const read = readBrand({ ...plainBrand, sounds });
  expect(read.ok ? "" : read.error.join()).toMatch(sentence);
});

test("the sounds of our brands are those that the script draws, and small", () => {
  for (const [id, files] of drawSounds()) {
    const { brand, pictures } = unwrap(readBrandFile(resolve(BRANDS, id, `${id}.json`)));
    expect(Object.values(brand.sounds ?? {})).toEqual([...files.keys()]);
    for (const [name, bytes] of files) {
      expect(bytes.length).toBeLessThanOrEqual(20_000);
      expect(Buffer.compare(bytes, readFileSync(resolve(BRANDS, id, name)))).toBe(0);
      expect(pictures?.has(name)).toBe(true);
    }
  }
});
