import type { Refusal } from "../../../core/shared/refusal.ts";
import { ok } from "../../../core/shared/result.ts";
import type { CodeChoices } from "./use-code.ts";

/** What `second-factor-required` says: the kinds, and at sign-in what a passkey must sign. */
export function choicesOf({ kinds, passkeyOptions }: Refusal["facts"]): CodeChoices {
  const hasApp = typeof kinds !== "string" || kinds.split(",").includes("totp");
  return {
    first: hasApp ? "totp" : "recovery-code",
    ...(typeof passkeyOptions === "string" && { passkeyOptions: async () => ok({ options: passkeyOptions }) }),
  };
}
