import fc from "fast-check";

/** Any text that a person or an attacker can type or paste: ASCII, Thai, and every code point with lone surrogates. */
export const anyText = () =>
  fc
    .array(
      fc.oneof(
        fc.nat({ max: 0x7f }),
        fc.integer({ min: 0x0e00, max: 0x0e7f }),
        fc.nat({ max: 0xffff }),
        fc.integer({ min: 0x1_0000, max: 0x10_ffff }),
      ),
      { maxLength: 60 },
    )
    .map((points) => String.fromCodePoint(...points));

/** Text of the characters that matter to a parser, so that many texts are almost correct. */
export const textOf = (characters: string, maxLength = 20) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), maxLength });

/** Replaces the Latin digits of a text with Thai ones. */
export function inThaiDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
}
