import { foldLetters, foldName } from "./fold-name.ts";
import type { Game } from "./model.ts";
import { type EditsIn, nearMatcher } from "./near-matcher.ts";

/** A game with its names normalised for the search, which is done once for a lobby of thousands. */
export interface FindableGame {
  readonly game: Game;
  /** Its names, each after a line break, so that no match spans two of them. */
  readonly names: string;
  /** Where the second and later words of its names start in `names`. */
  readonly wordsAt: readonly number[];
}

export interface GameQuestion {
  /** As typed: a part of a Thai, Latin or provider name. */
  readonly text: string;
  /** Undefined means every provider. */
  readonly provider: string | undefined;
}

export function findable(games: readonly Game[]): readonly FindableGame[] {
  return games.map((game) => {
    const wordsAt: number[] = [];
    let names = "";
    for (const name of game.latinName === undefined ? [game.name] : [game.name, game.latinName]) {
      names += `\n${foldName(name)}`;
      // A name from its second word on folds to an end of the folded name, also where two words share a letter.
      for (let space = name.indexOf(" "); space >= 0; space = name.indexOf(" ", space + 1)) {
        wordsAt.push(names.length - foldName(name.slice(space)).length);
      }
    }
    return { game, names, wordsAt };
  });
}

/** How well a name fits a text, best first. The edits of a misspelling are added to `near`. */
const FIT = { whole: 0, start: 1, word: 2, inside: 3, provider: 4, near: 5, nearProvider: 8 } as const;

/**
 * The games that fit a text, best first: a name that starts with it, a word that does, any part of a name, the provider,
 * then misspelled names. Equal ones keep the order of the list, as all do for an empty text.
 */
export function findGames(games: readonly FindableGame[], { text, provider }: GameQuestion): readonly Game[] {
  const wanted = foldName(text);
  const editsIn = misspellings(text, wanted);
  const providerFits = new Map<string, number | undefined>();
  const fitOfProvider = (name: string) => {
    if (!providerFits.has(name)) providerFits.set(name, providerFit(name, wanted, editsIn));
    return providerFits.get(name);
  };
  const byFit: Game[][] = [];
  for (const { game, names, wordsAt } of games) {
    if (provider !== undefined && game.provider !== provider) continue;
    const fit = wanted === "" ? 0 : least(nameFit(names, wordsAt, wanted, editsIn), fitOfProvider(game.provider));
    if (fit === undefined) continue;
    const equals = byFit[fit];
    if (equals) equals.push(game);
    else byFit[fit] = [game];
  }
  return byFit.flat();
}

function nameFit(names: string, wordsAt: readonly number[], wanted: string, editsIn: EditsIn): number | undefined {
  if (!names.includes(wanted)) {
    const edits = editsIn(names);
    return edits === undefined ? undefined : FIT.near + edits;
  }
  if (names.includes(`\n${wanted}`)) return `${names}\n`.includes(`\n${wanted}\n`) ? FIT.whole : FIT.start;
  return wordsAt.some((at) => names.startsWith(wanted, at)) ? FIT.word : FIT.inside;
}

function providerFit(name: string, wanted: string, editsIn: EditsIn): number | undefined {
  const folded = foldName(name);
  if (folded.includes(wanted)) return FIT.provider;
  const edits = editsIn(folded);
  return edits === undefined ? undefined : FIT.nearProvider + edits;
}

/** Compares the text with and without its repeated letters. */
function misspellings(text: string, wanted: string): EditsIn {
  const near = nearMatcher(wanted);
  const letters = foldLetters(text);
  if (letters === wanted) return near;
  const nearLetters = nearMatcher(letters);
  return (names) => least(near(names), nearLetters(names));
}

function least(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

/** Each provider once, in the order of the games. */
export function providersOf(games: readonly Game[]): readonly string[] {
  return [...new Set(games.map(({ provider }) => provider))];
}

/** A provider with the number of its games in a list. */
export interface Maker {
  readonly name: string;
  readonly games: number;
}

/** Each provider once, in the order of the games. */
export function makersOf(games: readonly Game[]): readonly Maker[] {
  const counts = new Map<string, number>();
  for (const { provider } of games) counts.set(provider, (counts.get(provider) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, games: count }));
}

/** The providers whose names fit a text, best first; none for an empty text. */
export function findMakers(makers: readonly Maker[], text: string): readonly Maker[] {
  const wanted = foldName(text);
  if (wanted === "") return [];
  const editsIn = misspellings(text, wanted);
  return makers
    .map((maker) => ({ maker, fit: providerFit(maker.name, wanted, editsIn) ?? Number.POSITIVE_INFINITY }))
    .filter(({ fit }) => fit < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.fit - other.fit)
    .map(({ maker }) => maker);
}
