import { type RegistrationField, STEP_1_FIELDS, STEP_2_FIELDS } from "../../../core/session/registration-form.ts";
import type { Problem } from "../../../core/shared/fault.ts";

/** By field; under `form` what is about none. */
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField | "form", Problem>>>;

/** Sorts problems to their fields; of several at one field the first is said. */
export function registrationProblems(problems: readonly Problem[]): RegistrationProblems {
  const sorted: Partial<Record<RegistrationField | "form", Problem>> = {};
  for (const problem of problems) sorted[fieldOf(problem)] ??= problem;
  return sorted;
}

/** Whether something stands against the first step's fields, so that step 2 cannot mend it. */
export function concernsStep1(problems: RegistrationProblems): boolean {
  return STEP_1_FIELDS.some((field) => problems[field] !== undefined);
}

function fieldOf(problem: Problem): RegistrationField | "form" {
  const named = problem.kind === "refusal" ? problem.field : undefined;
  return [...STEP_1_FIELDS, ...STEP_2_FIELDS].find((field) => field === named) ?? "form";
}
