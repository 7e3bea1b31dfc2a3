import { parsePassword, parsePhone } from "../../../core/rules/member-fields.ts";
import { plainDigits, plainUsername } from "../../../core/rules/normal-forms.ts";
import type { MemberId, Recovery, RecoveryStart } from "../../../core/session/model.ts";
import { CODE_DIGITS } from "../../../core/session/recover-password.ts";
import { type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../context.ts";
import { checkOpen } from "../engine/execute.ts";
import type { Answer, BaseEvent, Decision, Moment, OfType } from "../engine/model.ts";
import type { Slice } from "../engine/slice.ts";
import type { UniqueKey } from "../ports/journal.ts";
import { type AccountState, accountOf, type SessionEvent } from "./account.ts";
import { addressGroup, type SignInOrigin } from "./caller.ts";
import { tryAgain } from "./limits/limit.ts";
import { keyName } from "./push/push.ts";
import { refuseWeakPassword } from "./registration.ts";
import type { SecondFactorPart, VerifiedProof } from "./second-factor/proof-rules.ts";
import { createProofs } from "./second-factor/proofs.ts";
import type { ResetPart } from "./second-factor/reset.ts";
import { closeOtherSessions } from "./session.ts";
import type { Sessions } from "./sessions.ts";

/** How long a code works. */
export const CODE_MS = 10 * MINUTE_MS;
/** Codes of a member that work at the same time. So nobody who asks in a member's name ends the member's own code. */
const MOST_CODES = 4;

/** A code that was sent. Both need the ticket, which only the device that asked has. */
interface CodeHashes {
  readonly ticketHash: string;
  readonly codeHash: string;
}

interface SentCode extends CodeHashes {
  readonly endsAt: Instant;
}

export type RecoveryCommand =
  | ({ readonly type: "begin-recovery" } & CodeHashes)
  | {
      readonly type: "recover-password";
      readonly ticketHash: string;
      readonly codeHash: string;
      /** The hash of the new password. */
      readonly to: string;
      /** Refused without one when the member has a second factor. */
      readonly proof?: VerifiedProof | undefined;
    };

export type RecoveryEvent =
  /** The `ended` codes are no longer known. */
  | (BaseEvent<"recovery-begun"> & SentCode & { readonly ended: readonly string[] })
  | (BaseEvent<"password-recovered"> & {
      readonly ticketHash: string;
      readonly passwordHash: string;
      readonly ended: readonly string[];
    });

export interface RecoveryPart {
  /** The oldest first. A used one stays until its end, so that a repeated call is answered as the first. */
  readonly sentCodes: readonly (SentCode & { readonly used?: true })[];
}

type State = AccountState & SecondFactorPart & ResetPart & RecoveryPart;

function decideBegin(
  { sentCodes }: State,
  { ticketHash, codeHash }: OfType<RecoveryCommand, "begin-recovery">,
  { now }: Moment,
): Decision<RecoveryEvent> {
  const ended = sentCodes.filter(({ endsAt }) => endsAt <= now);
  if (sentCodes.length - ended.length >= MOST_CODES) return err(refuse("recovery-over"));
  const endsAt = plus(now, CODE_MS);
  return ok([
    { type: "recovery-begun", at: now, ticketHash, codeHash, endsAt, ended: ended.map((each) => each.ticketHash) },
  ]);
}

function decideRecover(
  state: State,
  { ticketHash, codeHash, to }: OfType<RecoveryCommand, "recover-password">,
  { now }: Moment,
): Decision<RecoveryEvent | SessionEvent> {
  const code = workingCode(state, { ticketHash, codeHash }, now);
  if (!code || code.used) return err(at("code", refuse("recovery-code-wrong")));
  const others = state.sentCodes.filter((each) => each !== code);
  const ended = others.map((each) => each.ticketHash);
  return ok([
    { type: "password-recovered", at: now, ticketHash, passwordHash: to, ended },
    // No token is spared.
    ...closeOtherSessions(state.sessions, "", now),
  ]);
}

function workingCode(
  { sentCodes }: RecoveryPart,
  shown: CodeHashes,
  now: Instant,
): RecoveryPart["sentCodes"][number] | undefined {
  return sentCodes.find(
    ({ ticketHash, codeHash, endsAt }) =>
      ticketHash === shown.ticketHash && codeHash === shown.codeHash && now < endsAt,
  );
}

/** For members who forgot their password. */
export interface RecoveryService {
  /** Answers everybody alike and at once; what it finds out and sends comes at a moment of its own after the answer. Refuses as `PasswordPort` says. */
  beginRecovery(account: string, origin?: SignInOrigin): Answer<RecoveryStart>;
  /** Returns whose password it is now. See `PasswordPort` for the refusals. */
  recoverPassword(recovery: Recovery, origin?: SignInOrigin): Answer<MemberId>;
}

export function createRecovery(
  context: ServiceContext<State, RecoveryCommand>,
  sessions: Pick<Sessions, "noteEnded">,
): RecoveryService {
  const { streams, tokens, passwords, guard, visitorLimits, clock, queue, newId, codeSender, codesWithinMs, push } =
    context;
  const proofs = createProofs(context);

  async function hashesOf(ticket: string, code: string): Promise<CodeHashes> {
    return { ticketHash: await tokens.hash(ticket), codeHash: await tokens.hash(`${ticket} ${code}`) };
  }

  /** From 0 to less than 1, and no one's guess: the first 48 bits of a uuid are random. */
  const chance = (): number => Number.parseInt(newId().replace(/-/g, "").slice(0, 12), 16) / 2 ** 48;

  async function sendCode(key: UniqueKey, ticket: string): Promise<void> {
    // The work for a member must neither delay the answer nor be measured by a call that follows it.
    await new Promise((resolve) => setTimeout(resolve, chance() * codesWithinMs));
    const id = await streams.findMember(key);
    if (id === undefined) return;
    const digits = String(Math.floor(chance() * 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
    const hashes = await hashesOf(ticket, digits);
    const { state, outcome } = await streams.execute(id, { type: "begin-recovery", ...hashes });
    if (outcome.ok) await codeSender?.send({ phone: accountOf(state).phone, code: digits });
  }

  /** To the devices that were signed in until now. */
  async function pushNotice({ sessions }: State, now: Instant): Promise<void> {
    if (!push) return;
    const key = keyName(push.publicKey);
    const addresses = [...sessions.values()].flatMap((each) => (each.push?.key === key ? each.push : []));
    const message = { topic: "password-recovered", id: `password-recovered ${now}` } as const;
    await Promise.all(addresses.map((address) => push.send(address, message)));
  }

  /** The right code's member. Every try of a ticket costs the same, whether there is a member behind it or not. */
  async function memberWith(
    hashes: CodeHashes,
  ): Promise<Result<{ readonly id: MemberId; readonly state: State; readonly used: boolean }, Refusal>> {
    const over = await visitorLimits.tryCode(hashes.ticketHash);
    if (over) return err(over);
    const id = await streams.findMember(ticketKey(hashes.ticketHash));
    const current = id && (await streams.read(id));
    const code = current && workingCode(current.state, hashes, current.now);
    if (!id || !code) return err(at("code", refuse("recovery-code-wrong")));
    await visitorLimits.rightCode(hashes.ticketHash);
    return ok({ id, state: current.state, used: code.used ?? false });
  }

  return {
    async beginRecovery(account, origin) {
      const open = await checkOpen(context);
      if (!open.ok) return open;
      const phone = parsePhone(account);
      const key: UniqueKey = phone.ok
        ? { kind: "phone", value: phone.value }
        : { kind: "username", value: plainUsername(account) };
      const purpose = `recover ${key.value}`;
      const difficulty = await guard.solved(purpose, origin?.puzzleAnswer);
      const tooMany = await visitorLimits.recover(key.value, origin, difficulty !== undefined);
      const order = { from: placeOf(origin), failures: 0, purpose, difficulty, signal: origin?.signal };
      if (tooMany?.ofAll) return err(await guard.refuseStranger(order, tooMany.until));
      if (tooMany) return err(refuse("recovery-too-often", tryAgain(tooMany.until, clock())));
      const ticket = tokens.create();
      // Not awaited: a sender may be slow.
      void queue.run(purpose, () => sendCode(key, ticket)).catch(() => undefined);
      return ok({ ticket, expiresInMs: CODE_MS });
    },

    async recoverPassword({ ticket, code, newPassword, secondFactor }, origin) {
      const password = parsePassword(newPassword);
      if (!password.ok) return err(at("newPassword", password.error));
      const open = await checkOpen(context);
      if (!open.ok) return open;
      const hashes = await hashesOf(ticket, plainDigits(code));
      const purpose = `recover ${hashes.ticketHash}`;
      const difficulty = await guard.solved(purpose, origin?.puzzleAnswer);
      const order = { from: placeOf(origin), failures: 0, purpose, difficulty, signal: origin?.signal };
      // Before the code is looked at, so that a wrong one takes as long as a right one.
      const to = await guard.work(order, () => passwords.hash(newPassword));
      if (!to.ok) return to;
      const found = await memberWith(hashes);
      if (!found.ok) return found;
      const { id, state, used } = found.value;
      if (used) {
        const same = await guard.work({ from: id, failures: "known" }, () =>
          passwords.verify(newPassword, state.passwordHash),
        );
        return mapOk(same.ok && !same.value ? err(at("code", refuse("recovery-code-wrong"))) : same, () => id);
      }
      const weak = await refuseWeakPassword(context, newPassword, accountOf(state).username, "newPassword");
      if (weak) return err(weak);
      const proof = await proofs.verify({ name: "recovery", member: id }, state.secondFactor, secondFactor);
      if (!proof.ok) return proof;
      const command = { type: "recover-password", ...hashes, to: to.value, proof: proof.value } as const;
      const { outcome, state: after, now } = await streams.execute(id, command);
      await sessions.noteEnded(state, after);
      // Who forgot the password has typed wrong ones.
      if (outcome.ok) await guard.forgive(plainUsername(accountOf(state).username));
      if (outcome.ok) void queue.run(purpose, () => pushNotice(state, now)).catch(() => undefined);
      return mapOk(outcome, () => id);
    },
  };
}

function placeOf(origin: SignInOrigin | undefined): string {
  return origin?.address === undefined ? "in process" : addressGroup(origin.address);
}

function ticketKey(value: string): UniqueKey {
  return { kind: "recovery", value };
}

interface Recoveries {
  readonly state: RecoveryPart;
  readonly needs: AccountState & SecondFactorPart & ResetPart;
  readonly command: RecoveryCommand;
  readonly event: RecoveryEvent;
  readonly others: SessionEvent;
}

export const recoveries: Slice<Recoveries> = {
  initial: { sentCodes: [] },
  decide: { "begin-recovery": decideBegin, "recover-password": decideRecover },
  evolve: {
    "recovery-begun": ({ sentCodes }, { type: _type, at: _at, ended, ...code }) => ({
      sentCodes: [...sentCodes.filter(({ ticketHash }) => !ended.includes(ticketHash)), code],
    }),
    "password-recovered": ({ sentCodes }, { ticketHash, passwordHash }) => ({
      passwordHash,
      // Also a device that somebody else has taken.
      devices: new Map(),
      sentCodes: sentCodes.flatMap((code) => (code.ticketHash === ticketHash ? { ...code, used: true as const } : [])),
    }),
  },
  shows: { "recovery-begun": [], "password-recovered": ["inbox"] },
  keys: {
    changes: {
      "recovery-begun": ({ ticketHash, ended }) => ({
        takeKeys: [ticketKey(ticketHash)],
        releaseKeys: ended.map(ticketKey),
      }),
      "password-recovered": ({ ended }) => ({ releaseKeys: ended.map(ticketKey) }),
    },
  },
};
