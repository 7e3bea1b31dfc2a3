import type { Explanation } from "../explanation.ts";

/** Of the list of games: its search, its rows and what a device stores of it. */
export const GAMES_EXPLAINED: readonly Explanation[] = [
  {
    file: "core/games/find-games.ts",
    before: 'for (let space = name.indexOf(" "); space >= 0; space = name.indexOf(" ", space + 1)) {',
    after: [
      'for (let space = name.indexOf(""); space >= 0; space = name.indexOf(" ", space + 1)) {',
      'for (let space = name.indexOf(" "); space >= 0; space = name.indexOf(" ", space + 2)) {',
    ],
    reason: "A text at the start of a name fits better than a word, and between two spaces there is no word.",
  },
  {
    file: "core/games/find-games.ts",
    before: "wordsAt.push(names.length - foldName(name.slice(space)).length);",
    after: "wordsAt.unshift(names.length - foldName(name.slice(space)).length);",
    reason: "The search asks whether any word fits, in whatever order.",
  },
  {
    file: "core/games/find-games.ts",
    before: "const FIT = { whole: 0, start: 1, word: 2, inside: 3, provider: 4, near: 5, nearProvider: 8 } as const;",
    after: "const FIT = { whole: 0, start: 1, word: 2, inside: 3, provider: 4, near: 5, nearProvider: 9 } as const;",
    reason: "The last fits may come later by any number: only the order counts.",
  },
  {
    file: "core/games/find-games.ts",
    before: "if (!providerFits.has(name)) providerFits.set(name, providerFit(name, wanted, editsIn));",
    after: "if (true) providerFits.set(name, providerFit(name, wanted, editsIn));",
    reason: "Remembering the fit of a provider only saves time.",
  },
  {
    file: "core/games/find-games.ts",
    before:
      'const fit = wanted === "" ? 0 : least(nameFit(names, wordsAt, wanted, editsIn), fitOfProvider(game.provider));',
    after:
      'const fit = wanted === "" ? 1 : least(nameFit(names, wordsAt, wanted, editsIn), fitOfProvider(game.provider));',
    reason: "An empty text fits all games equally well, whatever the number.",
  },
  {
    file: "core/games/find-games.ts",
    before: "if (letters === wanted) return near;",
    after: "if (false) return near;",
    reason: "The same text compared twice gives the same edits; once only saves time.",
  },
  {
    file: "core/games/find-games.ts",
    before: ".map((maker) => ({ maker, fit: providerFit(maker.name, wanted, editsIn) ?? Number.POSITIVE_INFINITY }))",
    after:
      ".map((maker) => ({ maker, fit: (providerFit(maker.name, wanted, editsIn)) || (Number.POSITIVE_INFINITY) }))",
    reason: "The fit of a provider is never 0.",
  },
  {
    file: "core/games/find-games.ts",
    before: "for (const { provider } of games) counts.set(provider, (counts.get(provider) ?? 0) + 1);",
    after: "for (const { provider } of games) counts.set(provider, ((counts.get(provider)) || (0)) + 1);",
    reason: "Both operators make 0 of 0 and of nothing.",
  },
  {
    file: "core/games/fold-name.ts",
    before: 'const WITH_ALIKE = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "g");',
    after: 'const WITH_ALIKE = new RegExp(`[${Object.keys(ALIKE).join("x")}]`, "g");',
    reason: "A letter that has no other one for its sound is replaced by itself.",
  },
  {
    file: "core/games/fold-name.ts",
    before: ".replace(WITH_ALIKE, (letter) => ALIKE[letter] ?? letter)",
    after: ".replace(WITH_ALIKE, (letter) => (ALIKE[letter]) || (letter))",
    reason: "No letter of the table stands for an empty text.",
  },
  {
    file: "core/games/game-rows.ts",
    before: ".filter(({ jackpotSatang = 0 }) => jackpotSatang > 0)",
    after: ".filter(({ jackpotSatang = -1 }) => jackpotSatang > 0)",
    reason: "Neither 0 nor a number below it is a jackpot.",
  },
  {
    file: "core/games/game-rows.ts",
    before: "const valueOf = (game: Game): number => factOf(game) ?? -1;",
    after: "const valueOf = (game: Game): number => factOf(game) ?? -2;",
    reason: "No fact is below 0, so any number below 0 comes last.",
  },
  {
    file: "core/games/saved-games.ts",
    before: "const update = (list: readonly Game[]) => list.map((game) => byId.get(game.id) ?? game);",
    after: "const update = (list: readonly Game[]) => list.map((game) => (byId.get(game.id)) || (game));",
    reason: "A game is an object, which is never a false value.",
  },
];
