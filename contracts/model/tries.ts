import { chosenOr, maybe } from "./adopt.ts";
import { MINUTE, SECOND } from "./bangkok.ts";
import type { Reason } from "./reasons.ts";
import type { MemberState, State, TriesState } from "./state.ts";

/** Spec section 5: nobody can try all codes. */
export const MOST_TRIES = 10;

/** Tries within this time count in full at every backend. */
export const TOGETHER = MINUTE;

export interface Tried {
  readonly state: State;
  readonly tries: TriesState;
  /** What is tried, such as `code`. */
  readonly what: string;
}

export function noTries(): TriesState {
  return { wrong: 0, since: 0, isExact: true, lockedUntil: 0 };
}

/** Whoever tried wrong ones too often waits, with a right one, too, until the moment that was told. */
export function locked({ state, tries }: Tried): Reason | undefined {
  if (state.now >= tries.lockedUntil) return undefined;
  return { codes: ["sign-in-locked"], facts: waitFacts(state, "lock", tries.lockedUntil) };
}

/** What a refusal tells about a wait. */
export function waitFacts(state: State, what: string, until: number) {
  const seconds = Math.max(1, Math.ceil((until - state.now) / SECOND));
  return { until: maybe(state, `end of a ${what}`, until), retryAfter: maybe(state, `seconds of a ${what}`, seconds) };
}

/** When a wait ends, as a refusal told it. */
export function endOfWait({ now }: State, { until, retryAfter }: Readonly<Record<string, unknown>>): number {
  return typeof until === "number" ? until : now + Number(retryAfter) * SECOND;
}

/** A wrong one: how many make the next one wait, and how long, is the backend's choice, and the same for everybody. */
export function wrong({ state, tries, what }: Tried, code: string): Reason {
  const isExact = tries.wrong === 0 || (tries.isExact && state.now - tries.since < TOGETHER);
  const nth = tries.wrong + 1;
  const name = `wait after wrong ${what} ${nth}`;
  const wait = isExact ? chosenOr<number | undefined>(state, name, undefined) : undefined;
  const mustLock = (wait !== undefined && wait > 0) || (isExact && nth >= MOST_TRIES);
  return {
    codes: mustLock ? ["sign-in-locked"] : wait === undefined ? [code, "sign-in-locked"] : [code],
    ...(wait !== undefined && wait > 0 && { facts: waitFacts(state, "lock", state.now + wait) }),
    refused({ code: given, facts }) {
      const isLocked = given === "sign-in-locked";
      const end = isLocked ? endOfWait(state, facts) : state.now;
      if (isLocked) tries.lockedUntil = end;
      if (isExact && wait === undefined) state.adopted.set(name, end - state.now);
      if (tries.wrong === 0) tries.since = state.now;
      Object.assign(tries, { wrong: nth, isExact });
    },
    unknown: () => confuse(tries),
  };
}

/** A right one: the wrong ones before it are forgotten. */
export function right(tries: TriesState, more: Partial<Reason> = {}): Reason {
  return {
    codes: [],
    ...more,
    passed() {
      Object.assign(tries, { wrong: 0, isExact: true });
      more.passed?.();
    },
    unknown() {
      if (tries.wrong > 0) confuse(tries);
    },
  };
}

/** From now on nobody knows how many a backend has counted. */
export function confuse(tries: TriesState): void {
  tries.wrong += 1;
  tries.isExact = false;
}

export function tried(one: Tried, isRight: boolean, code: string): Reason {
  return locked(one) ?? (isRight ? right(one.tries) : wrong(one, code));
}

export function passwordOf(state: State, { factors, password }: MemberState, given: string): Reason {
  return tried({ state, tries: factors.passwordTries, what: "password" }, given === password, "password-wrong");
}
