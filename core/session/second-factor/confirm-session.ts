import type { Instant } from "../../shared/bangkok-time.ts";
import type { Problem } from "../../shared/fault.ts";
import type { Result } from "../../shared/result.ts";
import type { SecondFactorProof } from "./model.ts";
import { parseProof } from "./parse-proof.ts";
import type { SecondFactorPort } from "./port.ts";

/** Confirms the session with a code, until the returned time. A code of another shape is not sent. */
export async function confirmSession(
  { secondFactor }: { readonly secondFactor: Pick<SecondFactorPort, "confirm"> },
  proof: SecondFactorProof,
): Promise<Result<Instant, Problem>> {
  const parsed = parseProof(proof);
  return parsed.ok ? secondFactor.confirm(parsed.value) : parsed;
}
