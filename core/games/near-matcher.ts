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
export type EditsIn = (names: string) => number | undefined;

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
