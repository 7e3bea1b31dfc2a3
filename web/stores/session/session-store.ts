import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Wait } from "../../../core/platform/device.ts";
import type { Credentials, Member, MemberId, Session } from "../../../core/session/model.ts";
import type { SessionStorage, SignInPort } from "../../../core/session/port.ts";
import {
  endSession,
  INITIAL_SESSION,
  reduceSession,
  refreshMember,
  restoreSession,
  type SessionEvent,
  type SessionState,
  type SignInPlace,
  signIn,
  signInAnswered,
  signInAsked,
  signOut,
} from "../../../core/session/session-state.ts";
import type { PuzzleSolver } from "../../../core/session/solve-puzzles.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";

export interface SessionDependencies {
  readonly session: SignInPort;
  readonly sessionStorage: SessionStorage;
  readonly wait: Wait;
  readonly solvePuzzle?: PuzzleSolver["solve"];
}

/** The signed-in member, in this tab and in every other one. */
export class SessionStore {
  state: SessionState = INITIAL_SESSION;
  /** True while a sign-out is under way: a token that a late reply brings must not be stored any more. */
  leaving = false;
  /** True while the sign-in solves a puzzle for a place at a backend that is too busy. */
  solving = false;
  readonly #dependencies: SessionDependencies;
  #signingIn: Promise<Result<Session, Problem>> | undefined;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get currentUser(): Member | undefined {
    return this.state.currentUser;
  }

  get signedIn(): boolean {
    return this.state.currentUser !== undefined;
  }

  get loading(): boolean {
    return this.state.loading;
  }

  /** Why the last sign-in failed or the session ended. */
  get error(): Problem | undefined {
    return this.state.error;
  }

  dispatch(event: SessionEvent): void {
    this.state = reduceSession(this.state, event);
  }

  /** Restores the stored session before the first screen and follows other tabs. Returns how to stop. */
  start(): () => void {
    this.dispatch(restoreSession(this.#dependencies));
    return this.#dependencies.sessionStorage.watch((stored) =>
      this.dispatch(stored ? { type: "getCurrentUser", user: stored.member } : { type: "Logout" }),
    );
  }

  /** One at a time: a second click gets the answer to the first. */
  signIn(credentials: Credentials, place: SignInPlace = "login-page"): Promise<Result<Session, Problem>> {
    this.#signingIn ??= this.#signIn(credentials, place).finally(() => {
      this.#signingIn = undefined;
    });
    return this.#signingIn;
  }

  async signOut(): Promise<void> {
    this.leaving = true;
    const ended = await signOut(this.#dependencies);
    runInAction(() => {
      this.leaving = false;
      this.dispatch(ended);
    });
  }

  /** Signs in with a session that a registration opened. */
  enter(session: Session): void {
    this.dispatch({ type: "LoginSuccess", user: session.member });
  }

  /**
   * Ends the session that a call was made with. Undefined when the call found no session: something else emptied the
   * storage. Does nothing when another session has started since.
   */
  expire(session: Session | undefined, problem?: Problem): void {
    const current = this.#dependencies.sessionStorage.read();
    if (this.signedIn && (!current || current.token === session?.token)) {
      this.dispatch(endSession(this.#dependencies, problem));
    }
  }

  /** Reads the member again. */
  async refresh(): Promise<Result<Member | undefined, Problem>> {
    const member = await refreshMember(this.#dependencies);
    if (member.ok && member.value) this.dispatch({ type: "getCurrentUser", user: member.value });
    return member;
  }

  /**
   * Changes the member here and in the storage: reading the level also updates the profile. Does nothing when somebody
   * else has signed in since.
   */
  updateMember(id: MemberId, change: Partial<Member>): void {
    const stored = this.#dependencies.sessionStorage.read();
    const user = this.state.currentUser;
    if (user?.id !== id || stored?.member.id !== id) return;
    const member = { ...user, ...change };
    this.#dependencies.sessionStorage.write({ token: stored.token, member });
    this.dispatch({ type: "getCurrentUser", user: member });
  }

  /** Forgets the last error. */
  clearError(): void {
    if (!this.signedIn) this.dispatch({ type: "noCurrentUser" });
  }

  async #signIn(credentials: Credentials, place: SignInPlace): Promise<Result<Session, Problem>> {
    this.dispatch(signInAsked(place));
    const { solvePuzzle: solve, ...dependencies } = this.#dependencies;
    const onSolving = (solving: boolean) =>
      runInAction(() => {
        this.solving = solving;
      });
    const answer = await signIn({ ...dependencies, ...(solve && { puzzles: { solve, onSolving } }) }, credentials);
    this.dispatch(signInAnswered(place, answer));
    return answer;
  }
}
