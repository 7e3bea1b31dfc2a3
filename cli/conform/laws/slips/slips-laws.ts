import type { Law } from "../../engine/law.ts";
import { oneSlipOneCredit } from "./one-slip-one-credit.ts";
import { rejectedSlipCreditsNothing } from "./rejected-slip-credits-nothing.ts";
import { slipHasTheBanksAmount } from "./slip-has-the-banks-amount.ts";
import { slipsByHandCreditOnce } from "./slips-by-hand-credit-once.ts";
import { wrongSlipsAreRefused } from "./wrong-slips-are-refused.ts";

export const SLIPS_LAWS: readonly Law[] = [
  oneSlipOneCredit,
  rejectedSlipCreditsNothing,
  slipHasTheBanksAmount,
  slipsByHandCreditOnce,
  wrongSlipsAreRefused,
];
