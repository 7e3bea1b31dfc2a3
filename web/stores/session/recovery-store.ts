import { makeAutoObservable, runInAction } from "mobx";
import type { Clock } from "../../../core/platform/device.ts";
import { beginRecovery, type RecoverDependencies, recoverPassword } from "../../../core/session/recover-password.ts";
import type { SecondFactorProof } from "../../../core/session/second-factor/model.ts";
import type { PuzzleSolver } from "../../../core/session/solve-puzzles.ts";
import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { isNotOffered, type Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import { ok, type Result } from "../../../core/shared/result.ts";

/** The code that was asked for, without the account. A person who looks at the message may come back to a new page. */
export interface AskedCode {
  readonly ticket: string;
  readonly endsAt: Instant;
}

export interface RecoveryStoreDependencies extends Omit<RecoverDependencies, "puzzles"> {
  readonly solvePuzzle?: PuzzleSolver["solve"];
  readonly clock: Clock;
  /** This tab's. */
  readonly notes: { read(): AskedCode | undefined; write(asked: AskedCode | undefined): void };
}

export interface RecoveryForm {
  readonly account: string;
  readonly code: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const NO_INPUT: RecoveryForm = { account: "", code: "", newPassword: "", confirmPassword: "" };

/** A new password for a member who forgot it: a code, the password, and the second factor of a member who has one. */
export class RecoveryStore {
  form = NO_INPUT;
  step: "account" | "code" | "factor" | "done" = "account";
  /** The backend sends no codes. */
  unavailable = false;
  busy = false;
  /** Another code than the first was asked for. */
  sentAgain = false;
  /** True while it solves a puzzle for a place at a backend that is too busy. */
  solving = false;
  problem: Problem | undefined = undefined;
  /** What the backend said about the second factors that it accepts. */
  facts: Refusal["facts"] = {};
  #asked: AskedCode | undefined;
  readonly #dependencies: RecoveryStoreDependencies;

  constructor(dependencies: RecoveryStoreDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The page was opened. An unfinished recovery of this tab goes on. */
  open(): void {
    this.startAgain();
    const asked = this.#dependencies.notes.read();
    if (!asked || asked.endsAt <= this.#dependencies.clock()) return;
    this.#asked = asked;
    this.step = "code";
  }

  set(field: keyof RecoveryForm, text: string): void {
    this.form = { ...this.form, [field]: text };
    if (this.problem?.kind === "refusal" && (this.problem.field ?? field) === field) this.problem = undefined;
  }

  /** Another phone number or username. */
  startAgain(): void {
    this.form = NO_INPUT;
    this.step = "account";
    this.problem = undefined;
    this.sentAgain = false;
    this.#asked = undefined;
  }

  /** Back from the second factor to what was typed. */
  back(): void {
    this.step = "code";
    this.problem = undefined;
  }

  async askForCode(): Promise<void> {
    await this.#run(async () => {
      const begun = await beginRecovery(this.#withPuzzles(), this.form.account);
      runInAction(() => {
        if (!begun.ok) {
          const { error } = begun;
          this.unavailable = isNotOffered(error);
          this.problem = this.unavailable ? undefined : error;
          return;
        }
        const { ticket, expiresInMs } = begun.value;
        this.#asked = { ticket, endsAt: plus(this.#dependencies.clock(), expiresInMs) };
        this.#dependencies.notes.write(this.#asked);
        this.sentAgain = this.step === "code";
        this.step = "code";
        this.form = { ...this.form, code: "" };
      });
      return ok(undefined);
    });
  }

  /** A second press while one is under way sends nothing. */
  async submit(secondFactor?: SecondFactorProof): Promise<Result<void, Problem>> {
    const { ticket } = this.#asked ?? {};
    if (ticket === undefined) {
      this.startAgain();
      return ok(undefined);
    }
    return this.#run(async () => {
      const { account: _, ...typed } = this.form;
      const recovery = { ...typed, ticket, ...(secondFactor && { secondFactor }) };
      const recovered = await recoverPassword(this.#withPuzzles(), recovery);
      runInAction(() => this.#finish(recovered));
      return recovered;
    });
  }

  #finish(recovered: Result<void, Problem>): void {
    if (recovered.ok) {
      this.#dependencies.notes.write(undefined);
      this.startAgain();
      this.step = "done";
      return;
    }
    const { error } = recovered;
    if (error.kind === "refusal" && error.code === "second-factor-required") {
      this.facts = error.facts;
      this.step = "factor";
    } else if (this.step === "code") {
      this.problem = error;
    }
  }

  async #run(work: () => Promise<Result<void, Problem>>): Promise<Result<void, Problem>> {
    if (this.busy) return ok(undefined);
    this.busy = true;
    this.problem = undefined;
    try {
      return await work();
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #withPuzzles(): RecoverDependencies {
    const { solvePuzzle: solve, ...dependencies } = this.#dependencies;
    const onSolving = (solving: boolean) =>
      runInAction(() => {
        this.solving = solving;
      });
    return { ...dependencies, ...(solve && { puzzles: { solve, onSolving } }) };
  }
}
