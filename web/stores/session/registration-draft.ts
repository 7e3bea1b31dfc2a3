import { makeAutoObservable, observableRef } from "mobx";
import type { After } from "../../../core/platform/timers.ts";
import type { InputRules } from "../../../core/rules/input-rules.ts";
import {
  CHECKED_FIELDS,
  type CheckedField,
  checkRegistrationField,
  lookUpAccountName,
  type RegistrationCheckDependencies,
} from "../../../core/session/check-registration.ts";
import {
  EMPTY_REGISTRATION,
  parseRegistrationField,
  type RegistrationField,
  type RegistrationForm,
} from "../../../core/session/registration-form.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import { LiveCheck } from "../base/live-check.ts";
import { type RegistrationProblems, registrationProblems } from "./registration-problems.ts";

interface RegistrationDraftDependencies extends RegistrationCheckDependencies {
  readonly inputRules: InputRules;
  readonly after: After;
}

/** What is typed of a registration, and what rules and backend say of it meanwhile. Nothing of it is ever stored. */
export class RegistrationDraft {
  form: RegistrationForm = EMPTY_REGISTRATION;
  /** What stood against going on, by field; `form` for what is about none. */
  problems: RegistrationProblems = {};
  /** What the backend says of a field while it is typed. */
  readonly checks: Readonly<Record<CheckedField, LiveCheck>>;
  /** The name in which the bank keeps the account that was typed. */
  readonly accountName: LiveCheck;
  /** The last name that was filled in, not typed. */
  #looked = "";
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
    // With a new password, whether the second is the same is judged anew.
    const mended = field === "password" ? ["form", field, "confirmPassword"] : ["form", field];
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([name]) => !mended.includes(name)));
    if (isChecked(field)) {
      this.#askOrReset(this.checks[field], value !== "" && this.parse(field).ok);
    }
    if (field === "bank" || field === "accountNumber") {
      const complete = this.form.bank !== "" && this.parse("accountNumber").ok;
      this.#askOrReset(this.accountName, complete);
    }
  }

  /** The field was left, so what is wrong with it may be said. */
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

  /** Shows these problems, and none that were shown before. */
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
    const stale = bank !== this.form.bank || accountNumber !== this.form.accountNumber;
    // Fills the name in, unless the person wrote one of their own.
    if (name.ok && !stale && (this.form.name === "" || this.form.name === this.#looked)) {
      this.#looked = name.value;
      this.set("name", name.value);
    }
    return name;
  }
}

function isChecked(field: RegistrationField): field is CheckedField {
  return (CHECKED_FIELDS as readonly string[]).includes(field);
}
