import type { Wait } from "../platform/device.ts";
import type { Problem } from "../shared/fault.ts";
import { at, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import type { Credentials, Member, Session } from "./model.ts";
import type { SessionPort, SessionStorage } from "./port.ts";
import { type PuzzleSolver, solvingPuzzles } from "./solve-puzzles.ts";

/** Spec section 3, "Auth state". */
export interface SessionState {
  readonly currentUser: Member | undefined;
  /** True until the stored session is read, and while signing in. */
  readonly loading: boolean;
  /** Why the last sign-in failed or the session ended. */
  readonly error: Problem | undefined;
}

/** The events of the spec (section 4); `Login` and `LoginOnHomePage` are sent when a sign-in starts. */
export type SessionEvent =
  | { readonly type: "getCurrentUser"; readonly user: Member }
  | { readonly type: "noCurrentUser" }
  | { readonly type: "Login" | "LoginOnHomePage" }
  | { readonly type: "LoginSuccess" | "LoginOnHomePageSuccess"; readonly user: Member }
  | { readonly type: "LoginFail" | "LoginOnHomePageFail"; readonly error: Problem }
  | { readonly type: "SessionTimeout"; readonly error?: Problem | undefined }
  | { readonly type: "Logout" };

export const INITIAL_SESSION: SessionState = { currentUser: undefined, loading: true, error: undefined };

const SIGNED_OUT: SessionState = { currentUser: undefined, loading: false, error: undefined };

export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "getCurrentUser":
    case "LoginSuccess":
    case "LoginOnHomePageSuccess":
      return { currentUser: event.user, loading: false, error: undefined };
    case "Login":
    case "LoginOnHomePage":
      return { ...state, loading: true, error: undefined };
    case "LoginFail":
    case "LoginOnHomePageFail":
      return { ...state, loading: false, error: event.error };
    case "SessionTimeout":
      return { ...SIGNED_OUT, error: event.error };
    case "noCurrentUser":
    case "Logout":
      return SIGNED_OUT;
  }
}

/** Where a member signs in; each place has its own events. */
export type SignInPlace = "login-page" | "home-page";

export function signInAsked(place: SignInPlace): SessionEvent {
  return { type: place === "home-page" ? "LoginOnHomePage" : "Login" };
}

export function signInAnswered(place: SignInPlace, answer: Result<Session, Problem>): SessionEvent {
  const onHomePage = place === "home-page";
  return answer.ok
    ? { type: onHomePage ? "LoginOnHomePageSuccess" : "LoginSuccess", user: answer.value.member }
    : { type: onHomePage ? "LoginOnHomePageFail" : "LoginFail", error: answer.error };
}

export interface SignInDependencies {
  readonly session: Pick<SessionPort, "signIn">;
  readonly sessionStorage: Pick<SessionStorage, "write">;
  /** If left out, a backend that is too busy refuses. */
  readonly puzzles?: PuzzleSolver;
}

/** Signs in and stores the session. Refuses an empty field unsent; the backend judges the rest. */
export async function signIn(
  { session, sessionStorage, puzzles }: SignInDependencies,
  { username, password, secondFactor }: Credentials,
): Promise<Result<Session, Problem>> {
  // A keyboard's suggestion often ends with a space. A space in a password may be intended.
  const name = username.trim();
  if (name === "") return err(at("username", refuse("username-required")));
  if (password === "") return err(at("password", refuse("password-required")));
  const credentials = { username: name, password, ...(secondFactor && { secondFactor }) };
  const answer = await solvingPuzzles(puzzles, (...answer) => session.signIn(credentials, ...answer));
  if (answer.ok) sessionStorage.write(answer.value);
  return answer;
}

/** How long a sign-out waits for the backend. */
const TIME_LIMIT_MS = 3000;

/**
 * Asks the backend to revoke the token, then deletes the stored session whatever the answer is: signing out works
 * without a connection, too. A session that started meanwhile stays, and is the one that the page shows.
 */
export async function signOut({
  session,
  sessionStorage,
  wait,
}: {
  readonly session: Pick<SessionPort, "signOut">;
  readonly sessionStorage: Pick<SessionStorage, "read" | "clear">;
  readonly wait: Wait;
}): Promise<SessionEvent> {
  const leaving = sessionStorage.read()?.member.id;
  await Promise.race([session.signOut(), wait(TIME_LIMIT_MS)]);
  const stored = sessionStorage.read();
  // Somebody else may have signed in meanwhile, here or in another tab. Another token may be the renewed one.
  if (stored && stored.member.id !== leaving) return { type: "getCurrentUser", user: stored.member };
  sessionStorage.clear();
  return { type: "Logout" };
}

/** Reads the member again and stores the answer, unless the session ended or changed meanwhile. */
export async function refreshMember({
  session,
  sessionStorage,
}: {
  readonly session: Pick<SessionPort, "profile">;
  readonly sessionStorage: Pick<SessionStorage, "read" | "write">;
}): Promise<Result<Member | undefined, Problem>> {
  const before = sessionStorage.read();
  if (!before) return ok(undefined);
  const profile = await session.profile();
  if (!profile.ok) return profile;
  const now = sessionStorage.read();
  if (now?.member.id !== before.member.id) return ok(undefined);
  // A reply may have brought the next token.
  sessionStorage.write({ token: now.token, member: profile.value });
  return profile;
}

/** A stored session means a current user (spec section 4). */
export function restoreSession({
  sessionStorage,
}: {
  readonly sessionStorage: Pick<SessionStorage, "read">;
}): SessionEvent {
  const stored = sessionStorage.read();
  return stored ? { type: "getCurrentUser", user: stored.member } : { type: "noCurrentUser" };
}

/** Deletes the stored session, because the backend ended it. */
export function endSession(
  { sessionStorage }: { readonly sessionStorage: Pick<SessionStorage, "clear"> },
  error?: Problem,
): SessionEvent {
  sessionStorage.clear();
  return { type: "SessionTimeout", error };
}
