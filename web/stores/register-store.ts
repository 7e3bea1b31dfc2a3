import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Problem } from "../../core/fault.ts";
import { createLatch, type IntentKey, type Latch, type NewIntentKey } from "../../core/intent.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { Result } from "../../core/result.ts";
import {
  CHECKED_FIELDS,
  type CheckedField,
  checkRegistrationField,
  lookUpAccountName,
} from "../../core/session/check-registration.ts";
import type { Registration, Session } from "../../core/session/port.ts";
import { checkStep, type RegisterDesk, register } from "../../core/session/register.ts";
import {
  EMPTY_REGISTRATION,
  parseRegistrationField,
  type RegistrationField,
  type RegistrationForm,
} from "../../core/session/registration-form.ts";
import type { After } from "../../core/timers.ts";
import { LiveCheck } from "./live-check.ts";
import { concernsStep1, type RegistrationProblems, registrationProblems } from "./registration-problems.ts";

export interface RegisterStoreDesk extends RegisterDesk {
  readonly newKey: NewIntentKey;
  readonly after: After;
}

/** `checking`: the reply was lost and the account is being looked for; `unknown`: in vain, so far. */
export type RegisterPhase = "idle" | "checking-step" | "sending" | "checking" | "done" | "unknown";

/** Registration in two steps, with live checks. Nothing of it is ever stored. */
export class RegisterStore {
  form: RegistrationForm = EMPTY_REGISTRATION;
  step: 1 | 2 = 1;
  phase: RegisterPhase = "idle";
  /** What the backend says of a field while it is typed. */
  readonly checks: Readonly<Record<CheckedField, LiveCheck>>;
  /** The name in which the bank keeps the account that was typed. */
  readonly accountName: LiveCheck;
  /** What stood against going on, by field; `form` for what is about none. */
  problems: RegistrationProblems = {};
  campaign: Registration["campaign"] = undefined;
  #looked = "";
  #unheard: { readonly key: IntentKey; readonly form: RegistrationForm } | undefined;
  readonly #desk: RegisterStoreDesk;
  readonly #latch: Latch;
  readonly #onDone: (session: Session) => void;

  /** `onDone` is handed the session of the new member, who is signed in. */
  constructor(desk: RegisterStoreDesk, onDone: (session: Session) => void) {
    this.#desk = desk;
    this.#latch = createLatch(desk.newKey);
    this.#onDone = onDone;
    const live = (field: CheckedField) =>
      new LiveCheck(desk.after, () => checkRegistrationField(desk.session, field, this.form));
    this.checks = {
      phone: live("phone"),
      username: live("username"),
      accountNumber: live("accountNumber"),
      inviterCode: live("inviterCode"),
    };
    this.accountName = new LiveCheck(desk.after, () => this.#readAccountName());
    makeAutoObservable(
      this,
      { form: observableRef, problems: observableRef, campaign: observableRef, checks: false, accountName: false },
      { autoBind: true },
    );
  }

  get busy(): boolean {
    return this.phase === "checking-step" || this.phase === "sending" || this.phase === "checking";
  }

  /** The form was opened, by a campaign's or an inviter's link perhaps: the latest link of each kind counts. */
  arrive(link: { readonly campaign: Registration["campaign"]; readonly inviterCode: string | undefined }): void {
    if (this.phase === "done") this.reset();
    if (link.campaign) this.campaign = link.campaign;
    if (link.inviterCode !== undefined) this.set("inviterCode", link.inviterCode);
  }

  set<F extends RegistrationField>(field: F, value: RegistrationForm[F]): void {
    this.form = { ...this.form, [field]: value };
    // With a new password, whether the second is the same is judged anew.
    const mended = field === "password" ? ["form", field, "confirmPassword"] : ["form", field];
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([name]) => !mended.includes(name)));
    if (isChecked(field)) {
      const asked = value !== "" && parseRegistrationField(field, this.form).ok;
      if (asked) this.checks[field].ask();
      else this.checks[field].reset();
    }
    if (field === "bank" || field === "accountNumber") {
      const asked = this.form.bank !== "" && parseRegistrationField("accountNumber", this.form).ok;
      if (asked) this.accountName.ask();
      else this.accountName.reset();
    }
  }

  /** The field was left, so what is wrong with it may be said. */
  leave(field: RegistrationField): void {
    if (this.form[field] === "") return;
    const parsed = parseRegistrationField(field, this.form);
    if (!parsed.ok) this.problems = { ...this.problems, [field]: parsed.error };
  }

  /** What is to be said at a field. */
  problemOf(field: RegistrationField): Problem | undefined {
    return this.problems[field] ?? (isChecked(field) ? this.checks[field].refusal : undefined);
  }

  /** From step 1 to step 2, when nothing stands against it. */
  async next(): Promise<void> {
    if (this.busy) return;
    this.phase = "checking-step";
    const problems = await checkStep(this.#desk.session, 1, this.form);
    runInAction(() => {
      this.phase = "idle";
      this.#note(problems);
      if (problems.length === 0) this.step = 2;
    });
  }

  back(): void {
    if (!this.busy) this.step = 1;
  }

  /** Registers; undefined, with nothing sent, while a registration is under way. */
  submit(): Promise<void> | undefined {
    if (this.phase === "done") return undefined;
    return this.#latch.run((key) => this.#submit(key));
  }

  reset(): void {
    if (this.busy) return;
    for (const check of [...Object.values(this.checks), this.accountName]) check.reset();
    this.form = EMPTY_REGISTRATION;
    this.step = 1;
    this.phase = "idle";
    this.problems = {};
    this.campaign = undefined;
    this.#unheard = undefined;
  }

  async #submit(newKey: IntentKey): Promise<void> {
    const { form, campaign } = this;
    // The same form goes under the same key, as long as nobody heard what became of it; its account may be there.
    const resumed = this.#unheard?.form === form;
    const key = this.#unheard?.form === form ? this.#unheard.key : newKey;
    this.#enter("checking-step");
    const problems = resumed ? [] : await checkStep(this.#desk.session, 2, form);
    if (problems.length > 0) {
      this.#enter("idle");
      runInAction(() => this.#note(problems));
      return;
    }
    this.#enter("sending");
    const onChecking = () => this.#enter("checking");
    const outcome = await register(this.#desk, { form, campaign, key, resumed, onChecking });
    this.#unheard = outcome.state === "unknown" ? { key, form } : undefined;
    runInAction(() => this.#finish(outcome));
  }

  #enter(phase: RegisterPhase): void {
    runInAction(() => {
      this.phase = phase;
    });
  }

  #finish(outcome: Outcome<Session>): void {
    this.phase = outcome.state === "done" || outcome.state === "unknown" ? outcome.state : "idle";
    this.problems = {};
    if (outcome.state === "done") {
      // The page lives on after the registration; a password must not.
      this.form = EMPTY_REGISTRATION;
      this.#onDone(outcome.value);
    }
    if (outcome.state === "refused") this.#note([outcome.refusal]);
    if (outcome.state === "failed") this.#note([outcome.fault]);
  }

  /** Shows problems, at the step where they can be mended. */
  #note(problems: readonly Problem[]): void {
    this.problems = registrationProblems(problems);
    if (concernsStep1(this.problems)) this.step = 1;
  }

  async #readAccountName(): Promise<Result<string, Problem>> {
    const { bank, accountNumber } = this.form;
    const name = await lookUpAccountName(this.#desk.session, this.form);
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
