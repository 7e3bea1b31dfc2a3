import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  INITIAL_SESSION,
  reduceSession,
  type SessionEvent,
  signInAnswered,
  signInAsked,
} from "../../../core/session/session-state.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { someMember, someSession } from "./fake-session.ts";

const REFUSAL = refuse("credentials-wrong");
const USER = someMember();

const EVENTS: readonly SessionEvent[] = [
  { type: "getCurrentUser", user: USER },
  { type: "noCurrentUser" },
  { type: "Login" },
  { type: "LoginOnHomePage" },
  { type: "LoginSuccess", user: USER },
  { type: "LoginOnHomePageSuccess", user: USER },
  { type: "LoginFail", error: REFUSAL },
  { type: "LoginOnHomePageFail", error: REFUSAL },
  { type: "SessionTimeout", error: REFUSAL },
  { type: "Logout" },
];

const after = (events: readonly SessionEvent[]) => events.reduce(reduceSession, INITIAL_SESSION);
const anyStory = () => fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });

describe("reduceSession", () => {
  it("is loading until the stored session is read", () => {
    expect(INITIAL_SESSION).toEqual({ currentUser: undefined, loading: true, error: undefined });
    expect(after([{ type: "noCurrentUser" }]).loading).toBe(false);
  });

  it.each(["getCurrentUser", "LoginSuccess", "LoginOnHomePageSuccess"] as const)(
    "always sets the user on %s",
    (type) => {
      fc.assert(
        fc.property(anyStory(), (story) => {
          expect(after([...story, { type, user: USER }])).toEqual({
            currentUser: USER,
            loading: false,
            error: undefined,
          });
        }),
      );
    },
  );

  it.each(["LoginFail", "LoginOnHomePageFail"] as const)("stores the error and stops loading on %s", (type) => {
    expect(after([{ type: "noCurrentUser" }, { type: "Login" }, { type, error: REFUSAL }])).toEqual({
      currentUser: undefined,
      loading: false,
      error: REFUSAL,
    });
  });

  it("resets everything on Logout", () => {
    fc.assert(
      fc.property(anyStory(), (story) => {
        expect(after([...story, { type: "Logout" }])).toEqual({
          currentUser: undefined,
          loading: false,
          error: undefined,
        });
      }),
    );
  });

  it("clears the user and stores the reason on SessionTimeout", () => {
    expect(
      after([
        { type: "LoginSuccess", user: USER },
        { type: "SessionTimeout", error: REFUSAL },
      ]),
    ).toEqual({
      currentUser: undefined,
      loading: false,
      error: REFUSAL,
    });
  });

  it("clears the last error when a sign-in starts", () => {
    expect(after([{ type: "LoginFail", error: REFUSAL }, { type: "Login" }])).toMatchObject({
      loading: true,
      error: undefined,
    });
  });
});

describe("the events of signing in", () => {
  it("are different on the home page", () => {
    expect(signInAsked("login-page").type).toBe("Login");
    expect(signInAsked("home-page").type).toBe("LoginOnHomePage");
    expect(signInAnswered("login-page", ok(someSession()))).toEqual({ type: "LoginSuccess", user: USER });
    expect(signInAnswered("home-page", ok(someSession()))).toEqual({ type: "LoginOnHomePageSuccess", user: USER });
    expect(signInAnswered("login-page", err(REFUSAL))).toEqual({ type: "LoginFail", error: REFUSAL });
    expect(signInAnswered("home-page", err(REFUSAL))).toEqual({ type: "LoginOnHomePageFail", error: REFUSAL });
  });
});
