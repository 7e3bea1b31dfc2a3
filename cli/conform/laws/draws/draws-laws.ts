import type { Law } from "../../engine/law.ts";
import { chancesAddUp } from "./chances-add-up.ts";
import { diceAgreeWithTheirOdds } from "./dice-agree-with-their-odds.ts";
import { tableSaysItsReturn } from "./table-says-its-return.ts";
import { wheelAgreesWithItsChances } from "./wheel-agrees-with-its-chances.ts";

export const DRAWS_LAWS: readonly Law[] = [
  chancesAddUp,
  diceAgreeWithTheirOdds,
  tableSaysItsReturn,
  wheelAgreesWithItsChances,
];
