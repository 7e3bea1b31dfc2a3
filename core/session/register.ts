import type { Evidence } from "../money-action/evidence.ts";
import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import { reconcile } from "../money-action/reconcile.ts";
import type { Wait } from "../platform/timers.ts";
import type { InputRules } from "../rules/input-rules.ts";
import type { Fault, Problem } from "../shared/fault.ts";
import { at, refuse } from "../shared/refusal.ts";
import { type CheckedField, checkRegistrationField, type RegistrationCheckDependencies } from "./check-registration.ts";
import { noted, type RegistrationNotes } from "./earlier-registration.ts";
import type { Registration, Session } from "./model.ts";
import type { RegistrationPort, SessionStorage, SignInPort } from "./port.ts";
import {
  type RegistrationForm,
  refusalsOf,
  registrationOf,
  STEP_1_FIELDS,
  STEP_2_FIELDS,
} from "./registration-form.ts";

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
  return answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
}

/** Registers and signs in. After a lost reply it looks whether the account exists and accepts the password. */
export async function register(dependencies: RegisterDependencies, ask: RegistrationAsk): Promise<Outcome<Session>> {
  const { session, sessionStorage, wait, honoursKeys, lookForMs, notes, inputRules } = dependencies;
  const registration = registrationOf(ask.form, ask.campaign, inputRules);
  if (!registration.ok) return notSent(registration.error);
  const { username } = registration.value;
  const outcome = await noted(notes, username, ask.key, () =>
    reconcile(
      {
        send: () => session.register(registration.value, ask.key),
        lookUp: () => lookForAccount(session, registration.value),
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
  session: RegisterDependencies["session"],
  { username, password }: Registration,
): Promise<Evidence<Session>> {
  const answer = await session.checkUsername(username);
  if (!answer.ok) return { seen: "unreadable", problem: answer.error };
  if (answer.value === "free") return { seen: "nothing" };
  const signedIn = await session.signIn({ username, password });
  if (signedIn.ok) return { seen: "effect", value: signedIn.value };
  if (signedIn.error.kind === "refusal" && signedIn.error.code === "credentials-wrong") {
    return { seen: "superseded", refusal: at("username", refuse("username-taken")) };
  }
  return { seen: "unreadable", problem: signedIn.error };
}
