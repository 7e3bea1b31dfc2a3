import fc from "fast-check";
import { GAME_CATEGORIES, SLOT_TYPES } from "../core/games/model.ts";
import { LEVEL_IDS, LEVEL_NAMES, REFUND_TABLE_NAMES } from "../core/rules/levels.ts";
import { bangkokDateOf, instant } from "../core/shared/bangkok-time.ts";
import { MAX_AMOUNT, satang } from "../core/shared/money.ts";

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

/** From 2000 to 2100. */
export const anInstant = () => fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) }).map(instant);

export const aBangkokDate = () => anInstant().map(bangkokDateOf);

/** 0 to the largest amount. */
export const aSatang = () => fc.integer({ min: 0, max: MAX_AMOUNT }).map(satang);

/** 1 satang to the largest amount. */
export const anAmount = () => fc.integer({ min: 1, max: MAX_AMOUNT }).map(satang);

/** Any safe integer, also a negative one. */
export const aNetSatang = () => fc.maxSafeInteger().map(satang);

export const aLevelName = () => fc.constantFrom(...LEVEL_NAMES);

export const aLevelId = () => fc.constantFrom(...LEVEL_IDS);

export const aRefundTable = () => fc.constantFrom(...REFUND_TABLE_NAMES);

/** Ten digits, the domain's form. */
export const aPhone = () =>
  fc
    .tuple(fc.constantFrom("06", "08", "09"), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([network, rest]) => network + String(rest).padStart(8, "0"));

/** Ten to fifteen digits. */
export const aBankAccount = () => fc.integer({ min: 10, max: 15 }).chain(digitsOf);

function digitsOf(length: number) {
  return fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""));
}

/** Replaces the Latin digits of a text with Thai ones. */
export function inThaiDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
}

/** Games with distinct ids. */
export const someGames = (maxLength = 30) =>
  fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 12 }),
      name: fc.string({ minLength: 1, maxLength: 24 }),
      latinName: fc.option(fc.string({ maxLength: 24 }), { nil: undefined }),
      category: fc.constantFrom(...GAME_CATEGORIES),
      slotType: fc.option(fc.constantFrom(...SLOT_TYPES), { nil: undefined }),
      provider: fc.constantFrom("ดอกบัวไลฟ์", "คลื่นใต้", "Arena One"),
      returnPercent: fc.option(fc.double({ min: 0, max: 100, noNaN: true, noDefaultInfinity: true }), {
        nil: undefined,
      }),
      imagePath: fc.option(fc.string({ maxLength: 12 }), { nil: undefined }),
      open: fc.boolean(),
      hot: fc.boolean(),
      addedAt: fc.option(fc.integer({ min: 0, max: 2_000_000_000_000 }).map(instant), { nil: undefined }),
      rank: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
      jackpotSatang: fc.option(fc.integer({ min: 0, max: 9_999_999_999 }).map(satang), { nil: undefined }),
    }),
    { maxLength, selector: ({ id }) => id },
  );
