import type { Problem } from "../../shared/fault.ts";
import type { Result } from "../../shared/result.ts";
import { parseProof } from "./parse-proof.ts";
import type { SecondFactorPort } from "./port.ts";

/** Turns the authenticator app on. A code of another shape is not sent. */
export async function turnOnTotp(
  { secondFactor }: { readonly secondFactor: Pick<SecondFactorPort, "turnOn"> },
  code: string,
): Promise<Result<readonly string[], Problem>> {
  const parsed = parseProof({ kind: "totp", code });
  return parsed.ok ? secondFactor.turnOn(parsed.value.code) : parsed;
}
