import { describe, expect, it, vi } from "vitest";
import { memberId, type Session } from "../../../../core/session/model.ts";
import type { SessionPort } from "../../../../core/session/port.ts";
import type { PuzzleSolver } from "../../../../core/session/solve-puzzles.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { SessionStore } from "../../../../web/stores/session/session-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { sessionPort, sessionStorageInMemory, someMember, someSession } from "../../../core/session/fake-session.ts";
import { promised } from "../hand-time.ts";

function storeWith(calls: Partial<SessionPort>, stored?: Session, solvePuzzle?: PuzzleSolver["solve"]) {
  const sessionStorage = sessionStorageInMemory(stored);
  const store = new SessionStore({
    session: sessionPort(calls),
    sessionStorage,
    wait: () => new Promise(() => undefined),
    ...(solvePuzzle && { solvePuzzle }),
  });
  return { store, sessionStorage };
}

const CREDENTIALS = { username: "somchai", password: "demo1234" };

describe("SessionStore", () => {
  it("knows the signed-in member before the first screen", () => {
    const { store } = storeWith({}, someSession());
    expect(store.loading).toBe(true);
    store.start();
    expect(store.currentUser).toEqual(someMember());
    expect(store.loading).toBe(false);
  });

  it("signs in once, however often it is clicked", async () => {
    const answer = promised<ReturnType<typeof ok<Session>>>();
    const signIn = vi.fn(() => answer.promise);
    const { store, sessionStorage } = storeWith({ signIn });
    store.start();
    const first = store.signIn(CREDENTIALS);
    const second = store.signIn(CREDENTIALS);
    expect(store.loading).toBe(true);
    answer.keep(ok(someSession()));
    expect(await first).toEqual(await second);
    expect(signIn).toHaveBeenCalledOnce();
    expect(store.signedIn).toBe(true);
    expect(sessionStorage.read()).toEqual(someSession());
  });

  it("has the reason of a failed sign-in, and can try again", async () => {
    const signIn = vi.fn(() => Promise.resolve(err(refuse("credentials-wrong"))));
    const { store } = storeWith({ signIn });
    store.start();
    await store.signIn(CREDENTIALS, "home-page");
    expect(store.error).toMatchObject({ code: "credentials-wrong" });
    expect(store.loading).toBe(false);
    await store.signIn(CREDENTIALS);
    expect(signIn).toHaveBeenCalledTimes(2);
    store.clearError();
    expect(store.error).toBeUndefined();
  });

  it("says while it solves a puzzle for a place, and keeps the answer of the last call", async () => {
    const solved = promised<string>();
    const busy = refuse("too-many-requests", { until: instant(0), retryAfter: 9, puzzle: "a puzzle" });
    const signIn = vi.fn(async (_: unknown, answer?: string) => (answer ? ok(someSession()) : err(busy)));
    const { store } = storeWith({ signIn }, undefined, () => solved.promise);
    store.start();
    const running = store.signIn(CREDENTIALS);
    await vi.waitFor(() => expect(store.solving).toBe(true));
    expect([store.loading, store.error]).toEqual([true, undefined]);
    solved.keep("the answer");
    expect((await running).ok).toBe(true);
    expect([store.solving, store.signedIn]).toEqual([false, true]);
  });

  it("follows sign-in and sign-out of other tabs", () => {
    const { store, sessionStorage } = storeWith({}, someSession());
    const stop = store.start();
    sessionStorage.elsewhere(undefined);
    expect(store.signedIn).toBe(false);
    sessionStorage.elsewhere(someSession("token-2"));
    expect(store.signedIn).toBe(true);
    stop();
    sessionStorage.elsewhere(undefined);
    expect(store.signedIn).toBe(true);
  });

  it("ends only with the session that the backend ended", () => {
    const { store, sessionStorage } = storeWith({}, someSession("token-2"));
    store.start();
    const late = fault("none", "unauthorised");
    store.expire(someSession("token-1"), late);
    expect(store.signedIn).toBe(true);
    store.expire(someSession("token-2"), late);
    expect(store.signedIn).toBe(false);
    expect(store.error).toEqual(late);
    expect(sessionStorage.read()).toBeUndefined();
  });

  it("ends when a call found no stored session, unless somebody signed in meanwhile", () => {
    const { store, sessionStorage } = storeWith({}, someSession());
    store.start();
    store.expire(undefined, fault("none", "unauthorised"));
    expect(store.signedIn).toBe(true);
    sessionStorage.clear();
    store.expire(undefined, fault("none", "unauthorised"));
    expect(store.signedIn).toBe(false);
  });

  it("signs out when the backend never answers", async () => {
    const sessionStorage = sessionStorageInMemory(someSession());
    const session = sessionPort({ signOut: () => new Promise(() => undefined) });
    const store = new SessionStore({
      session,
      sessionStorage,
      wait: () => Promise.resolve(),
    });
    store.start();
    await store.signOut();
    expect(store.state).toEqual({ currentUser: undefined, loading: false, error: undefined });
    expect(sessionStorage.read()).toBeUndefined();
  });

  it("is leaving until the sign-out has ended, so that nobody stores another token of that session", async () => {
    const answer = promised<ReturnType<typeof ok<void>>>();
    const { store, sessionStorage } = storeWith({ signOut: () => answer.promise }, someSession());
    store.start();
    const leaving = store.signOut();
    expect(store.leaving).toBe(true);
    answer.keep(ok(undefined));
    await leaving;
    expect([store.leaving, store.signedIn, sessionStorage.read()]).toEqual([false, false, undefined]);
  });

  it("stores a changed level in the profile and in the session storage", () => {
    const { store, sessionStorage } = storeWith({}, someSession());
    store.start();
    store.updateMember(someMember().id, { level: "platinum", levelId: 3 });
    expect(store.currentUser?.level).toBe("platinum");
    expect(sessionStorage.read()?.member.levelId).toBe(3);
    sessionStorage.elsewhere(undefined);
    store.updateMember(someMember().id, { level: "vip", levelId: 5 });
    expect(sessionStorage.read()).toBeUndefined();
  });

  it("gives a level that was read late to no other member who signed in meanwhile", () => {
    const { store, sessionStorage } = storeWith({}, someSession());
    store.start();
    sessionStorage.elsewhere(someSession("token-2", { id: memberId("m-2"), level: "silver", levelId: 1 }));
    store.updateMember(someMember().id, { level: "vip", levelId: 5 });
    expect([store.currentUser?.level, sessionStorage.read()?.member.level]).toEqual(["silver", "silver"]);
  });
});
