import type { Evidence } from "../money-action/evidence.ts";
import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { type Intent, type IntentStorage, notSent, type Outcome } from "../money-action/intent.ts";
import { reconcile } from "../money-action/reconcile.ts";
import type { Clock, Wait } from "../platform/device.ts";
import type { InputRules } from "../rules/input-rules.ts";
import type { Fault, Problem } from "../shared/fault.ts";
import { at, type RefusalCode, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import type { Availability, Registration, Session } from "./model.ts";
import type { RegistrationPort, SessionPort, SessionStorage, SignInPort } from "./port.ts";
import {
  parseRegistrationField,
  type RegistrationForm,
  refusalsOf,
  registrationOf,
  STEP_1_FIELDS,
  STEP_2_FIELDS,
} from "./registration-form.ts";
import { type PuzzleSolver, solvingPuzzles } from "./solve-puzzles.ts";

export interface RegisterDependencies {
  readonly session: RegistrationPort & Pick<SignInPort, "signIn">;
  readonly sessionStorage: Pick<SessionStorage, "write">;
  readonly wait: Wait;
  readonly honoursKeys: boolean;
  /** How long an outcome is looked for; until the last look if left out. */
  readonly lookForMs?: number;
  /** If left out, a later page does not know that a registration was sent. */
  readonly notes?: RegistrationNotes;
  /** The default rules if left out. */
  readonly inputRules?: InputRules;
  /** If left out, a backend that is too busy refuses. */
  readonly puzzles?: PuzzleSolver;
}

export interface RegistrationAsk {
  readonly form: RegistrationForm;
  readonly campaign?: Registration["campaign"];
  readonly key: IdempotencyKey;
  /** It was sent before under this key, and its outcome is unknown. */
  readonly resumed?: boolean;
  readonly onChecking?: ((lost: Fault | undefined) => void) | undefined;
}

const STEPS = {
  1: { fields: STEP_1_FIELDS, checks: ["phone", "username"] },
  2: { fields: STEP_2_FIELDS, checks: ["accountNumber", "inviterCode"] },
} as const satisfies Record<1 | 2, { fields: readonly (keyof RegistrationForm)[]; checks: readonly CheckedField[] }>;

/** Every problem of a step: the rules' refusals, or the backend's when the rules have none. */
export async function checkStep(
  dependencies: RegistrationCheckDependencies,
  step: 1 | 2,
  form: RegistrationForm,
): Promise<readonly Problem[]> {
  const { fields, checks } = STEPS[step];
  const refusals = refusalsOf(fields, form, dependencies.inputRules);
  if (refusals.length > 0) return refusals;
  const answers = await Promise.all(checks.map((field) => checkRegistrationField(dependencies, field, form)));
  // The registration itself checks all of it again.
  return answers.flatMap((answer) => (answer.ok || isTooBusy(answer.error) ? [] : [answer.error]));
}

/** Other people ask too much: that is no fault of what was typed, and stops nobody. */
function isTooBusy(problem: Problem): boolean {
  return problem.kind === "refusal" && problem.code === "too-many-requests";
}

/** Registers and signs in. After a lost reply it looks whether the account exists and accepts the password. */
export async function register(dependencies: RegisterDependencies, ask: RegistrationAsk): Promise<Outcome<Session>> {
  const { session, sessionStorage, wait, honoursKeys, lookForMs, notes, inputRules, puzzles } = dependencies;
  const registration = registrationOf(ask.form, ask.campaign, inputRules);
  if (!registration.ok) return notSent(registration.error);
  const { username } = registration.value;
  const outcome = await noted(notes, username, ask.key, () =>
    reconcile(
      {
        send: () => solvingPuzzles(puzzles, (...answer) => session.register(registration.value, ask.key, ...answer)),
        lookUp: () => lookForAccount(dependencies, registration.value),
      },
      {
        wait,
        lookForMs,
        maySendAgain: () => honoursKeys,
        resumed: ask.resumed ?? false,
        onChecking: ask.onChecking,
      },
    ),
  );
  if (outcome.state === "done") sessionStorage.write(outcome.value);
  return outcome;
}

async function lookForAccount(
  { session, puzzles }: Pick<RegisterDependencies, "session" | "puzzles">,
  { username, password }: Registration,
): Promise<Evidence<Session>> {
  const answer = await session.checkUsername(username);
  if (!answer.ok) return { seen: "unreadable", problem: answer.error };
  if (answer.value === "free") return { seen: "nothing" };
  const signedIn = await solvingPuzzles(puzzles, (...answer) => session.signIn({ username, password }, ...answer));
  if (signedIn.ok) return { seen: "effect", value: signedIn.value };
  if (signedIn.error.kind === "refusal" && signedIn.error.code === "credentials-wrong") {
    return { seen: "superseded", refusal: at("username", refuse("username-taken")) };
  }
  return { seen: "unreadable", problem: signedIn.error };
}

/** The fields that the backend checks while the member types. */
export const CHECKED_FIELDS = ["phone", "username", "accountNumber", "inviterCode"] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

export interface RegistrationCheckDependencies {
  readonly session: Pick<SessionPort, "checkPhone" | "checkUsername" | "checkBankAccount" | "inviter" | "accountName">;
  /** The default rules if left out. */
  readonly inputRules?: InputRules;
}

/** Passes with the inviter's masked name, or with an empty text. */
export async function checkRegistrationField(
  { session, inputRules }: RegistrationCheckDependencies,
  field: CheckedField,
  form: RegistrationForm,
): Promise<Result<string, Problem>> {
  const parsed = parseRegistrationField(field, form, inputRules);
  if (!parsed.ok) return parsed;
  switch (field) {
    case "phone":
      return free(await session.checkPhone(parsed.value), field, "phone-taken");
    case "username":
      return free(await session.checkUsername(parsed.value), field, "username-taken");
    case "accountNumber":
      return free(await session.checkBankAccount(parsed.value), field, "bank-account-taken");
    case "inviterCode": {
      if (parsed.value === "") return ok("");
      const inviter = await session.inviter(parsed.value);
      return inviter.ok ? ok(inviter.value.maskedName) : atField(inviter.error, field);
    }
  }
}

/** The account holder's name at the bank. */
export async function lookUpAccountName(
  { session, inputRules }: RegistrationCheckDependencies,
  form: RegistrationForm,
): Promise<Result<string, Problem>> {
  const account = parseRegistrationField("accountNumber", form, inputRules);
  if (!account.ok) return account;
  if (form.bank === "") return err(at("bank", refuse("bank-required")));
  const name = await session.accountName(form.bank, account.value);
  return name.ok ? name : atField(name.error, "accountNumber");
}

function free(
  answer: Result<Availability, Problem>,
  field: CheckedField,
  code: Extract<RefusalCode, "phone-taken" | "username-taken" | "bank-account-taken">,
): Result<string, Problem> {
  if (!answer.ok) return atField(answer.error, field);
  return answer.value === "free" ? ok("") : err(at(field, refuse(code)));
}

function atField(problem: Problem, field: string): { readonly ok: false; readonly error: Problem } {
  return err(problem.kind === "refusal" ? at(field, problem) : problem);
}

/** Where the page notes a registration while its outcome is unknown. */
interface RegistrationNotes {
  readonly intents: Pick<IntentStorage, "write" | "remove" | "pending">;
  readonly clock: Clock;
}

/** How a registration is noted: by its username, without anything else that was typed. */
const REGISTRATION = { kind: "registration", stored: { username: "text" } } as const;

/** Notes a registration before it is sent, and forgets it once its outcome is known. */
export async function noted<T>(
  notes: RegistrationNotes | undefined,
  username: string,
  key: IdempotencyKey,
  send: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (!notes) return send();
  const intent: Intent<typeof REGISTRATION.stored> = { kind: REGISTRATION.kind, key, madeAt: notes.clock(), username };
  notes.intents.write(intent);
  const outcome = await send();
  if (outcome.state !== "unknown") notes.intents.remove(key);
  return outcome;
}

/** `exists`: an account of this name exists now, which is most likely the one that was registered. */
export type EarlierRegistration = { readonly username: string; readonly state: "exists" | "not-found" | "unreadable" };

/** What became of a registration that an earlier page sent. Undefined when none has an unknown outcome. */
export async function findEarlierRegistration(
  session: Pick<SessionPort, "checkUsername">,
  { intents }: Pick<RegistrationNotes, "intents">,
): Promise<EarlierRegistration | undefined> {
  const [earlier] = intents.pending(REGISTRATION).slice(-1);
  if (!earlier) return undefined;
  const { username } = earlier;
  const answer = await session.checkUsername(username);
  if (!answer.ok) return { username, state: "unreadable" };
  return { username, state: answer.value === "taken" ? "exists" : "not-found" };
}

/** Forgets earlier registrations: the person has seen what became of them. */
export function forgetEarlierRegistrations({ intents }: Pick<RegistrationNotes, "intents">): void {
  for (const { key } of intents.pending(REGISTRATION)) intents.remove(key);
}
