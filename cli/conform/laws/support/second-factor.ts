import { instant } from "../../../../core/shared/bangkok-time.ts";
import { totpCode as codeOfApp } from "../../../flow/run/totp-code.ts";
import { notChecked } from "../../engine/stop.ts";
import type { Member, Trial } from "../../engine/trial.ts";

/** How long a code of an authenticator app lasts. */
export const STEP_MS = 30_000;

/** What an authenticator app shows at a time (RFC 6238): six digits, 30 seconds, SHA-1. */
export function totpCode(secret: string, at: number): string {
  return codeOfApp(secret, instant(at), 0) ?? notChecked("the secret is none of an authenticator app");
}

/** A code that is wrong now. */
export function wrongCode(secret: string, at: number): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => totpCode(secret, at + steps * STEP_MS));
  return ["314159", "271828", "161803", "141421", "577215", "662607"].find((code) => !near.includes(code)) ?? "000000";
}

export interface Protected {
  readonly member: Member;
  readonly recoveryCodes: readonly string[];
  /** The next code of the app, which nobody has used. The clock moves on by the time of one code. */
  readonly nextCode: () => Promise<string>;
  /** The code of the next 30 seconds, which most backends accept now, too. The clock stays. */
  readonly earlyCode: () => Promise<string>;
  /** A code that is wrong now. */
  readonly wrongCode: () => Promise<string>;
}

/** A new member with an authenticator app. */
export async function protectedMember({ member, clock }: Trial, credit = 0): Promise<Protected> {
  const one = await member({ credit });
  const { secret } = await one.get("beginTotp", { body: { password: one.password } });
  const nextCode = async () => {
    await clock.advance(STEP_MS);
    return totpCode(secret, await clock.now());
  };
  const { recoveryCodes } = await one.get("turnOnTotp", { body: { code: await nextCode() } });
  const earlyCode = async () => totpCode(secret, (await clock.now()) + STEP_MS);
  const codes = { nextCode, earlyCode, wrongCode: async () => wrongCode(secret, await clock.now()) };
  return { member: one, recoveryCodes, ...codes };
}

export function byApp(code: string) {
  return { kind: "totp", code } as const;
}

export function byRecoveryCode(code: string) {
  return { kind: "recovery-code", code } as const;
}
