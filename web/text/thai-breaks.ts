import { UNITS } from "./keep-together.ts";

/** Allows a line break: U+200B. */
const BREAK = "\u{200B}";
/** Forbids one: U+2060. */
const JOIN = "\u{2060}";
const NO_BREAK_SPACE = "\u{A0}";
const THAI = /[\u0e01-\u0e4e]/;

/** Names that the dictionaries of browsers do not know, and would break in the middle. */
const NAMES = [
  "เช็กอิน",
  "คาสิโน",
  "คิวอาร์",
  "พร้อมเพย์",
  "วีไอพี",
  "ป๊อปอัป",
  "ระยะยาว",
  "พาสคีย์",
  "เดโม",
  "เดิมพัน",
  "เจ้าหน้าที่",
  "คัดลอก",
  "ต่อเนื่อง",
  "ตัวตน",
  "ไม่รู้จัก",
];

/** Words that the dictionaries misread beside each other: `เมื่อยอด` becomes `เมื่อย` and `อด`. A bar is a word's end. */
const WORDS = [
  "เมื่อ|ยอด",
  "เมื่อ|ย้าย",
  "ดู|ราคา",
  "ทุก|รอบ",
  "ผล|กระทบ",
  "แล้ว|กลับ",
  "จาก|อีก",
  "แท็บ|นี้",
  "แท็บ|นั้น",
  "แท็บ|นำ",
  "แท็บ|จบ",
  "อีก|แท็บ",
  "รับ|คำ",
  "คน|ใช้",
];

/** A line that ends with one of these says the opposite of the sentence. What stands between it and its verb stays too. */
const NEGATIONS = new Set(["ไม่", "อย่า", "ห้าม", "มิ", "ไม่ได้", "ไม่ใช่", "ไม่มี", "ยังไม่"]);
const BETWEEN = new Set(["ได้", "ต้อง", "ควร", "เคย", "สามารถ", "ให้", "ถูก", "ค่อย", "ใช่"]);
/** After "cannot", which follows its verb. */
const AFTER = new Set(["แล้ว", "เลย", "อีก"]);

const dictionary = new Intl.Segmenter("th", { granularity: "word" });
/** What to insert, by text and by place in it. */
const MARKS: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ...NAMES.map((name) => [name, placesOf(segmentsOf(name), JOIN)] as const),
  ...WORDS.map((words) => [words.replace(/\|/g, ""), placesOf(words.split("|"), BREAK)] as const),
]);

/** A last word that is longer than this looks right on a line of its own. */
const SHORT_WORD = 12;
/** A shorter text rarely needs two lines. */
const LONG_TEXT = 16;

/**
 * Tells browsers where a Thai text may break. Their dictionaries find most words, so characters are added only where
 * Chrome's, which is also Node's, breaks a word. The last space of a long text is not broken before one short word.
 */
export function thaiBreaks(text: string): string {
  if (!THAI.test(text)) return text;
  const marks = marksOf(text);
  text.replace(UNITS, (found, _before: string, at: number) => {
    marks.set(at + found.length - 1, NO_BREAK_SPACE);
    return found;
  });
  const space = text.length < LONG_TEXT ? -1 : text.lastIndexOf(" ");
  const endsShort = space > 0 && text.length - space - 1 <= SHORT_WORD;
  if (endsShort) marks.set(space, NO_BREAK_SPACE);
  return Array.from({ length: text.length }, (_, at) => {
    const mark = marks.get(at);
    // A space that keeps a line together takes the place of the one that does not.
    return mark === NO_BREAK_SPACE ? mark : (mark ?? "") + text.charAt(at);
  }).join("");
}

function marksOf(text: string): Map<number, string> {
  const marks = new Map<number, string>();
  const segments = segmentsOf(text);
  const ends = endsOf(segments);
  const words = new Set(ends);
  for (const [piece, places] of MARKS) {
    for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
      const end = at + piece.length;
      const isRead = Array.from(piece, (_, index) => words.has(at + index) === places.has(index))
        .slice(1)
        .every(Boolean);
      if (isRead && !NAMES.includes(piece)) continue;
      // Beside a joined name, the dictionary would read its last part and the next word as one.
      for (const edge of NAMES.includes(piece) ? [at, end] : []) {
        if (THAI.test(text.charAt(edge - 1)) && THAI.test(text.charAt(edge))) marks.set(edge, BREAK);
      }
      for (const [place, mark] of places) marks.set(at + place, mark);
    }
  }
  segments.forEach((segment, index) => {
    const isNegation = NEGATIONS.has(segment);
    const isBetween = BETWEEN.has(segment) && NEGATIONS.has(segments[index - 1] ?? "");
    const end = ends[index] ?? 0;
    const goesOn = THAI.test(text.charAt(end));
    if ((isNegation || isBetween) && goesOn) marks.set(end, JOIN);
    // "Cannot" follows its verb.
    const verb = segments[index - 2] ?? "";
    const isOver = !goesOn || AFTER.has(segments[index + 1] ?? "");
    if (segment === "ได้" && isBetween && isOver && THAI.test(verb)) marks.set(ends[index - 2] ?? 0, JOIN);
    // "Do not transfer again" without its last word, and "or not" without its first, say something else.
    const isLast = segment.startsWith("ซ้ำ") || (segment === "ไม่" && !goesOn && segments[index - 1] === "หรือ");
    if (isLast && THAI.test(segments[index - 1] ?? "")) marks.set(ends[index - 1] ?? 0, JOIN);
    if (segment === "ยัง" && NEGATIONS.has(segments[index + 1] ?? "")) marks.set(end, JOIN);
  });
  return marks;
}

function placesOf(pieces: readonly string[], mark: string): ReadonlyMap<number, string> {
  return new Map(endsOf(pieces.slice(0, -1)).map((end) => [end, mark]));
}

function endsOf(pieces: readonly string[]): readonly number[] {
  return pieces.map((_, index) => pieces.slice(0, index + 1).join("").length);
}

function segmentsOf(text: string): readonly string[] {
  return Array.from(dictionary.segment(text), ({ segment }) => segment);
}
