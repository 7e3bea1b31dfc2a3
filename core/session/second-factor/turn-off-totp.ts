import type { Problem } from "../../shared/fault.ts";
import { at, refuse } from "../../shared/refusal.ts";
import { err, type Result } from "../../shared/result.ts";
import type { TotpTurnOff } from "./model.ts";
import { parseProof } from "./parse-proof.ts";
import type { SecondFactorPort } from "./port.ts";

/** Turns the authenticator app off. What the rules refuse is not sent. */
export async function turnOffTotp(
  { secondFactor }: { readonly secondFactor: Pick<SecondFactorPort, "turnOff"> },
  { password, proof }: TotpTurnOff,
): Promise<Result<void, Problem>> {
  if (password === "") return err(at("password", refuse("password-required")));
  const parsed = parseProof(proof);
  return parsed.ok ? secondFactor.turnOff({ password, proof: parsed.value }) : parsed;
}
