import { adopted, chosenOr, keepId, maybe, newId } from "./adopt.ts";
import { HOUR } from "./bangkok.ts";
import { AT_ONCE, keepChallenge, type Purpose, signingOptions } from "./challenges.ts";
import { notify } from "./inbox.ts";
import { anyText, anything, difference, type Hole, hole, holeOf, type Pattern, time } from "./pattern.ts";
import { appCodeOf, type Proof, plain, proofOf } from "./proofs.ts";
import { type Reason, refusedFrom, weighed } from "./reasons.ts";
import { about, type Expected, type Rules, type View } from "./rule.ts";
import type { FactorsState, MemberState, SessionState, State } from "./state.ts";
import { passwordOf } from "./tries.ts";

/** Nothing that was confirmed lasts longer. */
const LONGEST = HOUR;

export function isOn({ totp, passkeys }: FactorsState): boolean {
  return totp !== undefined || passkeys.length > 0;
}

/** Whether the session is confirmed; undefined where only the next call can say it. */
function isConfirmed(state: State, { confirmedUntil, confirmedBy }: SessionState): boolean | undefined {
  if (state.now < confirmedUntil) return true;
  if (!confirmedBy || state.now >= confirmedBy.at + chosenOr(state, "confirmation.ms", LONGEST)) return false;
  const confirms = chosenOr<boolean | undefined>(state, `whether ${confirmedBy.what} confirms`, undefined);
  return confirms === true && !state.adopted.has("confirmation.ms") && state.now > confirmedBy.at
    ? undefined
    : confirms;
}

/** Whether the session must be confirmed with the second factor before money leaves; undefined where it may have to be. */
export function mustConfirm(state: State, session: SessionState): boolean | undefined {
  if (!isOn(session.member.factors) || !isGuarded(state, "withdrawal")) return false;
  const confirmed = isConfirmed(state, session);
  return confirmed === undefined ? undefined : !confirmed;
}

/** What speaks against a guarded action whose session is not confirmed. */
export function guarded(state: State, session: SessionState, action: "withdrawal" | "password"): Reason | undefined {
  return isGuarded(state, action) ? unconfirmed(state, session) : undefined;
}

function isGuarded(state: State, action: string): boolean {
  return chosenOr<readonly unknown[]>(state, "second factor for", ["withdrawal", "password"]).includes(action);
}

/** Where nobody knows yet whether the session is confirmed, a withdrawal may be refused for it, too. */
export function orConfirm<Reply>(state: State, session: SessionState, expected: Expected<Reply>): Expected<Reply> {
  const reason = guarded(state, session, "withdrawal");
  if (!reason?.isOpen) return expected;
  const { codes, refused } = reason;
  if (expected.refused) return { ...expected, refused: [...expected.refused, ...codes] };
  return {
    ...expected,
    apply(reply) {
      reason.passed?.();
      expected.apply?.(reply);
    },
    or: { refused: codes, ...(refused && { apply: refused }) },
  };
}

/** Each change of a factor needs a confirmed session, as long as there is one. */
export function unconfirmed(state: State, session: SessionState): Reason | undefined {
  const { member, confirmedBy } = session;
  const confirmed = !isOn(member.factors) || isConfirmed(state, session);
  if (confirmed === true) return undefined;
  const keep = (confirms: boolean) => {
    if (confirmed === false || !confirmedBy) return;
    if (confirms || confirmedBy.at === state.now || state.adopted.has("confirmation.ms")) {
      state.adopted.set(`whether ${confirmedBy.what} confirms`, confirms);
    }
  };
  return {
    codes: ["second-factor-required"],
    isOpen: confirmed === undefined,
    facts: { kinds: kindsOf(state, member) },
    refused: () => keep(false),
    passed: () => keep(true),
  };
}

/** The kinds that the member can show, in any order. */
function kindsOf(state: State, { factors: { totp, recoveryCodes, passkeys } }: MemberState): Hole {
  const all = { "recovery-code": recoveryCodes.length > 0, passkey: passkeys.length > 0, totp };
  const inOrder = (kinds: readonly string[]) => kinds.toSorted().join(",");
  const kinds = inOrder(Object.entries(all).flatMap(([kind, isThere]) => (isThere ? [kind] : [])));
  const same = hole(`${kinds} in any order`, (got) => inOrder(String(got).split(",")) === kinds);
  return maybe(state, "kinds of factors", same);
}

