import { FRESH_DEFECTS } from "./fresh-defects.ts";
import { FROZEN_DEFECTS } from "./frozen-defects.ts";
import { LATEST_DEFECTS } from "./latest-defects.ts";
import type { Defect } from "./plant.ts";
import { REWARDS_DEFECTS } from "./rewards-defects.ts";
import { SESSION_DEFECTS } from "./session-defects.ts";
import { WALLET_DEFECTS } from "./wallet-defects.ts";

/** Every seeded defect: who looks for defects is measured by them. */
export const DEFECTS: readonly Defect[] = [
  ...WALLET_DEFECTS,
  ...REWARDS_DEFECTS,
  ...SESSION_DEFECTS,
  ...FROZEN_DEFECTS,
  ...FRESH_DEFECTS,
  ...LATEST_DEFECTS,
];
