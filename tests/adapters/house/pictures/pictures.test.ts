import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DRAWINGS } from "../../../../adapters/house/pictures/drawings.ts";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { sandboxGames } from "../../../../adapters/house/sandbox/sandbox-games.ts";
import { listPictures } from "../../../../adapters/server/pictures/list-pictures.ts";
import { GAME_CATEGORIES } from "../../../../core/games/model.ts";
import { ART_FOLDER, readManifest } from "../../../e2e/pictures/art-manifest.ts";
import { webpSize } from "./webp-size.ts";

const manifest = readManifest();
const served = listPictures();
const fileOf = (name: string) => join(ART_FOLDER, `${name}.webp`);

/** The pictures that the site names by itself: those of categories and activities. */
const NAMED_BY_THE_SITE = [
  ...["all", ...GAME_CATEGORIES].map((category) => `/pictures/categories/${category}.webp`),
  ...["check-in", "wheel", "flip-card", "gift-cards", "promotion", "movie"].map(
    (name) => `/pictures/site/${name}.webp`,
  ),
];

function namedPaths(): readonly string[] {
  const { games, rewards, configuration } = SANDBOX_CONTENT;
  return [
    ...games.map(({ imagePath }) => imagePath ?? "a game without a picture"),
    ...rewards.categories.flatMap((category) => category.rewards.map(({ imagePath }) => imagePath ?? "none")),
    ...[...configuration.values()].filter((path) => path.startsWith("/pictures/")),
    ...NAMED_BY_THE_SITE,
  ];
}

describe("the pictures of the house", () => {
  it("are there for every game, reward, maker, category and place that names one, and each file is named", () => {
    expect(namedPaths().filter((path) => !served.has(path))).toEqual([]);
    expect([...served.keys()].filter((path) => !namedPaths().includes(path))).toEqual([]);
  });

  it("have a maker's mark for every maker of the catalogue", () => {
    const makers = new Set(SANDBOX_CONTENT.games.map(({ provider }) => provider));
    expect([...makers].filter((name) => !SANDBOX_CONTENT.configuration.has(`maker.${name}`))).toEqual([]);
  });

  it("leave the generated games of a large lobby to the site's own drawings", () => {
    const grown = sandboxGames(SANDBOX_CONTENT.games.length + 3).slice(-3);
    expect(grown.map(({ imagePath }) => imagePath)).toEqual([undefined, undefined, undefined]);
  });

  it("are rendered from the drawings: one file for each, in its size and below its limit of bytes", () => {
    expect(Object.keys(manifest).sort()).toEqual(Object.keys(DRAWINGS).sort());
    const files = readdirSync(ART_FOLDER, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".webp"),
    );
    expect(files).toHaveLength(Object.keys(DRAWINGS).length);
    for (const [name, { width, height, most }] of Object.entries(DRAWINGS)) {
      expect([name, existsSync(fileOf(name))]).toEqual([name, true]);
      const bytes = readFileSync(fileOf(name));
      expect([name, webpSize(bytes)]).toEqual([name, { width, height }]);
      expect([name, bytes.length <= most]).toEqual([name, true]);
      expect([name, manifest[name]?.bytes]).toEqual([name, bytes.length]);
    }
  });

  it("need at most 2.5 MB in all", () => {
    const total = Object.values(manifest).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total).toBeLessThan(2_500_000);
  });

  it("of two games never look alike: their colours differ by a tenth of the range, cell by cell, on average", () => {
    const games = Object.entries(manifest).filter(([name]) => name.startsWith("games/"));
    const alike = games.flatMap(([name, { look }], index) =>
      games
        .slice(index + 1)
        .filter(([, other]) => difference(look, other.look) < 1.5)
        .map(([other]) => `${name} and ${other}`),
    );
    expect(difference("0f8", "0c8")).toBe(1);
    expect(alike).toEqual([]);
  });
});

/** The mean difference of two looks, 0 to 15. */
function difference(a: string, b: string): number {
  const digits = Array.from(a, (digit, at) => Math.abs(Number.parseInt(digit, 16) - Number.parseInt(b.charAt(at), 16)));
  return digits.reduce((sum, each) => sum + each, 0) / digits.length;
}
