import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { IdempotencyKey, NewIdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Outcome } from "../../../core/money-action/intent.ts";
import { createLatch, type Latch } from "../../../core/money-action/latch.ts";
import type { After } from "../../../core/platform/device.ts";
import type { InputRules } from "../../../core/rules/input-rules.ts";
import type { Registration, Session } from "../../../core/session/model.ts";
import {
  checkStep,
  type EarlierRegistration,
  findEarlierRegistration,
  forgetEarlierRegistrations,
  type RegisterDependencies,
  register,
} from "../../../core/session/register.ts";
import type { RegistrationForm } from "../../../core/session/registration-form.ts";
import type { PuzzleSolver } from "../../../core/session/solve-puzzles.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { concernsStep1, RegistrationDraft } from "./registration-draft.ts";

export interface RegisterStoreDependencies extends Omit<RegisterDependencies, "puzzles"> {
  readonly solvePuzzle?: PuzzleSolver["solve"];
  readonly newKey: NewIdempotencyKey;
  readonly after: After;
  readonly inputRules: InputRules;
}

/** `checking`: the reply was lost and the account is being looked for; `unknown`: it was not found yet. */
export type RegisterPhase = "idle" | "checking-step" | "sending" | "checking" | "done" | "unknown";

/** Registration in two steps. */
export class RegisterStore {
  readonly draft: RegistrationDraft;
  step: 1 | 2 = 1;
  phase: RegisterPhase = "idle";
  /** True while it solves a puzzle for a place at a backend that is too busy. */
  solving = false;
  campaign: Registration["campaign"] = undefined;
  /** What became of a registration that was sent before the page was loaded. */
  earlier: EarlierRegistration | undefined = undefined;
  /** The registration that was sent and whose outcome is unknown. */
  #unknown: { readonly key: IdempotencyKey; readonly form: RegistrationForm } | undefined;
  readonly #dependencies: RegisterStoreDependencies;
  readonly #latch: Latch;
  readonly #onDone: (session: Session) => void;

  /** Calls `onDone` with the session of the new member. */
  constructor(dependencies: RegisterStoreDependencies, onDone: (session: Session) => void) {
    this.#dependencies = dependencies;
    this.#latch = createLatch(dependencies.newKey);
    this.#onDone = onDone;
    this.draft = new RegistrationDraft(dependencies);
    makeAutoObservable(this, { draft: false, campaign: observableRef, earlier: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.phase === "checking-step" || this.phase === "sending" || this.phase === "checking";
  }

  /** The form was opened, perhaps by the link of a campaign or an inviter. The latest link of each kind counts. */
  open(link: { readonly campaign: Registration["campaign"]; readonly inviterCode: string | undefined }): void {
    if (this.phase === "done") this.reset();
    void this.findEarlier();
    if (link.campaign) this.campaign = link.campaign;
    if (link.inviterCode !== undefined) this.draft.set("inviterCode", link.inviterCode);
  }

  /** Looks what became of a registration of an earlier page. */
  async findEarlier(): Promise<void> {
    const { notes, session } = this.#dependencies;
    if (!notes || this.phase !== "idle") return;
    const earlier = await findEarlierRegistration(session, notes);
    runInAction(() => {
      this.earlier = this.phase === "idle" ? earlier : undefined;
    });
  }

  /** Goes to step 2 unless step 1 has a problem. */
  async next(): Promise<void> {
    if (this.busy) return;
    this.phase = "checking-step";
    const problems = await checkStep(this.#dependencies, 1, this.draft.form);
    runInAction(() => {
      this.phase = "idle";
      this.#note(problems);
      if (problems.length === 0) this.step = 2;
    });
  }

  back(): void {
    if (!this.busy) this.step = 1;
  }

  /** Registers. Returns undefined and sends nothing while a registration is under way. */
  submit(): Promise<void> | undefined {
    if (this.phase === "done") return undefined;
    return this.#latch.run((key) => this.#submit(key));
  }

  reset(): void {
    if (this.busy) return;
    this.draft.clear();
    this.step = 1;
    this.phase = "idle";
    this.campaign = undefined;
    this.#unknown = undefined;
  }

  async #submit(newKey: IdempotencyKey): Promise<void> {
    const { campaign } = this;
    const { form } = this.draft;
    // While the outcome is unknown, the same form is sent under the same key: its account may exist.
    const unknown = this.#unknown?.form === form ? this.#unknown : undefined;
    const resumed = unknown !== undefined;
    const key = unknown?.key ?? newKey;
    this.#enter("checking-step");
    const problems = resumed ? [] : await checkStep(this.#dependencies, 2, form);
    if (problems.length > 0) {
      this.#enter("idle");
      runInAction(() => this.#note(problems));
      return;
    }
    if (!resumed && this.#dependencies.notes) forgetEarlierRegistrations(this.#dependencies.notes);
    runInAction(() => {
      this.earlier = undefined;
    });
    this.#enter("sending");
    const onChecking = () => this.#enter("checking");
    const { solvePuzzle: solve, ...dependencies } = this.#dependencies;
    const onSolving = (solving: boolean) =>
      runInAction(() => {
        this.solving = solving;
      });
    const puzzles = solve && { puzzles: { solve, onSolving } };
    const outcome = await register({ ...dependencies, ...puzzles }, { form, campaign, key, resumed, onChecking });
    this.#unknown = outcome.state === "unknown" ? { key, form } : undefined;
    runInAction(() => this.#finish(outcome));
  }

  #enter(phase: RegisterPhase): void {
    runInAction(() => {
      this.phase = phase;
    });
  }

  #finish(outcome: Outcome<Session>): void {
    this.phase = outcome.state === "done" || outcome.state === "unknown" ? outcome.state : "idle";
    this.#note(problemsOf(outcome));
    if (outcome.state === "done") {
      // The page stays open after the registration; the password must not stay in it.
      this.draft.clear();
      this.#onDone(outcome.value);
    }
  }

  /** Shows problems at the step where they can be solved. */
  #note(problems: readonly Problem[]): void {
    this.draft.note(problems);
    if (concernsStep1(this.draft.problems)) this.step = 1;
  }
}

function problemsOf(outcome: Outcome<Session>): readonly Problem[] {
  if (outcome.state === "refused") return [outcome.refusal];
  return outcome.state === "failed" ? [outcome.fault] : [];
}
