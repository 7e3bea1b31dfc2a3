import type { MemberId } from "../../../../core/session/model.ts";
import type {
  NewPasskey,
  PasskeyOptions,
  SecondFactorProof,
  SecondFactorStatus,
  TotpSetup,
  TotpTurnOff,
} from "../../../../core/session/second-factor/model.ts";
import { parseProof } from "../../../../core/session/second-factor/second-factors.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../../core/shared/result.ts";
import type { ServiceContext } from "../../context.ts";
import type { Answer, Decision, Moment } from "../../engine/model.ts";
import type { Slice } from "../../engine/slice.ts";
import type { Passkey } from "../../ports/second-factors.ts";
import { type AccountState, accountOf } from "../account.ts";
import { sessionRoot } from "../session-tokens.ts";
import type { Sessions } from "../sessions.ts";
import {
  confirmationOf,
  isSecondFactorOn,
  type NeededConfirmation,
  NO_SECOND_FACTOR,
  SETUP_MS,
  type SecondFactorEvent,
  type SecondFactorPart,
  type SecondFactorState,
  type ShownProof,
  type VerifiedProof,
} from "./proof-rules.ts";
import { createProofs } from "./proofs.ts";

/** `GUARDED_COMMANDS` says what each of them needs of a member with a second factor. */
export type SecondFactorCommand =
  | (BeginsWithPassword & { readonly type: "begin-totp"; readonly sealedSecret: string })
  | {
      readonly type: "turn-on-totp";
      /** The secret that the code was verified with, and the code's time step. */
      readonly sealedSecret: string;
      readonly step: number;
      readonly recoveryCodes: readonly string[];
      readonly confirmation: NeededConfirmation;
    }
  | { readonly type: "turn-off-totp"; readonly passwordHash: string; readonly proof: VerifiedProof | undefined }
  | (BeginsWithPassword & { readonly type: "begin-passkey" })
  | {
      readonly type: "add-passkey";
      readonly passkey: Passkey;
      readonly proof: OfKind<"registration">;
      /** Taken when it is the first second factor. */
      readonly recoveryCodes: readonly string[];
      readonly confirmation: NeededConfirmation;
    }
  | { readonly type: "remove-passkey"; readonly passkeyId: string; readonly confirmation: NeededConfirmation }
  | { readonly type: "confirm-session"; readonly tokenHash: string; readonly proof: VerifiedProof | undefined };

interface BeginsWithPassword {
  /** The hash that the password was verified against. */
  readonly passwordHash: string;
  readonly confirmation: NeededConfirmation;
}

type OfKind<Kind> = Extract<ShownProof, { readonly kind: Kind }>;

type State = AccountState & SecondFactorPart;

const MAX_PASSKEYS = 10;

function decideSecondFactor(
  { secondFactor, passwordHash }: State,
  command: SecondFactorCommand,
  { now }: Moment,
): Decision<SecondFactorEvent> {
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
    case "turn-off-totp":
      if (!secondFactor.totp) return err(refuse("second-factor-changed"));
      return ok([{ type: "totp-turned-off", at: now }]);
    case "begin-passkey":
      return ok([]);
    case "add-passkey": {
      const { passkey, recoveryCodes } = command;
      const { passkeys } = secondFactor;
      const known = passkeys.some(({ id }) => id === passkey.id);
      if (known || passkeys.length >= MAX_PASSKEYS) return err(refuse("second-factor-changed"));
      return ok([{ type: "passkey-added", at: now, passkey, ...(!on && { recoveryCodes }) }]);
    }
    case "remove-passkey":
      if (!secondFactor.passkeys.some(({ id }) => id === command.passkeyId)) return ok([]);
      return ok([{ type: "passkey-removed", at: now, passkeyId: command.passkeyId }]);
    case "confirm-session":
      // The proof is what confirms it.
      return on ? ok([]) : err(refuse("second-factor-changed"));
  }
}

/** Without a factor, recovery codes and confirmations mean nothing. */
function offUnlessOn(state: SecondFactorState): SecondFactorState {
  return isSecondFactorOn(state) ? state : { ...NO_SECOND_FACTOR, usedChallenges: state.usedChallenges };
}

function withChallenge(state: SecondFactorState, challenge: string, endsAt: Instant, at: Instant): SecondFactorState {
  const current = [...state.usedChallenges].filter(([, end]) => end > at);
  return { ...state, usedChallenges: new Map([...current, [challenge, endsAt]]) };
}

function without(state: SecondFactorState, proof: ShownProof, at: Instant): SecondFactorState {
  if (proof.kind === "registration") return withChallenge(state, proof.challenge, proof.challengeEndsAt, at);
  if (proof.kind === "passkey") {
    const { passkeyId, challenge, challengeEndsAt, signCount } = proof;
    const passkeys = state.passkeys.map((each) => (each.id === passkeyId ? { ...each, signCount } : each));
    return { ...withChallenge(state, challenge, challengeEndsAt, at), passkeys };
  }
  if (proof.kind === "recovery-code") {
    return { ...state, recoveryCodes: state.recoveryCodes.filter((hash) => hash !== proof.hash) };
  }
  return { ...state, totp: state.totp && { ...state.totp, lastStep: Math.max(state.totp.lastStep, proof.step) } };
}

