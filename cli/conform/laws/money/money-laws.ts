import type { Law } from "../../engine/law.ts";
import { cashOutReturnsTheCredit } from "./cash-out-returns-the-credit.ts";
import { depositCreditsOnce } from "./deposit-credits-once.ts";
import { lateRejectionReturnsOnce } from "./late-rejection-returns-once.ts";
import { ledgerAddsUp } from "./ledger-adds-up.ts";
import { ledgerHasEveryChange } from "./ledger-has-every-change.ts";
import { refusalChangesNothing } from "./refusal-changes-nothing.ts";
import { roundMovesTheCredit } from "./round-moves-the-credit.ts";
import { satangAreExact } from "./satang-are-exact.ts";
import { withdrawalTakesAndReturns } from "./withdrawal-takes-and-returns.ts";

export const MONEY_LAWS: readonly Law[] = [
  cashOutReturnsTheCredit,
  depositCreditsOnce,
  lateRejectionReturnsOnce,
  ledgerAddsUp,
  ledgerHasEveryChange,
  refusalChangesNothing,
  roundMovesTheCredit,
  satangAreExact,
  withdrawalTakesAndReturns,
];
