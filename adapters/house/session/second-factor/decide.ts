import { at, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { Decision, DecisionContext } from "../../engine/commands.ts";
import type { MemberState } from "../../engine/state.ts";
import type { SecondFactorCommand } from "./commands.ts";
import { isSecondFactorOn, judgeProof, SETUP_MS, usedProof } from "./judge-proof.ts";

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
      if (on) return err(refuse("second-factor-changed"));
      return ok([{ type: "totp-begun", at: now, sealedSecret: command.sealedSecret }]);
    case "turn-on-totp": {
      const { begun } = secondFactor;
      const current = begun?.sealedSecret === command.sealedSecret && now - begun.at < SETUP_MS;
      if (on || !current) return err(refuse("second-factor-changed"));
      const { sealedSecret, step, recoveryCodes } = command;
      return ok([{ type: "totp-turned-on", at: now, sealedSecret, step, recoveryCodes }]);
    }
    case "turn-off-totp": {
      if (!on) return err(refuse("second-factor-changed"));
      const refusal = judgeProof(secondFactor, command.proof);
      return refusal ? err(refusal) : ok([{ type: "totp-turned-off", at: now }]);
    }
    case "confirm-session": {
      if (!on) return err(refuse("second-factor-changed"));
      const refusal = judgeProof(secondFactor, command.proof);
      return refusal ? err(refusal) : ok(usedProof(secondFactor, command.proof, command.tokenHash, context));
    }
  }
}
