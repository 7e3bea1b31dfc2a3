import { ACCESS_DEFECTS } from "./access-defects.ts";
import { DAY_MUTANTS } from "./day-mutants.ts";
import { GAMES_DEFECTS } from "./games-defects.ts";
import { KEY_MUTANTS } from "./key-mutants.ts";
import { MONEY_MUTANTS } from "./money-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { REWARDS_DEFECTS } from "./rewards-defects.ts";
import { SESSION_DEFECTS } from "./session-defects.ts";
import { WALLET_DEFECTS } from "./wallet-defects.ts";

/** Every seeded defect. */
export const DEFECTS: readonly Mutant[] = [
  ...MONEY_MUTANTS,
  ...DAY_MUTANTS,
  ...KEY_MUTANTS,
  ...WALLET_DEFECTS,
  ...GAMES_DEFECTS,
  ...REWARDS_DEFECTS,
  ...SESSION_DEFECTS,
  ...ACCESS_DEFECTS,
];
