import { plainCode } from "../../rules/normal-forms.ts";
import type { Instant } from "../../shared/bangkok-time.ts";
import type { Problem } from "../../shared/fault.ts";
import { at, type Refusal, refuse } from "../../shared/refusal.ts";
import { err, ok, type Result } from "../../shared/result.ts";
import type { SecondFactorProof, TotpSetup, TotpTurnOff } from "./model.ts";
import type { SecondFactorPort } from "./port.ts";

/** Digits of a code of the authenticator app. */
export const TOTP_DIGITS = 6;
/** Letters and digits of a recovery code, without the dashes between groups of four. */
export const RECOVERY_CODE_LENGTH = 12;

const TOTP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const RECOVERY_CODE = new RegExp(`^[a-z2-7]{${RECOVERY_CODE_LENGTH}}$`);

/** A code without spaces and dashes, in lower case. Refuses `second-factor-format` at the field `code`. */
export function parseProof({ kind, code }: SecondFactorProof): Result<SecondFactorProof, Refusal> {
  if (kind === "passkey") return ok({ kind, code });
  const plain = plainCode(code);
  const expected = kind === "totp" ? TOTP : RECOVERY_CODE;
  return expected.test(plain) ? ok({ kind, code: plain }) : err(at("code", refuse("second-factor-format")));
}

/** What a typed code is: six digits are a code of the app, everything else is a recovery code. */
export function proofOf(code: string): SecondFactorProof {
  return { kind: TOTP.test(plainCode(code)) ? "totp" : "recovery-code", code };
}

/** Confirms the session with a code, until the returned time. A code of another shape is not sent. */
export async function confirmSession(
  { secondFactor }: { readonly secondFactor: Pick<SecondFactorPort, "confirm"> },
  proof: SecondFactorProof,
): Promise<Result<Instant, Problem>> {
  const parsed = parseProof(proof);
  return parsed.ok ? secondFactor.confirm(parsed.value) : parsed;
}

/** Asks the member to confirm the session; false when they do not. */
interface Confirmation {
  ask(refusal: Refusal): Promise<boolean>;
}

type Call = (...args: readonly never[]) => Promise<Result<unknown, Problem>>;

/**
 * A port with calls that the backend may refuse with `second-factor-required`. The refusal has no effect and does not use
 * up the call's key, so the same call is sent again once the session is confirmed.
 */
export function confirmedCall<Name extends string, Port extends Readonly<Record<Name, Call>>>(
  port: Port,
  names: readonly Name[],
  confirmation: Confirmation,
): Port {
  const asking: Record<string, Call> = {};
  for (const name of names) {
    const call = port[name];
    asking[name] = async (...args) => {
      const answer = await call(...args);
      if (answer.ok || answer.error.kind !== "refusal" || answer.error.code !== "second-factor-required") return answer;
      return (await confirmation.ask(answer.error)) ? call(...args) : answer;
    };
  }
  return { ...port, ...asking };
}

/** Starts to set up the authenticator app. An empty password is not sent. */
export async function beginTotp(
  { secondFactor }: { readonly secondFactor: Pick<SecondFactorPort, "begin"> },
  password: string,
): Promise<Result<TotpSetup, Problem>> {
  if (password === "") return err(at("password", refuse("password-required")));
  return secondFactor.begin(password);
}

/** The address that authenticator apps read from a QR code (Key Uri Format): six digits, 30 seconds, SHA-1. */
export function totpUri({ issuer, username, secret }: Record<"issuer" | "username" | "secret", string>): string {
  // A colon separates the two parts of the label.
  const label = [issuer, username].map((part) => encodeURIComponent(part.replace(/:/g, " "))).join(":");
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** Turns the authenticator app on. A code of another shape is not sent. */
export async function turnOnTotp(
  { secondFactor }: { readonly secondFactor: Pick<SecondFactorPort, "turnOn"> },
  code: string,
): Promise<Result<readonly string[], Problem>> {
  const parsed = parseProof({ kind: "totp", code });
  return parsed.ok ? secondFactor.turnOn(parsed.value.code) : parsed;
}

/** Turns the authenticator app off. What the rules refuse is not sent. */
export async function turnOffTotp(
  { secondFactor }: { readonly secondFactor: Pick<SecondFactorPort, "turnOff"> },
  { password, proof }: TotpTurnOff,
): Promise<Result<void, Problem>> {
  if (password === "") return err(at("password", refuse("password-required")));
  const parsed = parseProof(proof);
  return parsed.ok ? secondFactor.turnOff({ password, proof: parsed.value }) : parsed;
}
