import fc from "fast-check";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";

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
