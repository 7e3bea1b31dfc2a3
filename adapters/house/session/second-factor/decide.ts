import { at, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { Decision, DecisionContext } from "../../engine/commands.ts";
import type { MemberState } from "../../engine/state.ts";
import { checkConfirmation } from "./check-confirmation.ts";
import type { SecondFactorCommand } from "./commands.ts";
import { isSecondFactorOn, judgeProof, SETUP_MS, usedProof } from "./judge-proof.ts";

const MAX_PASSKEYS = 10;

export function decideSecondFactor(
  { secondFactor, passwordHash }: MemberState,
  command: SecondFactorCommand,
  context: DecisionContext,
): Decision {
  const { now } = context;
  // The password may have changed since it was verified.
  if ("passwordHash" in command && command.passwordHash !== passwordHash) {
    return err(at("password", refuse("password-wrong")));
  }
  const on = isSecondFactorOn(secondFactor);
  switch (command.type) {
    case "begin-totp":
      if (secondFactor.totp) return err(refuse("second-factor-changed"));
      return ok([{ type: "totp-begun", at: now, sealedSecret: command.sealedSecret }]);
    case "turn-on-totp": {
      const { begun } = secondFactor;
      const current = begun?.sealedSecret === command.sealedSecret && now - begun.at < SETUP_MS;
      if (secondFactor.totp || !current) return err(refuse("second-factor-changed"));
      const { sealedSecret, step, recoveryCodes } = command;
      return ok([{ type: "totp-turned-on", at: now, sealedSecret, step, recoveryCodes }]);
    }
    case "turn-off-totp": {
      if (!secondFactor.totp) return err(refuse("second-factor-changed"));
      const refusal = judgeProof(secondFactor, command.proof);
      return refusal ? err(refusal) : ok([{ type: "totp-turned-off", at: now }]);
    }
    case "add-passkey": {
      const { type: _type, confirmation, recoveryCodes, ...added } = command;
      const refusal = checkConfirmation(secondFactor, confirmation, now);
      if (refusal) return err(refusal);
      const { passkeys, usedChallenges } = secondFactor;
      if (usedChallenges.has(added.challenge)) return err(refuse("second-factor-used"));
      const known = passkeys.some(({ id }) => id === added.passkey.id);
      if (known || passkeys.length >= MAX_PASSKEYS) return err(refuse("second-factor-changed"));
      return ok([{ ...added, type: "passkey-added", at: now, ...(!on && { recoveryCodes }) }]);
    }
    case "remove-passkey": {
      if (!secondFactor.passkeys.some(({ id }) => id === command.passkeyId)) return ok([]);
      const refusal = checkConfirmation(secondFactor, command.confirmation, now);
      return refusal ? err(refusal) : ok([{ type: "passkey-removed", at: now, passkeyId: command.passkeyId }]);
    }
    case "confirm-session": {
      if (!on) return err(refuse("second-factor-changed"));
      const refusal = judgeProof(secondFactor, command.proof);
      return refusal ? err(refusal) : ok(usedProof(secondFactor, command.proof, command.tokenHash, context));
    }
  }
}
