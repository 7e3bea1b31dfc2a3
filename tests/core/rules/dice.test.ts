import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DICE_BETS,
  type DiceBet,
  diceOdds,
  diceWin,
  type Face,
  isDiceBet,
  isDiceWin,
  type Throw,
  throwDice,
} from "../../../core/rules/dice.ts";
import { MAX_AMOUNT, satang, ZERO } from "../../../core/shared/money.ts";
import { anAmount } from "../../arbitraries/core/money.ts";
import { anyText } from "../../arbitraries/core/text.ts";

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const ALL_THROWS = FACES.flatMap((one) => FACES.flatMap((two) => FACES.map((three): Throw => [one, two, three])));
const winningThrow = (bet: DiceBet): Throw => ALL_THROWS.find((dice) => isDiceWin(bet, dice)) ?? [1, 1, 1];
const aThrow = () => fc.constantFrom(...ALL_THROWS);
const aBet = () => fc.constantFrom(...DICE_BETS);

describe("the dice rule", () => {
  test.each([
    ["low", 108, 97],
    ["high", 108, 97],
    ["eleven", 27, 97],
    ["triple", 6, 97],
    ["face-1", 91, 97],
    ["face-6", 91, 97],
  ] as const)("%s wins %d of 216 throws and pays %d%% back", (bet, wins, returnPercent) => {
    expect(ALL_THROWS.filter((dice) => isDiceWin(bet, dice))).toHaveLength(wins);
    expect(diceOdds(bet)).toMatchObject({ chance: wins / 216, returnPercent });
  });

  test("wins on a face, on eleven and on three of a kind exactly when the dice show it", () => {
    for (const dice of ALL_THROWS) {
      for (const face of FACES) expect(isDiceWin(`face-${face}`, dice)).toBe(dice.includes(face));
      expect(isDiceWin("eleven", dice)).toBe(dice[0] + dice[1] + dice[2] === 11);
      expect(isDiceWin("triple", dice)).toBe(new Set(dice).size === 1);
    }
  });

  test("pays for a stake of 100 what its table says", () => {
    const pays = DICE_BETS.map((bet) => diceWin(bet, satang(100), winningThrow(bet)));
    expect(pays).toEqual([194, 194, 776, 3492, 230, 230, 230, 230, 230, 230]);
  });

  test("pays back the shown percentage over all throws", () => {
    for (const bet of DICE_BETS) {
      const stake = satang(10_000);
      const back = ALL_THROWS.reduce((sum, dice) => sum + diceWin(bet, stake, dice), 0);
      expect(Math.round((back / (stake * ALL_THROWS.length)) * 1000) / 10).toBe(diceOdds(bet).returnPercent);
    }
  });

  test("pays whole satang, never more than shown and nothing on a loss, in any order of the dice", () => {
    fc.assert(
      fc.property(aBet(), anAmount(), aThrow(), (bet, stake, dice) => {
        const win = diceWin(bet, stake, dice);
        expect(Number.isSafeInteger(win)).toBe(true);
        if (isDiceWin(bet, dice)) {
          const exact = (stake * diceOdds(bet).pays) / 100;
          expect(win).toBeLessThanOrEqual(exact);
          expect(win).toBeGreaterThan(exact - 1);
        } else expect(win).toBe(ZERO);
        const [one, two, three] = dice;
        expect(diceWin(bet, stake, [three, one, two])).toBe(win);
      }),
    );
    expect(Number.isSafeInteger(diceWin("triple", MAX_AMOUNT, [2, 2, 2]))).toBe(true);
  });

  test("lets either low or high win for every throw", () => {
    for (const dice of ALL_THROWS) expect(isDiceWin("low", dice)).not.toBe(isDiceWin("high", dice));
  });

  test("gives each of the 216 throws the same chance, with valid faces only", () => {
    const seen = new Map<string, number>();
    for (let one = 0; one < 12; one += 1) {
      for (let two = 0; two < 12; two += 1) {
        for (let three = 0; three < 12; three += 1) {
          const draws = [one / 12, two / 12, three / 12];
          const dice = throwDice(() => draws.shift() ?? Number.NaN);
          seen.set(dice.join(), (seen.get(dice.join()) ?? 0) + 1);
        }
      }
    }
    expect([...seen.values()]).toEqual(Array.from({ length: 216 }, () => 8));
    expect(throwDice(() => 1 - Number.EPSILON / 2)).toEqual([6, 6, 6]);
    // A source that rounds up to 1 breaks its promise and still throws a valid face.
    expect(throwDice(() => 1)).toEqual([6, 6, 6]);
  });

  test("accepts its own bets and no other text", () => {
    for (const bet of DICE_BETS) expect(isDiceBet(bet)).toBe(true);
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(isDiceBet(text)).toBe(DICE_BETS.some((bet) => bet === text));
      }),
    );
  });
});