/** A member's second factor. See `SecondFactorPort` for the refusals of each call. `token` is that of the session that asks. */
export interface SecondFactorService {
  secondFactor(): Promise<SecondFactorStatus>;
  beginTotp(password: string, token: string): Answer<TotpSetup>;
  /** Returns the recovery codes. */
  turnOnTotp(code: string, token: string): Answer<readonly string[]>;
  turnOffTotp(change: TotpTurnOff, token: string): Answer<void>;
  beginPasskey(password: string, origin: string, token: string): Answer<PasskeyOptions>;
  /** Returns the recovery codes when it is the first second factor. */
  addPasskey(passkey: NewPasskey, token: string): Answer<readonly string[]>;
  removePasskey(passkeyId: string, token: string): Answer<void>;
  passkeyChallenge(token: string): Answer<PasskeyOptions>;
  /** Confirms the session of the token. Returns until when. */
  confirmSession(proof: SecondFactorProof, token: string): Answer<Instant>;
}

function createSecondFactorService(context: Context, id: MemberId): SecondFactorService {
  const { clock, streams, secondFactors, passkeys, tokens, sessions } = context;
  const proofs = createProofs(context);

  /** The hash that the password was verified against. Wrong ones are limited like sign-ins. */
  async function checkPassword(password: string): Answer<string> {
    const { passwordHash } = await streams.readStored(id);
    const check = await sessions.checkPassword({ account: `member ${id}`, signedIn: true }, password, passwordHash);
    if (!check.ok) return check;
    return check.value ? ok(passwordHash) : err(at("password", refuse("password-wrong")));
  }

  /** What a challenge is bound to. */
  async function purposeOf<Name extends "confirmation" | "registration">(name: Name, token: string) {
    const session = sessionRoot(await streams.readStored(id), await tokens.hash(token));
    return { name, member: id, session } as const;
  }

  async function verify(proof: SecondFactorProof, token: string): Answer<VerifiedProof | undefined> {
    const { secondFactor } = await streams.readStored(id);
    return proofs.verify(await purposeOf("confirmation", token), secondFactor, proof);
  }

  return {
    async secondFactor() {
      const { totp, recoveryCodes, passkeys: known } = (await streams.readStored(id)).secondFactor;
      const names = known.map(({ id: passkeyId, name, addedAt }) => ({ id: passkeyId, name, addedAt }));
      return { totpSince: totp?.since, recoveryCodesLeft: recoveryCodes.length, passkeys: names };
    },
    async beginTotp(password, token) {
      const checked = await checkPassword(password);
      if (!checked.ok) return checked;
      const { secret, sealedSecret } = secondFactors.createSecret(id);
      const { outcome } = await streams.execute(id, {
        type: "begin-totp",
        sealedSecret,
        passwordHash: checked.value,
        ...(await confirmationOf(context, token)),
      });
      return mapOk(outcome, () => ({ secret }));
    },
    async turnOnTotp(code, token) {
      const parsed = parseProof({ kind: "totp", code });
      if (!parsed.ok) return parsed;
      const { begun } = (await streams.readStored(id)).secondFactor;
      if (!begun) return err(refuse("second-factor-changed"));
      const { sealedSecret } = begun;
      const step = await proofs.stepOf(id, sealedSecret, parsed.value.code);
      if (!step.ok) return step;
      const codes = secondFactors.createRecoveryCodes();
      const { outcome } = await streams.execute(id, {
        type: "turn-on-totp",
        sealedSecret,
        step: step.value,
        recoveryCodes: codes.map((each) => secondFactors.hashRecoveryCode(id, each)),
        ...(await confirmationOf(context, token)),
      });
      return mapOk(outcome, () => codes);
    },
    async turnOffTotp({ password, proof }, token) {
      const checked = await checkPassword(password);
      if (!checked.ok) return checked;
      const verified = await verify(proof, token);
      if (!verified.ok) return verified;
      const command = { type: "turn-off-totp", passwordHash: checked.value, proof: verified.value } as const;
      return mapOk((await streams.execute(id, command)).outcome, () => undefined);
    },
    async beginPasskey(password, origin, token) {
      const checked = await checkPassword(password);
      if (!checked.ok) return checked;
      const confirmation = await confirmationOf(context, token);
      const command = { type: "begin-passkey", passwordHash: checked.value, ...confirmation } as const;
      const { state, outcome } = await streams.execute(id, command);
      if (!outcome.ok) return outcome;
      const { username } = accountOf(state);
      const known = state.secondFactor.passkeys;
      const purpose = await purposeOf("registration", token);
      const options = await passkeys.registrationOptions(purpose, username, origin, known, clock());
      return options === undefined ? err(refuse("passkey-unavailable")) : ok({ options });
    },
    async addPasskey({ name, credential }, token) {
      const purpose = await purposeOf("registration", token);
      const verified = await passkeys.verifyRegistration(purpose, name, credential, clock());
      if (!verified) return err(refuse("second-factor-wrong"));
      const { passkey, ...signed } = verified;
      const codes = secondFactors.createRecoveryCodes();
      const { state, outcome } = await streams.execute(id, {
        type: "add-passkey",
        passkey,
        proof: { kind: "registration", ...signed },
        recoveryCodes: codes.map((each) => secondFactors.hashRecoveryCode(id, each)),
        ...(await confirmationOf(context, token)),
      });
      const [first = ""] = codes;
      const taken = state.secondFactor.recoveryCodes.includes(secondFactors.hashRecoveryCode(id, first));
      return mapOk(outcome, () => (taken ? codes : []));
    },
    async removePasskey(passkeyId, token) {
      const command = { type: "remove-passkey", passkeyId, ...(await confirmationOf(context, token)) } as const;
      return mapOk((await streams.execute(id, command)).outcome, () => undefined);
    },
    async passkeyChallenge(token) {
      const known = (await streams.readStored(id)).secondFactor.passkeys;
      if (known.length === 0) return err(refuse("second-factor-changed"));
      const purpose = await purposeOf("confirmation", token);
      return ok({ options: await passkeys.assertionOptions(purpose, known, clock()) });
    },
    async confirmSession(proof, token) {
      const verified = await verify(proof, token);
      if (!verified.ok) return verified;
      const tokenHash = await tokens.hash(token);
      const command = { type: "confirm-session", tokenHash, proof: verified.value } as const;
      const { state, now, outcome } = await streams.execute(id, command);
      return mapOk(outcome, () => state.secondFactor.confirmedUntil.get(sessionRoot(state, tokenHash)) ?? now);
    },
  };
}

