import fc from "fast-check";
import type { ChancedPrize, Prize } from "../../../core/rewards/model.ts";
import { anAmount } from "./money.ts";

/** What a wheel, a card or a claim gives; `amounts` in satang. */
export const aPrize = (amounts = anAmount(), points = fc.integer({ min: 1, max: 100_000 })): fc.Arbitrary<Prize> =>
  fc.oneof(
    amounts.map((amountSatang): Prize => ({ kind: "credit", amountSatang })),
    points.map((count): Prize => ({ kind: "points", points: count })),
    fc.constantFrom("เสื้อ", "ทองคำ").map((title): Prize => ({ kind: "item", title })),
    fc.constant<Prize>({ kind: "nothing" }),
  );

export const aChancedPrize = (prizes = aPrize()): fc.Arbitrary<ChancedPrize> =>
  fc.record({ prize: prizes, chance: fc.double({ min: 0, max: 1, noNaN: true }) });
