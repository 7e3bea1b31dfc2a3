import type { Defect } from "./plant.ts";
import { REWARDS_DEFECTS } from "./rewards-defects.ts";
import { SESSION_DEFECTS } from "./session-defects.ts";
import { UNSEEN_DEFECTS_1 } from "./unseen-defects-1.ts";
import { UNSEEN_DEFECTS_2 } from "./unseen-defects-2.ts";
import { UNSEEN_DEFECTS_3 } from "./unseen-defects-3.ts";
import { UNSEEN_DEFECTS_4 } from "./unseen-defects-4.ts";
import { UNSEEN_DEFECTS_5 } from "./unseen-defects-5.ts";
import { WALLET_DEFECTS } from "./wallet-defects.ts";

/** Every seeded defect: who looks for defects is measured by them. */
export const DEFECTS: readonly Defect[] = [
  ...WALLET_DEFECTS,
  ...REWARDS_DEFECTS,
  ...SESSION_DEFECTS,
  ...UNSEEN_DEFECTS_1,
  ...UNSEEN_DEFECTS_2,
  ...UNSEEN_DEFECTS_3,
  ...UNSEEN_DEFECTS_4,
  ...UNSEEN_DEFECTS_5,
];
