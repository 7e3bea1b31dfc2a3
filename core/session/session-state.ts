import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { Member, Session } from "./model.ts";

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
