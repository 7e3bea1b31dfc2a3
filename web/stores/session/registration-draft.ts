import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { After } from "../../../core/platform/device.ts";
import type { InputRules } from "../../../core/rules/input-rules.ts";
import {
  CHECKED_FIELDS,
  type CheckedField,
  checkRegistrationField,
  lookUpAccountName,
  type RegistrationCheckDependencies,
} from "../../../core/session/register.ts";
import {
  EMPTY_REGISTRATION,
  parseRegistrationField,
  type RegistrationField,
  type RegistrationForm,
  STEP_1_FIELDS,
  STEP_2_FIELDS,
} from "../../../core/session/registration-form.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";

interface RegistrationDraftDependencies extends RegistrationCheckDependencies {
  readonly inputRules: InputRules;
  readonly after: After;
}

/** The form of a registration and its problems by rules and backend. It is never stored. */
export class RegistrationDraft {
  form: RegistrationForm = EMPTY_REGISTRATION;
  /** Why the member cannot go on. */
  problems: RegistrationProblems = {};
  /** The backend's checks of fields while they are typed. */
  readonly checks: Readonly<Record<CheckedField, LiveCheck>>;
  /** The account holder's name at the bank. */
  readonly accountName: LiveCheck;
  /** The last name that was filled in automatically. */
  #filledIn = "";
  readonly #dependencies: RegistrationDraftDependencies;

  constructor(dependencies: RegistrationDraftDependencies) {
    this.#dependencies = dependencies;
    const { after } = dependencies;
    const live = (field: CheckedField) =>
      new LiveCheck(after, () => checkRegistrationField(dependencies, field, this.form));
    this.checks = {
      phone: live("phone"),
      username: live("username"),
      accountNumber: live("accountNumber"),
      inviterCode: live("inviterCode"),
    };
    this.accountName = new LiveCheck(after, () => this.#readAccountName());
    makeAutoObservable(
      this,
      { form: observableRef, problems: observableRef, checks: false, accountName: false },
      { autoBind: true },
    );
  }

  set<F extends RegistrationField>(field: F, value: RegistrationForm[F]): void {
    this.form = { ...this.form, [field]: value };
    // A new password changes whether the repeated one is the same.
    const solved = field === "password" ? ["form", field, "confirmPassword"] : ["form", field];
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([name]) => !solved.includes(name)));
    if (isChecked(field)) {
      this.#askOrReset(this.checks[field], value !== "" && this.parse(field).ok);
    }
    if (field === "bank" || field === "accountNumber") {
      const complete = this.form.bank !== "" && this.parse("accountNumber").ok;
      this.#askOrReset(this.accountName, complete);
    }
  }

  /** Shows the problem of a field when the member leaves it. */
  leave(field: RegistrationField): void {
    if (this.form[field] === "") return;
    const parsed = this.parse(field);
    if (!parsed.ok) this.problems = { ...this.problems, [field]: parsed.error };
  }

  /** A field by the rules: normalised, or their refusal. */
  parse(field: RegistrationField): Result<string, Refusal> {
    return parseRegistrationField(field, this.form, this.#dependencies.inputRules);
  }

  /** The problem to show at a field. */
  problemOf(field: RegistrationField): Problem | undefined {
    return this.problems[field] ?? (isChecked(field) ? this.checks[field].refusal : undefined);
  }

  /** Shows these problems instead of earlier ones. */
  note(problems: readonly Problem[]): void {
    this.problems = registrationProblems(problems);
  }

  clear(): void {
    for (const check of [...Object.values(this.checks), this.accountName]) check.reset();
    this.form = EMPTY_REGISTRATION;
    this.problems = {};
  }

  #askOrReset(check: LiveCheck, complete: boolean): void {
    if (complete) check.ask();
    else check.reset();
  }

  async #readAccountName(): Promise<Result<string, Problem>> {
    const { bank, accountNumber } = this.form;
    const name = await lookUpAccountName(this.#dependencies, this.form);
    const changed = bank !== this.form.bank || accountNumber !== this.form.accountNumber;
    // A name that the member typed is kept.
    if (name.ok && !changed && (this.form.name === "" || this.form.name === this.#filledIn)) {
      this.#filledIn = name.value;
      this.set("name", name.value);
    }
    return name;
  }
}

function isChecked(field: RegistrationField): field is CheckedField {
  return (CHECKED_FIELDS as readonly string[]).includes(field);
}

/** By field; `form` holds a problem of no field. */
type RegistrationProblems = Readonly<Partial<Record<RegistrationField | "form", Problem>>>;

/** Sorts problems by field; only the first one of each field counts. */
function registrationProblems(problems: readonly Problem[]): RegistrationProblems {
  const sorted: Partial<Record<RegistrationField | "form", Problem>> = {};
  for (const problem of problems) sorted[fieldOf(problem)] ??= problem;
  return sorted;
}

/** Whether a problem concerns a field of step 1, so that step 2 cannot solve it. */
export function concernsStep1(problems: RegistrationProblems): boolean {
  return STEP_1_FIELDS.some((field) => problems[field] !== undefined);
}

function fieldOf(problem: Problem): RegistrationField | "form" {
  const named = problem.kind === "refusal" ? problem.field : undefined;
  return [...STEP_1_FIELDS, ...STEP_2_FIELDS].find((field) => field === named) ?? "form";
}

/** `note` is a name to show at the field, or empty. */
export type LiveCheckState =
  | { readonly status: "idle" | "checking" }
  | { readonly status: "passed"; readonly note: string }
  | { readonly status: "stopped"; readonly problem: Problem };

/** The pause in typing after which the check runs. */
const CHECK_AFTER_MS = 400;

/** Checks a field at the backend while the member types: after a pause, and only the latest answer counts. */
export class LiveCheck {
  state: LiveCheckState = { status: "idle" };
  readonly #after: After;
  readonly #check: () => Promise<Result<string, Problem>>;
  #latest = 0;
  #cancel: (() => void) | undefined;

  constructor(after: After, check: () => Promise<Result<string, Problem>>) {
    this.#after = after;
    this.#check = check;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get checking(): boolean {
    return this.state.status === "checking";
  }

  /**
   * The backend's refusal. A failed check is none, nor one that the backend had no time for: what was typed is checked again
   * with the registration.
   */
  get refusal(): Refusal | undefined {
    const problem = this.state.status === "stopped" ? this.state.problem : undefined;
    return problem?.kind === "refusal" && problem.code !== "too-many-requests" ? problem : undefined;
  }

  /** The name that the check found: the inviter's masked name, for example. */
  get note(): string | undefined {
    return this.state.status === "passed" && this.state.note !== "" ? this.state.note : undefined;
  }

  ask(): void {
    this.reset();
    const check = this.#latest;
    this.state = { status: "checking" };
    this.#cancel = this.#after(CHECK_AFTER_MS, () => void this.#run(check));
  }

  reset(): void {
    this.#latest += 1;
    this.#cancel?.();
    this.state = { status: "idle" };
  }

  async #run(check: number): Promise<void> {
    const answer = await this.#check();
    if (check !== this.#latest) return;
    runInAction(() => {
      this.state = answer.ok ? { status: "passed", note: answer.value } : { status: "stopped", problem: answer.error };
    });
  }
}