interface Context extends ServiceContext<State, SecondFactorCommand> {
  readonly sessions: Pick<Sessions, "checkPassword">;
}

interface SecondFactor {
  readonly state: SecondFactorPart;
  readonly needs: AccountState;
  readonly command: SecondFactorCommand;
  readonly event: SecondFactorEvent;
  readonly context: Context;
  readonly service: SecondFactorService;
}

export const secondFactor: Slice<SecondFactor> = {
  initial: { secondFactor: NO_SECOND_FACTOR },
  decide: {
    "begin-totp": decideSecondFactor,
    "turn-on-totp": decideSecondFactor,
    "turn-off-totp": decideSecondFactor,
    "begin-passkey": decideSecondFactor,
    "add-passkey": decideSecondFactor,
    "remove-passkey": decideSecondFactor,
    "confirm-session": decideSecondFactor,
  },
  evolve: {
    "totp-begun": (state, { sealedSecret, at }) => ({
      ...state,
      secondFactor: { ...state.secondFactor, begun: { sealedSecret, at } },
    }),
    "totp-turned-on": (state, { sealedSecret, step, recoveryCodes, at }) => ({
      ...state,
      secondFactor: {
        ...state.secondFactor,
        begun: undefined,
        totp: { sealedSecret, since: at, lastStep: step },
        recoveryCodes,
      },
    }),
    "totp-turned-off": (state) => ({ ...state, secondFactor: offUnlessOn({ ...state.secondFactor, totp: undefined }) }),
    "passkey-added": (state, { passkey, challenge, challengeEndsAt = 0 as Instant, recoveryCodes, at }) => ({
      ...state,
      secondFactor: {
        ...(challenge === undefined
          ? state.secondFactor
          : withChallenge(state.secondFactor, challenge, challengeEndsAt, at)),
        passkeys: [...state.secondFactor.passkeys, { ...passkey, addedAt: at }],
        recoveryCodes: recoveryCodes ?? state.secondFactor.recoveryCodes,
      },
    }),
    "passkey-removed": (state, { passkeyId }) => ({
      ...state,
      secondFactor: offUnlessOn({
        ...state.secondFactor,
        passkeys: state.secondFactor.passkeys.filter(({ id }) => id !== passkeyId),
      }),
    }),
    "second-factor-used": (state, { proof, tokenHash, until, at }) => {
      const after = without(state.secondFactor, proof, at);
      if (tokenHash === undefined || until === undefined) return { ...state, secondFactor: after };
      const current = [...after.confirmedUntil].filter(([, end]) => end > at);
      return { ...state, secondFactor: { ...after, confirmedUntil: new Map([...current, [tokenHash, until]]) } };
    },
  },
  shows: {
    "totp-begun": [],
    "totp-turned-on": ["inbox"],
    "totp-turned-off": ["inbox"],
    "passkey-added": ["inbox"],
    "passkey-removed": ["inbox"],
    "second-factor-used": [],
  },
  service: createSecondFactorService,
};
