import { type RegistrationField, STEP_1_FIELDS, STEP_2_FIELDS } from "../../../core/session/registration-form.ts";
import type { Problem } from "../../../core/shared/fault.ts";

/** By field; `form` holds a problem of no field. */
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField | "form", Problem>>>;

/** Sorts problems by field; only the first one of each field counts. */
export function registrationProblems(problems: readonly Problem[]): RegistrationProblems {
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
