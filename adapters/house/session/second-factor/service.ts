import type { MemberId } from "../../../../core/session/model.ts";
import type {
  SecondFactorProof,
  SecondFactorStatus,
  TotpSetup,
  TotpTurnOff,
} from "../../../../core/session/second-factor/model.ts";
import { parseProof } from "../../../../core/session/second-factor/parse-proof.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../../core/shared/result.ts";
import type { Answer } from "../../engine/answer.ts";
import type { ServiceContext } from "../../engine/service-context.ts";
import type { Sessions } from "../sessions.ts";
import { createProofs } from "./proofs.ts";

/** A member's second factor. See `SecondFactorPort` for the refusals of each call. */
export interface SecondFactorService {
  secondFactor(): Promise<SecondFactorStatus>;
  beginTotp(password: string): Answer<TotpSetup>;
  /** Returns the recovery codes. */
  turnOnTotp(code: string): Answer<readonly string[]>;
  turnOffTotp(change: TotpTurnOff): Answer<void>;
  /** Confirms the session of the token. Returns until when. */
  confirmSession(proof: SecondFactorProof, token: string): Answer<Instant>;
}

export function createSecondFactorService(
  context: ServiceContext,
  sessions: Sessions,
  id: MemberId,
): SecondFactorService {
  const { streams, secondFactors, tokens } = context;
  const proofs = createProofs(context);

  /** The hash that the password was verified against. Wrong ones are limited like sign-ins. */
  async function checkPassword(password: string): Answer<string> {
    const { passwordHash } = await streams.readStored(id);
    const check = await sessions.checkPassword({ account: `member ${id}`, signedIn: true }, password, passwordHash);
    if (!check.ok) return check;
    return check.value ? ok(passwordHash) : err(at("password", refuse("password-wrong")));
  }

  return {
    async secondFactor() {
      const { totp, recoveryCodes } = (await streams.readStored(id)).secondFactor;
      return { totpSince: totp?.since, recoveryCodesLeft: recoveryCodes.length };
    },
    async beginTotp(password) {
      const checked = await checkPassword(password);
      if (!checked.ok) return checked;
      const { secret, sealedSecret } = secondFactors.createSecret(id);
      const command = { type: "begin-totp", sealedSecret, passwordHash: checked.value } as const;
      return mapOk((await streams.execute(id, command)).outcome, () => ({ secret }));
    },
    async turnOnTotp(code) {
      const parsed = parseProof({ kind: "totp", code });
      if (!parsed.ok) return parsed;
      const { begun } = (await streams.readStored(id)).secondFactor;
      if (!begun) return err(refuse("second-factor-changed"));
      const { sealedSecret } = begun;
      const step = await proofs.stepOf(id, sealedSecret, parsed.value.code);
      if (!step.ok) return step;
      const codes = secondFactors.createRecoveryCodes();
      const recoveryCodes = codes.map((each) => secondFactors.hashRecoveryCode(id, each));
      const command = { type: "turn-on-totp", sealedSecret, step: step.value, recoveryCodes } as const;
      return mapOk((await streams.execute(id, command)).outcome, () => codes);
    },
    async turnOffTotp({ password, proof }) {
      const checked = await checkPassword(password);
      if (!checked.ok) return checked;
      const verified = await proofs.verify(id, (await streams.readStored(id)).secondFactor, proof);
      if (!verified.ok) return verified;
      const command = { type: "turn-off-totp", passwordHash: checked.value, proof: verified.value } as const;
      return mapOk((await streams.execute(id, command)).outcome, () => undefined);
    },
    async confirmSession(proof, token) {
      const verified = await proofs.verify(id, (await streams.readStored(id)).secondFactor, proof);
      if (!verified.ok) return verified;
      const tokenHash = await tokens.hash(token);
      const { state, now, outcome } = await streams.execute(id, {
        type: "confirm-session",
        tokenHash,
        proof: verified.value,
      });
      return mapOk(outcome, () => state.secondFactor.confirmedUntil.get(tokenHash) ?? now);
    },
  };
}
