import type { Problem } from "../../shared/fault.ts";
import { at, refuse } from "../../shared/refusal.ts";
import { err, type Result } from "../../shared/result.ts";
import type { TotpSetup } from "./model.ts";
import type { SecondFactorPort } from "./port.ts";

/** Starts to set up the authenticator app. An empty password is not sent. */
export async function beginTotp(
  { secondFactor }: { readonly secondFactor: Pick<SecondFactorPort, "begin"> },
  password: string,
): Promise<Result<TotpSetup, Problem>> {
  if (password === "") return err(at("password", refuse("password-required")));
  return secondFactor.begin(password);
}
