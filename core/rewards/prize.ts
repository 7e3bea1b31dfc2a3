import type { Satang } from "../shared/money.ts";

/** What a wheel, a card, a check-in or a claim can give. */
export type Prize =
  | { readonly kind: "credit"; readonly amountSatang: Satang }
  | { readonly kind: "points"; readonly points: number }
  /** A thing that staff hand over. */
  | { readonly kind: "item"; readonly title: string }
  | { readonly kind: "nothing" };

/** A prize and how likely it is: no odds are hidden. */
export interface ChancedPrize {
  readonly prize: Prize;
  /** 0 to 1; those of one wheel or one set of cards add up to 1. */
  readonly chance: number;
}