/** What speaks about the factor of a sign-in or a recovery whose password or code is right. */
export function factorOf(
  state: State,
  member: MemberState,
  name: "sign-in" | "recovery",
  proof: Proof | undefined,
): Reason | undefined {
  if (!isOn(member.factors)) return undefined;
  const purpose = { name, member };
  if (proof) return shown(state, purpose, proof);
  const options = member.factors.passkeys.length > 0 ? signingOptions(state, member) : undefined;
  return {
    codes: ["second-factor-required"],
    facts: { kinds: kindsOf(state, member), passkeyOptions: options },
    refused: ({ facts }) => keepChallenge(state, purpose, facts["passkeyOptions"]),
  };
}

/** Whoever shows a factor has it, so staff need not end it. */
function shown(state: State, purpose: Purpose, proof: Proof): Reason {
  const reason = proofOf(state, purpose, proof);
  return {
    ...reason,
    passed() {
      reason.passed?.();
      cancelReset(state, purpose.member);
    },
  };
}

/** A session that was opened with a factor, if the member has one. */
export function openedWith(state: State, session: SessionState): void {
  if (isOn(session.member.factors)) session.confirmedBy = { what: "a sign-in", at: state.now };
}

/** A member's first factor may confirm the session that added it. */
export function startFactors(state: State, session: SessionState, recoveryCodes: readonly string[]): void {
  keepCodes(state, session.member, recoveryCodes);
  session.confirmedBy = { what: "turning a factor on", at: state.now };
}

export function cancelReset(state: State, member: MemberState): void {
  if (!member.factors.reset) return;
  member.factors.reset = undefined;
  emitChange(state, member, "second-factor-reset-cancelled");
}

interface Change {
  readonly title?: string;
  readonly at?: number;
}

export function emitChange(state: State, member: MemberState, topic: string, more: Change = {}): void {
  notify(state, member, { topic, reference: adopted(state, `reference of ${topic}`, anyText), ...more });
}

/** Without a factor, the rest means nothing. */
export function offUnlessOn({ factors, sessions }: MemberState): void {
  if (isOn(factors)) return;
  Object.assign(factors, { recoveryCodes: [], pending: undefined, reset: undefined });
  for (const session of sessions) Object.assign(session, { confirmedUntil: 0, confirmedBy: undefined });
}

/** New recovery codes, as many as everybody gets. */
export function newCodes(state: State): Hole {
  return holeOf("new recovery codes", (got) => {
    if (!Array.isArray(got) || got.length === 0) return { path: "", expected: "recovery codes", got };
    const texts = got.map((code) => plain(String(code)));
    const known = texts.find((code, at) => texts.indexOf(code) < at || difference(newId(state, "code"), code));
    if (known !== undefined) return { path: "", expected: "codes that nobody had before", got: known };
    return difference(adopted(state, "number of recovery codes"), got.length);
  });
}

function keepCodes(state: State, { factors }: MemberState, codes: readonly string[]): void {
  factors.recoveryCodes = codes.map(plain);
  for (const code of factors.recoveryCodes) keepId(state, "code", code);
}

/** A time that comes a while after now: how long is the same for everybody. */
function after(state: State, name: string, most = Number.POSITIVE_INFINITY): Hole {
  const wait = adopted(
    state,
    name,
    hole("a while", (ms) => Number(ms) > 0 && Number(ms) <= most),
  );
  return holeOf("the end of a while", (got) => difference(wait, Date.parse(String(got)) - state.now));
}

/** What the reply to staff's reset must be: another request does not move the first one's time. */
export function resetPattern(state: State, { factors }: MemberState, waitMs: number | undefined): Pattern {
  if (!isOn(factors)) return undefined;
  if (factors.reset) return { dueAt: time(factors.reset.dueAt) };
  return { dueAt: waitMs === undefined ? after(state, "wait of a reset") : time(state.now + waitMs) };
}

export function requestReset(state: State, member: MemberState, dueAt: number): void {
  if (member.factors.reset) return;
  member.factors.reset = { dueAt };
  // The page reads the moment from it.
  notify(state, member, { topic: "second-factor-reset-requested", reference: time(dueAt) });
}

