/** Letters that sound alike; few people know which one a name is spelled with. */
const ALIKE: Readonly<Record<string, string>> = { ใ: "ไ", ศ: "ส", ษ: "ส", ณ: "น", ฬ: "ล", ญ: "ย", ฆ: "ค" };

/** White space, punctuation, tone marks, silencer, short-vowel mark, repetition mark and abbreviation mark. */
const LEFT_OUT = /[\s!&'’(),\-–./:·_ฯๆ\u0e47-\u0e4c]/;

const SARA_E = 0x0e40;
const SARA_AE = 0x0e41;

/**
 * Normalises a name or a search text: without case, spaces, punctuation, tone marks, silencer, short-vowel mark and
 * repeated letters (`บาคาร่า`, `บาคารา`, `บาาคาร่า` are one), and with one letter for those that sound alike. Digits
 * stay as they are.
 */
export function foldName(name: string): string {
  return withoutRepeats(lettersOf(name));
}

/** Like `foldName`, but with repeated letters: leaving out a letter may bring two equal ones together. */
export function foldLetters(name: string): string {
  return String.fromCharCode(...lettersOf(name));
}

function lettersOf(name: string): readonly number[] {
  const text = name.normalize("NFKC").toLowerCase();
  const folded: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = foldedLetter(text.charCodeAt(at));
    if (letter === 0) continue;
    // A double เ is how many people type แ.
    if (letter === SARA_E && folded[folded.length - 1] === SARA_E) folded[folded.length - 1] = SARA_AE;
    else folded.push(letter);
  }
  return folded;
}

function withoutRepeats(letters: readonly number[]): string {
  return String.fromCharCode(...letters.filter((letter, at) => letter !== letters[at - 1] || isDigit(letter)));
}

const foldedLetters = new Map<number, number>();

/** 0 for a letter that is left out. It remembers each letter, because a lobby of thousands has few different ones. */
function foldedLetter(code: number): number {
  let folded = foldedLetters.get(code);
  if (folded === undefined) {
    const letter = String.fromCharCode(code);
    folded = LEFT_OUT.test(letter) ? 0 : (ALIKE[letter] ?? letter).charCodeAt(0);
    foldedLetters.set(code, folded);
  }
  return folded;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
