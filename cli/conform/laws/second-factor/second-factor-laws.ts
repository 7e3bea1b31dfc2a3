import type { Law } from "../../engine/law.ts";
import { moneyNeedsAConfirmation } from "./money-needs-a-confirmation.ts";
import { recoveryCodesWorkOnce } from "./recovery-codes-work-once.ts";
import { setupBeginsWithACode } from "./setup-begins-with-a-code.ts";
import { signInNeedsACode } from "./sign-in-needs-a-code.ts";
import { turnsOffWithBoth } from "./turns-off-with-both.ts";
import { wrongCodesAreLimited } from "./wrong-codes-are-limited.ts";

/** The authenticator app and its recovery codes. */
export const SECOND_FACTOR_LAWS: readonly Law[] = [
  signInNeedsACode,
  setupBeginsWithACode,
  recoveryCodesWorkOnce,
  moneyNeedsAConfirmation,
  turnsOffWithBoth,
  wrongCodesAreLimited,
];
