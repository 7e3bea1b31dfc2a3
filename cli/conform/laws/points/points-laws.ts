import type { Law } from "../../engine/law.ts";
import { cardTakesItsPrice } from "./card-takes-its-price.ts";
import { grantedPurchaseGivesItsPrize } from "./granted-purchase-gives-its-prize.ts";
import { ledgerHasEveryPoint } from "./ledger-has-every-point.ts";
import { rejectedPrizeGivesNothing } from "./rejected-prize-gives-nothing.ts";
import { rejectedPurchaseReturnsItsPrice } from "./rejected-purchase-returns-its-price.ts";
import { spinTakesItsPrice } from "./spin-takes-its-price.ts";

export const POINTS_LAWS: readonly Law[] = [
  cardTakesItsPrice,
  grantedPurchaseGivesItsPrize,
  ledgerHasEveryPoint,
  rejectedPrizeGivesNothing,
  rejectedPurchaseReturnsItsPrice,
  spinTakesItsPrice,
];
