import { SECOND } from "./bangkok.ts";
import { type Hole, hole } from "./pattern.ts";
import { isAgainst, type Reason, refusedFrom } from "./reasons.ts";
import type { MemberState, SessionState, State } from "./state.ts";
import { confuse } from "./tries.ts";

export const WRONG = "second-factor-wrong";
/** What was right once. */
export const USED = ["second-factor-used", WRONG];

/** What a challenge for a passkey is for. */
export interface Purpose {
  readonly name: "sign-in" | "recovery" | "confirmation" | "registration";
  readonly member: MemberState;
  readonly session?: SessionState;
}

interface Challenge extends Purpose {
  readonly at: number;
  used: boolean;
}

/** Whatever waits for a person waits longer. */
export const AT_ONCE = 10 * SECOND;

/** Whether a challenge may be signed: it is for one purpose of one session, for a while, and works once. */
export function challengeOf(state: State, purpose: Purpose, text: string): Reason | undefined {
  const challenge = state.adopted.get(`challenge ${text}`) as Challenge | undefined;
  if (!challenge || challenge.name !== purpose.name || challenge.member !== purpose.member) return undefined;
  if (challenge.session !== purpose.session) return undefined;
  const age = state.now - challenge.at;
  const codes = [WRONG, "sign-in-locked"];
  const life = refusedFrom(state, `life of a challenge for a ${purpose.name}`, age, codes, age < AT_ONCE);
  if (isAgainst(life)) return undefined;
  if (challenge.used) return { codes: USED };
  return {
    ...life,
    refused() {
      life.refused();
      confuse(purpose.member.factors.codeTries);
    },
    passed() {
      life.passed();
      challenge.used = true;
    },
  };
}

/** Keeps the challenge in options that the backend told. */
export function keepChallenge(state: State, purpose: Purpose, options: unknown): void {
  const challenge = challengeIn(options);
  if (challenge === undefined) return;
  const stored: Challenge = { ...purpose, at: state.now, used: false };
  state.adopted.set(`challenge ${challenge}`, stored);
}

function challengeIn(options: unknown): string | undefined {
  const { challenge } = Object(jsonIn(options));
  return typeof challenge === "string" ? challenge : undefined;
}

/** JSON text of WebAuthn's options that fit, with a challenge of their own. */
export function optionsText(state: State, says: string, fits: (options: Record<string, unknown>) => boolean): Hole {
  return hole(says, (got) => {
    const challenge = challengeIn(got);
    if (challenge === undefined || state.adopted.has(`challenge ${challenge}`)) return false;
    return fits(Object(jsonIn(got)));
  });
}

/** Whether a list of credentials is that of all passkeys, in any order. */
export function areAll({ factors }: MemberState, credentials: unknown): boolean {
  const ids = Array.isArray(credentials) ? credentials.map((each) => Object(each).id) : [];
  return ids.length === factors.passkeys.length && factors.passkeys.every(({ id }) => ids.includes(id));
}

/** Options for a passkey to sign with. */
export function signingOptions(state: State, member: MemberState): Hole {
  const hosts = member.factors.passkeys.map(({ origin }) => new URL(origin).hostname);
  return optionsText(
    state,
    "WebAuthn options with a new challenge and the member's passkeys",
    ({ rpId, allowCredentials }) => hosts.includes(String(rpId)) && areAll(member, allowCredentials),
  );
}

/** A sequence tells the model what it has made wrong in a credential: a signature cannot be seen. */
export function forge(state: State, credential: string): string {
  state.adopted.set(`forged ${credential}`, true);
  return credential;
}

/** What a credential says that it is. */
export function signedIn(state: State, credential: string) {
  const { id, response } = Object(jsonIn(credential));
  const { type, challenge, origin } = Object(jsonIn(bytesText(Object(response).clientDataJSON)));
  if ([id, type, challenge, origin].some((each) => typeof each !== "string")) return undefined;
  return {
    id: String(id),
    type: String(type),
    challenge: String(challenge),
    origin: String(origin),
    isForged: state.adopted.has(`forged ${credential}`),
  };
}

function jsonIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function bytesText(base64url: unknown): string {
  try {
    return atob(String(base64url).replace(/-/g, "+").replace(/_/g, "/"));
  } catch {
    return "";
  }
}
