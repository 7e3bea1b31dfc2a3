import { chosenOr } from "./adopt.ts";
import { challengeOf, type Purpose, signedIn, USED, WRONG } from "./challenges.ts";
import { isAgainst, type Reason, refusedByChoice, refusedFrom } from "./reasons.ts";
import type { FactorsState, MemberState, State } from "./state.ts";
import { codeOfStep, stepOf } from "./totp.ts";
import { confuse, locked, right, type Tried, wrong } from "./tries.ts";

export interface Proof {
  readonly kind: string;
  readonly code: string;
}

const THAI_ZERO = "๐".charCodeAt(0);

/** A code without spaces and dashes, in lower case and Latin digits. */
export function plain(code: string): string {
  return code
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[\s\p{Cf}\p{Pd}−]/gu, "")
    .toLowerCase();
}

const LOCKED = "sign-in-locked";

/** An authenticator app. `used` has the steps of 30 seconds whose codes were used. */
interface App {
  readonly secret: string;
  readonly used: Set<number>;
}

function codesOf(state: State, { factors }: MemberState): Tried {
  return { state, tries: factors.codeTries, what: "code" };
}

/** What speaks about a code, or about what a passkey signed. Right ones are used up. */
export function proofOf(state: State, purpose: Purpose, { kind, code }: Proof): Reason {
  const { member } = purpose;
  if (kind === "totp") return appCodeOf(state, member, member.factors.totp, code);
  const tried = codesOf(state, member);
  if (kind === "recovery-code") return recoveryCode(tried, member.factors, plain(code));
  return locked(tried) ?? assertion(tried, purpose, code);
}

/** What speaks about a code of an app that is on, or waits for its first code. */
export function appCodeOf(state: State, member: MemberState, app: App | undefined, typed: string): Reason {
  const tried = codesOf(state, member);
  const code = plain(typed);
  if (!/^\d{6}$/.test(code)) return { codes: ["second-factor-format"] };
  // A backend may look at the kind before it counts.
  if (!app) return { codes: [WRONG, LOCKED], refused: () => confuse(tried.tries) };
  const now = stepOf(state.now);
  const off = [0, -1, 1, -2, 2].find((each) => codeOfStep(app.secret, now + each) === code);
  return locked(tried) ?? (off === undefined ? wrong(tried, WRONG) : stepCode(tried, app, now, off));
}

/** A code that is right so many steps from now: how many may be, and whether before a used one, is the backend's choice. */
function stepCode(tried: Tried, { used }: App, now: number, off: number): Reason {
  const { state, tries } = tried;
  const step = now + off;
  const window = `steps that a code may be ${off < 0 ? "late" : "early"}`;
  const near = refusedFrom(state, window, Math.abs(off), [WRONG, LOCKED], off === 0);
  if (isAgainst(near)) return wrong(tried, WRONG);
  const isOld = step < Math.max(...used);
  const old = refusedByChoice(state, "whether a code before a used one is refused", [...USED, LOCKED]);
  if (used.has(step) || (near.codes.length === 0 && isOld && isAgainst(old))) {
    return chosenCode(tried, "used code of the app", USED);
  }
  const isOpen = near.isOpen || (isOld && old.isOpen);
  return right(tries, {
    codes: !isOpen ? [] : isOld ? [...USED, LOCKED] : near.codes,
    isOpen,
    refused(refusal) {
      if (!isOld) near.refused();
      else if (!near.isOpen) old.refused();
      if (refusal.code !== "second-factor-used") wrong(tried, refusal.code).refused?.(refusal);
    },
    passed() {
      if (off !== 0) near.passed();
      if (isOld) old.passed();
      used.add(step);
    },
  });
}

function recoveryCode(tried: Tried, factors: FactorsState, code: string): Reason {
  const { recoveryCodes, oldCodes } = factors;
  const [known = ""] = [...recoveryCodes, ...oldCodes];
  if (known.length !== code.length || !/^[a-z0-9]*$/.test(code)) {
    return chosenCode(tried, "malformed recovery code", ["second-factor-format", WRONG]);
  }
  const lock = locked(tried);
  if (lock) return lock;
  if (oldCodes.has(code) && !recoveryCodes.includes(code)) return chosenCode(tried, "used recovery code", USED);
  if (!recoveryCodes.includes(code)) return wrong(tried, WRONG);
  return right(tried.tries, {
    passed() {
      factors.recoveryCodes = factors.recoveryCodes.filter((each) => each !== code);
      oldCodes.add(code);
    },
  });
}

function assertion(tried: Tried, purpose: Purpose, credential: string): Reason {
  const { state } = tried;
  const signed = signedIn(state, credential);
  const known = purpose.member.factors.passkeys.find(({ id }) => id === signed?.id);
  const isRight = signed?.type === "webauthn.get" && signed.origin === known?.origin && !signed.isForged;
  const fresh = isRight ? challengeOf(state, purpose, signed.challenge) : undefined;
  if (!fresh) return wrong(tried, WRONG);
  return fresh.codes.includes("second-factor-used")
    ? chosenCode(tried, "used challenge", USED)
    : right(tried.tries, fresh);
}

/** One of several codes, and always the same. */
function chosenCode(tried: Tried, what: string, among: readonly string[]): Reason {
  const { state, tries } = tried;
  const name = `refusal of a ${what}`;
  const known = chosenOr<string | undefined>(state, name, undefined);
  const count = wrong(tried, WRONG);
  if (known === WRONG) return count;
  return {
    codes: known === undefined ? [...among, ...count.codes] : [known],
    refused(refusal) {
      if (refusal.code !== LOCKED) state.adopted.set(name, refusal.code);
      if (refusal.code === WRONG || refusal.code === LOCKED) count.refused?.(refusal);
      else if (tries.wrong > 0) confuse(tries);
    },
  };
}
