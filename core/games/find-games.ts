import type { Game } from "./model.ts";

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

/** Letters that sound alike; few people know which one a name is spelled with. */
const ALIKE: Readonly<Record<string, string>> = { ใ: "ไ", ศ: "ส", ษ: "ส", ณ: "น", ฬ: "ล", ญ: "ย", ฆ: "ค" };

const WITH_ALIKE = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "g");

/** White space, punctuation, tone marks, silencer, short-vowel mark, repetition mark and abbreviation mark. */
const LEFT_OUT = /[\s!&'’(),\-–./:·_ฯๆ\u0e47-\u0e4c]+/g;

/** How many people type แ. */
const DOUBLE_SARA_E = /เเ/g;

/** Equal letters in a row; digits count each time. */
const REPEATED = /(\D)\1+/g;

/**
 * Normalises a name or a search text: without case, spaces, punctuation, tone marks, silencer, short-vowel mark and
 * repeated letters (`บาคาร่า`, `บาคารา`, `บาาคาร่า` are one), and with one letter for those that sound alike.
 */
export function foldName(name: string): string {
  return foldLetters(name).replace(REPEATED, "$1");
}

/** Like `foldName`, but with repeated letters: leaving out a letter may bring two equal ones together. */
function foldLetters(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(LEFT_OUT, "")
    .replace(WITH_ALIKE, (letter) => ALIKE[letter] ?? letter)
    .replace(DOUBLE_SARA_E, "แ");
}

/** Of a shorter text, only literal matches count. */
const MIN_LETTERS = 4;
/** From this length on, two edits are forgiven, because the long names have most misspellings. */
const TWO_EDITS_FROM = 7;
/** Letters of the text that count. One bit of a number stands for one letter. */
const MOST_LETTERS = 30;

/**
 * The edits between the text and its best match in some names, which are parted by line breaks; undefined when there is
 * none.
 */
type EditsIn = (names: string) => number | undefined;

/**
 * Finds a text in names although a letter is missing, added or wrong, or two are swapped. Text and names are folded by
 * `foldName`.
 */
export function nearMatcher(text: string): EditsIn {
  const wanted = text.slice(0, MOST_LETTERS);
  const length = wanted.length;
  if (length < MIN_LETTERS) return () => undefined;
  const twoEdits = length >= TWO_EDITS_FROM;
  const pieces = piecesOf(wanted);
  const places = placesOf(wanted);
  // One edit or swap spares one of three pieces, and so do two edits. A swap with an edit may not, and is then not found.
  const worthALook = (names: string) => pieces.some((piece) => names.includes(piece));
  return (names) => (worthALook(names) ? fewestEdits(names, places, length, twoEdits) : undefined);
}

function piecesOf(text: string): readonly string[] {
  const third = Math.floor(text.length / 3);
  return [text.slice(0, third), text.slice(third, 2 * third), text.slice(2 * third)];
}

/** The places of each letter in the text, as the bits of a number. */
function placesOf(text: string): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    places.set(letter, (places.get(letter) ?? 0) | (1 << at));
  }
  return places;
}

const LINE_BREAK = 10;

/**
 * Wu and Manber's search, with swaps: bit `n` of `none`, `one` and `two` says that the first `n + 1` letters of the text
 * match the letters up to here with at most that many edits. Of two edits, only the first may be a swap.
 */
function fewestEdits(
  names: string,
  places: ReadonlyMap<number, number>,
  length: number,
  twoEdits: boolean,
): number | undefined {
  const whole = 1 << (length - 1);
  let [none, one, two, before, lastPlaces] = [0, 1, 3, 0, 0];
  let best: number | undefined;
  for (let at = 0; at < names.length; at += 1) {
    const letter = names.charCodeAt(at);
    if (letter === LINE_BREAK) {
      // No match spans two names.
      [none, one, two, before] = [0, 1, 3, 0];
      continue;
    }
    const here = places.get(letter) ?? 0;
    const nextNone = ((none << 1) | 1) & here;
    // A swap of the first two letters needs no case: without the second letter, the first one matches with one edit.
    const swapped = (before << 2) & lastPlaces & (here << 1);
    const nextOne = ((one << 1) & here) | none | (none << 1) | (nextNone << 1) | swapped | 1;
    two = ((two << 1) & here) | one | (one << 1) | (nextOne << 1);
    before = none;
    lastPlaces = here;
    none = nextNone;
    one = nextOne;
    if ((none & whole) !== 0) return 0;
    if ((one & whole) !== 0) best = 1;
    else if (twoEdits && best === undefined && (two & whole) !== 0) best = 2;
  }
  return best;
}