/** Staff's reset ends all factors at its time, and no session. */
export function applyDueFactors(state: State, member: MemberState): void {
  const { factors } = member;
  const { reset } = factors;
  if (!reset || state.now < reset.dueAt) return;
  Object.assign(factors, { totp: undefined, passkeys: [] });
  offUnlessOn(member);
  emitChange(state, member, "second-factor-ended", { at: reset.dueAt });
}

const CHANGED: Reason = { codes: ["second-factor-changed"] };

export const factorRules = {
  secondFactor: {
    says: "The member reads when the app was turned on, how many recovery codes are left, and the passkeys in the order in which they were added.",
    ...about("7 Session", ["factors", "now"]),
    answers: ({ member: { factors } }) => ({
      reply: {
        totpSince: factors.totp && time(factors.totp.since),
        recoveryCodesLeft: factors.recoveryCodes.length,
        passkeys: factors.passkeys.map(({ id, name, addedAt }) => ({ id, name, addedAt: time(addedAt) })),
      },
    }),
  },
  beginTotp: {
    says: "The password begins an authenticator app with a new secret, which is off until its first code. A member with a factor confirms the session first; an app that is on is not begun again.",
    ...about("7 Session", ["password", "factors", "sessions"], ["factors"]),
    answers: ({ state, member, session, body }) =>
      weighed(
        [passwordOf(state, member, body.password), unconfirmed(state, session), member.factors.totp && CHANGED],
        { secret: newId(state, "secret") },
        ({ secret }) => {
          keepId(state, "secret", secret);
          member.factors.pending = { secret, at: state.now };
        },
      ),
  },
  turnOnTotp: {
    says: "A code of the latest secret turns the app on and gives new recovery codes; the earlier ones end. A secret does not wait forever.",
    ...about("7 Session", ["factors", "sessions"], ["factors", "notices"]),
    answers({ state, member, session, body: { code } }) {
      const { factors } = member;
      const app = factors.pending && { ...factors.pending, used: new Set<number>() };
      const first = app ? [appCodeOf(state, member, app, code), waiting(state, app.at)] : [missing(code)];
      return weighed([...first, unconfirmed(state, session)], { recoveryCodes: newCodes(state) }, (reply) => {
        const isFirst = !isOn(factors);
        factors.totp = app && { secret: app.secret, used: app.used, since: state.now };
        factors.pending = undefined;
        if (isFirst) startFactors(state, session, reply.recoveryCodes);
        else keepCodes(state, member, reply.recoveryCodes);
        emitChange(state, member, "second-factor-on");
      });
    },
  },
  turnOffTotp: {
    says: "The right password and a right code together turn the app off, and use the code up. Without another factor, recovery codes and confirmations end with it; sessions go on.",
    ...about("7 Session", ["password", "factors"], ["factors", "notices"]),
    answers: ({ state, member, session, body }) =>
      weighed(
        [
          passwordOf(state, member, body.password),
          isOn(member.factors) ? confirmation(state, session, body.secondFactor) : undefined,
          member.factors.totp ? undefined : CHANGED,
        ],
        anything,
        () => {
          member.factors.totp = undefined;
          offUnlessOn(member);
          emitChange(state, member, "second-factor-off");
        },
      ),
  },
  confirmSession: {
    says: "A code that was never used confirms this session, and no other, until the moment that the reply names; how long is the same for everybody.",
    ...about("7 Session", ["factors", "sessions"], ["factors", "sessions", "notices"]),
    answers: ({ state, member, session, body }) =>
      weighed(
        [isOn(member.factors) ? confirmation(state, session, body.secondFactor) : CHANGED],
        { until: after(state, "confirmation.ms", LONGEST) },
        ({ until }) => {
          session.confirmedUntil = Date.parse(until);
        },
      ),
  },
} satisfies Partial<Rules>;

function confirmation(state: State, session: SessionState, proof: Proof): Reason {
  return shown(state, { name: "confirmation", member: session.member, session }, proof);
}

/** A secret that is too old is begun again. How old is the backend's choice. */
function waiting(state: State, at: number): Reason {
  const age = state.now - at;
  return refusedFrom(state, "life of a secret that waits", age, CHANGED.codes, age < AT_ONCE);
}

function missing(code: string): Reason {
  const isShaped = /^\d{6}$/.test(plain(code));
  return { codes: isShaped ? CHANGED.codes : [...CHANGED.codes, "second-factor-format"] };
}

export const FACTOR_VIEWS: readonly View[] = [{ name: "secondFactor" }];
