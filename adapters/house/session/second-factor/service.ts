import type { MemberId } from "../../../../core/session/model.ts";
import type {
  NewPasskey,
  PasskeyOptions,
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
import { accountOf } from "../views.ts";
import { createProofs } from "./proofs.ts";

/** A member's second factor. See `SecondFactorPort` for the refusals of each call. */
export interface SecondFactorService {
  secondFactor(): Promise<SecondFactorStatus>;
  beginTotp(password: string): Answer<TotpSetup>;
  /** Returns the recovery codes. */
  turnOnTotp(code: string): Answer<readonly string[]>;
  turnOffTotp(change: TotpTurnOff): Answer<void>;
  beginPasskey(password: string, origin: string): Answer<PasskeyOptions>;
  /** Returns the recovery codes when it is the first second factor. */
  addPasskey(passkey: NewPasskey, token: string): Answer<readonly string[]>;
  removePasskey(passkeyId: string, token: string): Answer<void>;
  passkeyChallenge(): Answer<PasskeyOptions>;
  /** Confirms the session of the token. Returns until when. */
  confirmSession(proof: SecondFactorProof, token: string): Answer<Instant>;
}

export function createSecondFactorService(
  context: ServiceContext,
  sessions: Sessions,
  id: MemberId,
): SecondFactorService {
  const { clock, streams, secondFactors, passkeys, tokens } = context;
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
      const { totp, recoveryCodes, passkeys: known } = (await streams.readStored(id)).secondFactor;
      const names = known.map(({ id: passkeyId, name, addedAt }) => ({ id: passkeyId, name, addedAt }));
      return { totpSince: totp?.since, recoveryCodesLeft: recoveryCodes.length, passkeys: names };
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
    async beginPasskey(password, origin) {
      const checked = await checkPassword(password);
      if (!checked.ok) return checked;
      const state = await streams.readStored(id);
      const { username } = accountOf(state);
      const known = state.secondFactor.passkeys;
      const options = await passkeys.registrationOptions({ id, username }, origin, known, clock());
      return options === undefined ? err(refuse("passkey-unavailable")) : ok({ options });
    },
    async addPasskey({ name, credential }, token) {
      const verified = await passkeys.verifyRegistration(id, name, credential, clock());
      if (!verified) return err(refuse("second-factor-wrong"));
      const codes = secondFactors.createRecoveryCodes();
      const { state, outcome } = await streams.execute(id, {
        type: "add-passkey",
        ...verified,
        recoveryCodes: codes.map((each) => secondFactors.hashRecoveryCode(id, each)),
        confirmation: { tokenHash: await tokens.hash(token) },
      });
      const [first = ""] = codes;
      const taken = state.secondFactor.recoveryCodes.includes(secondFactors.hashRecoveryCode(id, first));
      return mapOk(outcome, () => (taken ? codes : []));
    },
    async removePasskey(passkeyId, token) {
      const confirmation = { tokenHash: await tokens.hash(token) };
      return mapOk(
        (await streams.execute(id, { type: "remove-passkey", passkeyId, confirmation })).outcome,
        () => undefined,
      );
    },
    async passkeyChallenge() {
      const known = (await streams.readStored(id)).secondFactor.passkeys;
      if (known.length === 0) return err(refuse("second-factor-changed"));
      return ok({ options: await passkeys.assertionOptions(id, known, clock()) });
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
