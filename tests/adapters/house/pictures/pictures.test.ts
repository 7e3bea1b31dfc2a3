import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { sandboxGames } from "../../../../adapters/house/sandbox/sandbox-games.ts";
import { listPictures } from "../../../../adapters/server/pictures/picture-server.ts";
import { GAME_CATEGORIES } from "../../../../core/games/model.ts";
import { artFile, artNames, hashOf, MOST_BYTES, readManifest, svgSize } from "../../../e2e/pictures/art.ts";

const manifest = readManifest();
const served = listPictures();
const names = artNames(".svg");

/** The pictures that the site names by itself: those of categories and activities. */
const NAMED_BY_THE_SITE = [
  ...["all", ...GAME_CATEGORIES].map((category) => `/pictures/categories/${category}.webp`),
  ...["check-in", "wheel", "flip-card", "gift-cards", "promotion", "movie"].map(
    (name) => `/pictures/site/${name}.webp`,
  ),
];

/** In px, by folder. A place of the site has an icon or a tile. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  categories: ["480x200"],
  games: ["480x360"],
  makers: ["160x160"],
  rewards: ["320x320"],
  site: ["96x96", "480x360"],
};

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

  it("are made from the drawings beside them, as these are now: npm run tool -- art", () => {
    expect(artNames(".webp")).toEqual(names);
    expect(Object.keys(manifest)).toEqual(names);
    const isStale = (name: string) =>
      manifest[name]?.svg !== hashOf(readFileSync(artFile(name, ".svg"))) ||
      manifest[name]?.webp !== hashOf(readFileSync(artFile(name, ".webp")));
    expect(names.filter(isStale)).toEqual([]);
  });

  it("have the size of their drawing and of their folder, and no more than its bytes", () => {
    for (const name of names) {
      const bytes = readFileSync(artFile(name, ".webp"));
      const { width, height } = svgSize(readFileSync(artFile(name, ".svg"), "utf8"));
      const size = `${width}x${height}`;
      expect([name, webpSize(bytes)]).toEqual([name, { width, height }]);
      expect([name, SIZES[name.split("/")[0] ?? ""]]).toEqual([name, expect.arrayContaining([size])]);
      expect([name, bytes.length <= (MOST_BYTES[size] ?? 0)]).toEqual([name, true]);
    }
  });

  it("need at most 2.5 MB in all, and their drawings as much", () => {
    for (const extension of [".webp", ".svg"] as const) {
      const total = names.reduce((sum, name) => sum + statSync(artFile(name, extension)).size, 0);
      expect([extension, total < 2_500_000]).toEqual([extension, true]);
    }
  });

  it("come from drawings that show only what is in them, and name only what they define", () => {
    for (const name of names) {
      const svg = readFileSync(artFile(name, ".svg"), "utf8");
      const ids = Array.from(svg.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
      const named = Array.from(svg.matchAll(/url\(#([^)]+)\)|href="#?([^"]+)"/g), ([, paint, part]) => paint ?? part);
      expect([name, ids.length]).toEqual([name, new Set(ids).size]);
      expect([name, named.filter((id) => !ids.includes(id))]).toEqual([name, []]);
      expect([name, /<(script|image|foreignObject)\b|@font-face/.test(svg)]).toEqual([name, false]);
    }
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

/** The size in a WebP's header, of all three kinds; undefined for other bytes. */
function webpSize(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return undefined;
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8X") return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === "VP8 ") return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== "VP8L") return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
