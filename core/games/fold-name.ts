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
export function foldLetters(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(LEFT_OUT, "")
    .replace(WITH_ALIKE, (letter) => ALIKE[letter] ?? letter)
    .replace(DOUBLE_SARA_E, "แ");
}
